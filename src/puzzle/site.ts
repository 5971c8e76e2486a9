import type { Choice } from './slot.ts';

/**
 * What the author printed at one site: its numbers in order, or nothing known. An empty list says
 * that there is nothing, where the site allows it (see `none`).
 */
export type Clue = readonly number[] | undefined;

interface Named {
  /** In words, for labels and sentences: "row 2", "circle B", "ships of length 3". */
  readonly words: string;
  readonly slot: SiteSlot;
}

/** What a site takes: numbers that are typed, or one of some signs, which are clicked through. */
export type SiteSlot =
  | {
      readonly gesture: 'type';
      /** How many numbers fit at most. */
      readonly most: number;
      /** The range of each number. */
      readonly low: number;
      readonly high: number;
      /** Whether an empty list is a clue of its own, typed as a dash: this line has no sums at all. */
      readonly none?: true;
    }
  | { readonly gesture: 'cycle'; readonly choices: readonly Choice[] };

/** One number, typed. */
export const oneNumber = (low: number, high: number): SiteSlot => ({
  gesture: 'type',
  most: 1,
  low,
  high,
});

/** Each number that may stand at a site, once. */
export const numbersOf = (slot: SiteSlot): readonly number[] =>
  slot.gesture === 'cycle'
    ? slot.choices.map(({ value }) => value)
    : Array.from({ length: slot.high - slot.low + 1 }, (_, at) => slot.low + at);

/** How many numbers fit at most. */
export const mostOf = (slot: SiteSlot): number => (slot.gesture === 'cycle' ? 1 : slot.most);

/** Whether an empty list is a clue of its own. */
export const takesNone = (slot: SiteSlot): boolean => slot.gesture === 'type' && slot.none === true;

/** How an empty list is written. */
export const NONE = '-';
const DASH = /^[-–—]$/;

/**
 * A place outside the cells where the author prints numbers. Lines are counted from 0; a corner's
 * (`x`, `y`) is a point of the grid where four cells meet, (1, 1) being the first; that of a side is
 * the middle of the line between two cells, (1, 0.5) between the first two.
 */
export type Site = Named &
  (
    | {
        readonly at: 'margin';
        readonly axis: 'row' | 'column';
        readonly index: number;
        /** It stands at the line's far end, on the right or below; otherwise at its near one. */
        readonly end?: 'far';
      }
    | { readonly at: 'corner' | 'side'; readonly x: number; readonly y: number }
    /**
     * In half of the black square with the upper left corner (`x`, `y`), which a diagonal divides: the
     * upper half, for the row on its right, or the lower, for the column below. -1 is beside the grid.
     */
    | {
        readonly at: 'half';
        readonly half: 'upper' | 'lower';
        readonly x: number;
        readonly y: number;
      }
    /** In the upper left corner (`x`, `y`) of the first cell of a drawn area. */
    | { readonly at: 'area'; readonly area: number; readonly x: number; readonly y: number }
    /** What is counted may be so many cells in a row, which are drawn: a ship. */
    | {
        readonly at: 'list';
        readonly ship?: number;
        /** Few puzzles print it: it is shown where it is printed, or asked for. */
        readonly rare?: true;
      }
  );

/**
 * How a clue is typed and shown: numbers separated by spaces, or the signs that they stand for; a
 * dash for an empty list.
 */
export function showClue(clue: Clue, site?: Pick<Site, 'slot'>): string {
  if (clue?.length === 0) return NONE;
  const shown = clue?.map((number) => signOf(site?.slot, number)?.symbol ?? String(number));
  return shown?.join(' ') ?? '';
}

/** A clue as it is said aloud. */
export const spokenClue = (clue: Clue, site: Pick<Site, 'slot'>): string =>
  signOf(site.slot, clue?.[0])?.name ?? showClue(clue, site);

const signOf = (slot: SiteSlot | undefined, number: number | undefined): Choice | undefined =>
  slot?.gesture === 'cycle' ? slot.choices.find(({ value }) => value === number) : undefined;

/** What comes after a clue when the signs of its site are clicked through; after the last, none. */
export function nextSign(signs: readonly Choice[], clue: Clue, step: 1 | -1): Clue {
  const ring = [undefined, ...signs.map(({ value }) => value)];
  const next = ring[(ring.indexOf(clue?.[0]) + step + ring.length) % ring.length];
  return next === undefined ? undefined : [next];
}

/** What is neither a number nor between two of them, or a number below 0. */
const STRANGE = /[^\d\s,.;:/+|?–—-]|^\s*[-–—]\s*\d/;

/** The word that agrees with a site's words, some of which are of several: "ships of length 3". */
export const agree = (words: string, one: string, many: string): string =>
  /^\w+s /.test(words) ? many : one;

/** Whether a dash was typed, which stands for an empty list at sites that allow one. */
export const isDash = (typed: string): boolean => DASH.test(typed.trim());

/**
 * Reads what a person typed at a site; numbers may be divided by spaces or signs.
 * Nothing typed is an unknown clue. Returns a reason when what was typed does not fit the site.
 */
export function readClue(
  site: Site,
  entered: string,
): { readonly clue: Clue } | { readonly reason: string } {
  // Digits of full width, as input methods write them, are digits.
  const typed = entered.normalize('NFKC');
  const { slot } = site;
  const has = `${site.words} ${agree(site.words, 'has', 'have')}`;
  if (slot.gesture === 'cycle') {
    const key = typed.trim().toLowerCase();
    const sign = slot.choices.find(({ symbol, keys }) => symbol === key || keys.includes(key));
    if (sign !== undefined) return { clue: [sign.value] };
    if (key === '') return { clue: undefined };
    const wanted = slot.choices.map(({ symbol }) => symbol).join(' or ');
    return { reason: `${has} "${typed.trim()}"; ${wanted} wanted` };
  }
  const numbers = (typed.match(/\d+/g) ?? []).map(Number);
  const wrong = STRANGE.test(typed)
    ? `"${typed.trim()}"`
    : numbers.find((number) => number < slot.low || number > slot.high);
  if (wrong !== undefined) return { reason: `${has} ${wrong}; ${slot.low} to ${slot.high} wanted` };
  if (numbers.length > slot.most) {
    return { reason: `${has} ${numbers.length} numbers, at most ${slot.most} fit` };
  }
  if (numbers.length > 0) return { clue: numbers };
  return { clue: takesNone(slot) && isDash(typed) ? [] : undefined };
}
