/** A word, number, sign, quoted name or `[setting]` of a line. */
export interface DefinitionToken {
  /** As written. */
  readonly text: string;
  /** Lower case, as phrases are compared. */
  readonly word: string;
  /** 1-based column of its first character. */
  readonly column: number;
}

const TOKEN = /"[^"]*"|\[[^\]]*\]|[\p{L}][\p{L}'’-]*|\d+|\S/gu;

/** The tokens of a line in order; `before` is the number of characters that precede `text`. */
export const tokensOf = (text: string, before = 0): readonly DefinitionToken[] =>
  [...text.matchAll(TOKEN)].map((match) => ({
    text: match[0],
    word: match[0].toLowerCase(),
    column: before + match.index + 1,
  }));
