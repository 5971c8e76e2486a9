/** What the author printed at one site: its numbers in order, or nothing known. */
export type Clue = readonly number[] | undefined;

interface Numbers {
  /** In words, for labels and sentences: "row 2", "circle B", "ships of length 3". */
  readonly words: string;
  /** How many numbers fit at most. */
  readonly most: number;
  /** The range of each number. */
  readonly low: number;
  readonly high: number;
}

/**
 * A place outside the cells where the author prints numbers. Lines are counted from 0; a corner's
 * (`x`, `y`) is a point of the grid where four cells meet, (1, 1) being the first.
 */
export type Site = Numbers &
  (
    | { readonly at: 'margin'; readonly axis: 'row' | 'column'; readonly index: number }
    | { readonly at: 'corner'; readonly x: number; readonly y: number }
    | { readonly at: 'list' }
  );

/** How a site's numbers are typed and shown: separated by spaces. */
export const showClue = (clue: Clue): string => clue?.join(' ') ?? '';

/**
 * Reads what a person typed at a site; numbers may be divided by anything that is no digit.
 * Nothing typed is an unknown clue. Returns a reason when the numbers do not fit the site.
 */
export function readClue(
  site: Site,
  typed: string,
): { readonly clue: Clue } | { readonly reason: string } {
  const numbers = (typed.match(/\d+/g) ?? []).map(Number);
  if (numbers.length === 0) return { clue: undefined };
  if (numbers.length > site.most) {
    return { reason: `${site.words} has ${numbers.length} numbers, at most ${site.most} fit` };
  }
  const wrong = numbers.find((number) => number < site.low || number > site.high);
  if (wrong !== undefined) {
    return { reason: `${site.words} has ${wrong}; ${site.low} to ${site.high} wanted` };
  }
  return { clue: numbers };
}
