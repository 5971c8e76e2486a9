/**
 * The rules in a help text, as HTML: all up to the end of its list. What comes after that tells how
 * to enter a puzzle, and where it is printed.
 */
export function rulesPart(help: string): string {
  const end = '</ul>';
  const at = help.lastIndexOf(end);
  return at < 0 ? help : help.slice(0, at + end.length);
}
