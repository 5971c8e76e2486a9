import type { Values } from '#logic/claim.ts';

/** Marks that go along with a puzzle's text in a link: the last line, and one sign for each cell. */
const LINE = /^#progress ([\da-z.]+)\n$/m;

/** A puzzle's text with the player's marks, which are 0 to 35; `marks` is indexed by cell. */
export const withProgress = (text: string, marks: Values): string =>
  `${text}#progress ${marks.map((mark) => mark?.toString(36) ?? '.').join('')}\n`;

/** The text by itself, and the marks if there are any: untrusted, and of any length. */
export function splitProgress(shared: string): { readonly text: string; readonly marks?: Values } {
  const found = LINE.exec(shared);
  if (found === null || found.index + found[0].length !== shared.length) return { text: shared };
  const marks = [...(found[1] ?? '')].map((sign) =>
    sign === '.' ? undefined : Number.parseInt(sign, 36),
  );
  return { text: shared.slice(0, found.index), marks };
}
