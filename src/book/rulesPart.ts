/**
 * The rules in a help text, as HTML: all up to the end of its first list. What comes after that tells of clues that few
 * puzzles have, how to enter a puzzle, and where it is printed. A puzzle's own rules (`ownRules`) stand beside these.
 */
export function rulesPart(help: string): string {
  const end = '</ul>';
  const at = help.indexOf(end);
  return at < 0 ? help : help.slice(0, at + end.length);
}
