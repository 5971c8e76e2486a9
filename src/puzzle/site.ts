import type { Choice } from './slot.ts';

/**
 * What the author printed at one site: its numbers in order; `undefined` if unknown. An empty list
 * states that there are none, if the site allows that (see `none`).
 */
export type Clue = readonly number[] | undefined;

interface Named {
  /** In words, for labels and sentences: "row 2", "circle B", "ships of length 3". */
  readonly words: string;
  readonly slot: SiteSlot;
}

/** What a site takes: typed numbers, or one of several signs, which are cycled by clicks. */
export type SiteSlot =
  | {
      readonly gesture: 'type';
      /** The most numbers. */
      readonly most: number;
      /** The range of each number. */
      readonly low: number;
      readonly high: number;
      /** Whether an empty list is a clue, typed as a dash: this line has no sums at all. */
      readonly none?: true;
      /** How its one number is written, if it stands for more than itself: a result with its sign. */
      readonly spelling?: Spelling;
      /** Set if it is drawn in a circle. */
      readonly isCircled?: true;
    }
  | { readonly gesture: 'cycle'; readonly choices: readonly Choice[] };

/** How a number is written that stands for more than itself. */
export interface Spelling {
  show(number: number): string;
  /** In ASCII, as texts have it. */
  write(number: number): string;
  /** As screen readers say it. */
  say(number: number): string;
  /** `undefined` for a text that is no such number. */
  read(typed: string): number | undefined;
  /** "a number and +, −, × or ÷". */
  readonly wanted: string;
  /** What is typed besides digits, each with its keys; at most one, at the end. */
  readonly signs: readonly Pick<Choice, 'symbol' | 'keys'>[];
  /** Set if no digits are typed, only signs: letters. */
  readonly isWithoutDigits?: true;
}

/** One typed number. */
export const oneNumber = (low: number, high: number): SiteSlot => ({
  gesture: 'type',
  most: 1,
  low,
  high,
});

/** Each number that a site can take, without duplicates. */
export const numbersOf = (slot: SiteSlot): readonly number[] =>
  slot.gesture === 'cycle'
    ? slot.choices.map(({ value }) => value)
    : Array.from({ length: slot.high - slot.low + 1 }, (_, at) => slot.low + at);

/** Whether a number is one that a site can take; a range may have ten thousands of them. */
export const takesNumber = (slot: SiteSlot, number: number): boolean =>
  slot.gesture === 'cycle'
    ? slot.choices.some(({ value }) => value === number)
    : Number.isInteger(number) && number >= slot.low && number <= slot.high;

/** The most numbers at a site. */
export const mostOf = (slot: SiteSlot): number => (slot.gesture === 'cycle' ? 1 : slot.most);

/** How the number of a site is written, if it stands for more than itself. */
export const spellingOf = (slot: SiteSlot | undefined): Spelling | undefined =>
  slot?.gesture === 'type' ? slot.spelling : undefined;

/** Whether an empty list is a clue. */
export const takesNone = (slot: SiteSlot): boolean => slot.gesture === 'type' && slot.none === true;

/** The text for an empty list. */
export const NONE = '-';
const DASH = /^[-–—]$/;

/**
 * A place outside the cells where the author prints numbers. Lines are 0-based; a corner's (`x`,
 * `y`) is a point of the grid where four cells meet, (1, 1) being the first; that of a side is the
 * middle of the line between two cells, (1, 0.5) between the first two.
 */
export type Site = Named &
  (
    | {
        readonly at: 'margin';
        readonly axis: 'row' | 'column';
        readonly index: number;
        /** At the line's far end, on the right or below; by default at its near end. */
        readonly end?: 'far';
      }
    | { readonly at: 'corner' | 'side'; readonly x: number; readonly y: number }
    /** In a square whose sides are cells; (`x`, `y`) is its centre on the picture. */
    | { readonly at: 'square'; readonly x: number; readonly y: number }
    /** Anywhere among squares whose sides are cells: at a centre, on a side or on a corner. */
    | { readonly at: 'dot'; readonly x: number; readonly y: number }
    /** At a corner of cells, also at the border; (0, 0) is the first. Nothing is seen unless printed. */
    | { readonly at: 'point'; readonly x: number; readonly y: number }
    /**
     * In half of the black square with upper left corner (`x`, `y`), which a diagonal divides: the
     * upper half, for the row to its right, or the lower, for the column below. −1 is beside the
     * grid.
     */
    | {
        readonly at: 'half';
        readonly half: 'upper' | 'lower';
        readonly x: number;
        readonly y: number;
      }
    /** In the upper left corner (`x`, `y`) of the first cell of a drawn area. */
    | { readonly at: 'area'; readonly area: number; readonly x: number; readonly y: number }
    /** Set if what is counted is a shape of this many cells in a row, which is drawn: a ship. */
    | {
        readonly at: 'list';
        readonly ship?: number;
        /** Rarely printed: shown only if it is printed, or on request. */
        readonly rare?: true;
      }
  );

/**
 * The text of a clue, as typed and shown: numbers separated by spaces, or the signs that they stand
 * for; a dash for an empty list.
 */
export function showClue(clue: Clue, site?: Pick<Site, 'slot'>): string {
  if (clue?.length === 0) return NONE;
  const spelling = spellingOf(site?.slot);
  const shown = clue?.map(
    (number) => spelling?.show(number) ?? signOf(site?.slot, number)?.symbol ?? String(number),
  );
  return shown?.join(' ') ?? '';
}

/** A clue as screen readers say it. */
export const spokenClue = (clue: Clue, site: Pick<Site, 'slot'>): string =>
  (clue?.[0] === undefined ? undefined : spellingOf(site.slot)?.say(clue[0])) ??
  signOf(site.slot, clue?.[0])?.name ??
  showClue(clue, site);

const signOf = (slot: SiteSlot | undefined, number: number | undefined): Choice | undefined =>
  slot?.gesture === 'cycle' ? slot.choices.find(({ value }) => value === number) : undefined;

/** The next sign when a clue is cycled; after the last comes none. */
export function nextSign(signs: readonly Choice[], clue: Clue, step: 1 | -1): Clue {
  const ring = [undefined, ...signs.map(({ value }) => value)];
  const next = ring[(ring.indexOf(clue?.[0]) + step + ring.length) % ring.length];
  return next === undefined ? undefined : [next];
}

/** A character that neither belongs to a number nor separates two, or a number below 0. */
const STRANGE = /[^\d\s,.;:/+|?–—-]|^\s*[-–—]\s*\d/;

/** The verb form that agrees with a site's words, some of which are plural: "ships of length 3". */
export const agree = (words: string, one: string, many: string): string =>
  /^\w+s /.test(words) ? many : one;

/** Whether a dash was typed, which is an empty list at sites that allow one. */
export const isDash = (typed: string): boolean => DASH.test(typed.trim());

/**
 * Reads what the user typed at a site; numbers are separated by spaces or punctuation. Empty input
 * is an unknown clue. Returns a reason if the input does not fit the site.
 */
export function readClue(
  site: Site,
  entered: string,
): { readonly clue: Clue } | { readonly reason: string } {
  // Normalises the full-width digits of input methods.
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
  if (slot.spelling !== undefined) {
    if (typed.trim() === '') return { clue: undefined };
    const number = slot.spelling.read(typed);
    return number === undefined
      ? { reason: `${has} "${typed.trim()}"; ${slot.spelling.wanted} wanted` }
      : { clue: [number] };
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
