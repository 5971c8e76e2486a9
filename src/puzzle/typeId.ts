/** The word of puzzles whose rules somebody wrote, in addresses and names of files. */
export const LAB = 'lab';

/**
 * Whether a type's id is the text of its definition: such a type is known by its whole text, so that
 * the same text is the same type wherever it is opened. The ids of our own types are one word.
 */
export const isDefinitionText = (id: string): boolean => id.includes('\n');

/** Whether a text means to be a definition: its first line that says anything is `lab` and a number. */
export const isLikeDefinition = (text: string): boolean =>
  /^(?:\s*(?:#.*)?\n)*lab\s+\d/i.test(text.replace(/^\uFEFF/, ''));

/** A type's word in addresses and in names of files. */
export const wordOfType = (id: string): string => (isDefinitionText(id) ? LAB : id);

/** Stands between a definition and a puzzle's text in a link; no definition has such a line. */
const BELOW = '---';

/** A puzzle's text as links carry it: below the definition of its type, unless that is our own. */
export const withDefinition = (id: string, text: string): string =>
  isDefinitionText(id) ? `${id}\n${BELOW}\n${text}` : text;

/** Divides the text of a link with a definition; without such a line, all of it is the definition. */
export function splitDefinition(text: string): {
  readonly definition: string;
  readonly text: string;
} {
  const lines = text.split('\n');
  const at = lines.indexOf(BELOW);
  return at < 0
    ? { definition: normalDefinition(text), text: '' }
    : {
        definition: normalDefinition(lines.slice(0, at).join('\n')),
        text: lines.slice(at + 1).join('\n'),
      };
}

/** A definition's text without what nobody sees: ends of lines, and empty lines around it. */
export const normalDefinition = (text: string): string =>
  `${text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()}\n`;
