/** A word, number, sign, quoted name or `[setting]` of a line. */
export interface DefinitionToken {
  /** As written. */
  readonly text: string;
  /** Lower case with straight apostrophes, as phrases are compared. */
  readonly word: string;
  /** 1-based line and column of its first character. */
  readonly line: number;
  readonly column: number;
}

const TOKEN = /"[^"]*"|\[[^\]]*\]|[\p{L}][\p{L}'’-]*|\d+|\S/gu;

/** The tokens of a line in order; `before` is the number of characters that precede `text` on it. */
export const tokensOf = (text: string, before = 0, line = 1): readonly DefinitionToken[] =>
  [...text.matchAll(TOKEN)].map((match) => ({
    text: match[0],
    word: match[0].toLowerCase().replaceAll('’', "'"),
    line,
    column: before + match.index + 1,
  }));

/** The column after a token's last character. */
export const endOf = ({ column, text }: DefinitionToken): number => column + text.length;
