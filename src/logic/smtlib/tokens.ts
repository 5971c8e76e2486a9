/** A piece of SMT-LIB text (SMT-LIB 2.6, section 3.1). White space is no token. */
export interface Token {
  readonly kind: 'open' | 'close' | 'comment' | 'string' | 'keyword' | 'numeral' | 'symbol';
  readonly text: string;
  /** Its start and end in the text, in UTF-16 code units; the end is exclusive. */
  readonly from: number;
  readonly to: number;
}

/**
 * One alternative per kind of token. Strings and quoted symbols may be unterminated, as they are
 * while somebody types.
 */
const TOKEN =
  /(?<open>\()|(?<close>\))|(?<comment>;[^\r\n]*)|(?<string>"[^"]*(?:""[^"]*)*(?:"|$))|(?<keyword>:[^\s()";|]*)|(?<numeral>(?:[0-9]+(?:\.[0-9]+)?|#x[0-9a-fA-F]+|#b[01]+)(?=[\s()";]|$))|(?<symbol>\|[^|]*(?:\||$)|[^\s()";|]+)/gu;

/** Splits any text into tokens; it never fails. */
export function tokenize(text: string): readonly Token[] {
  return Array.from(text.matchAll(TOKEN), ({ groups = {}, index, 0: found }): Token => {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) ?? 'symbol';
    return { kind: kind as Token['kind'], text: found, from: index, to: index + found.length };
  });
}
