import type { RunLength } from '#logic/ringTable.ts';
import { printedValue } from './printedNumbers.ts';
import type { Choice, Slot } from './slot.ts';

// Several small numbers in one cell, the lengths of the runs around it. A list is one number whose figures
// are its lengths, ascending, so that it is printed, entered and stored as other numbers are.

/** The figure of a length that is not known: no run around a cell is that long. */
export const UNKNOWN_LENGTH = 9;
const MARK = '?';
/** The number of cells around a cell. */
const AROUND = 8;
/** The most runs around a cell. */
const MOST = 4;

const figuresOf = (list: number): readonly number[] => [...String(list)].map(Number);

/** Whether runs with these lengths, and a cell between each two, fit around a cell. */
function fitsAround(figures: readonly number[]): boolean {
  if (figures.length === 1) return true;
  const least = figures.reduce((all, figure) => all + (figure === UNKNOWN_LENGTH ? 1 : figure), 0);
  return figures.length <= MOST && !figures.includes(0) && figures.length + least <= AROUND;
}

/** Whether a number is a list, its figures in any order. */
export const isList = (number: number): boolean => number >= 0 && fitsAround(figuresOf(number));

/** The same list with its lengths ascending, those not known last. */
export const inOrder = (list: number): number =>
  Number(
    figuresOf(list)
      .toSorted((a, b) => a - b)
      .join(''),
  );

/** All lists: few figures first, then ascending. */
const LISTS: readonly number[] = Array.from({ length: 10 ** MOST }, (_, number) => number).filter(
  (number) => isList(number) && inOrder(number) === number,
);

/** The lists whose lengths are all known. */
export const KNOWN_LISTS: readonly number[] = LISTS.filter(
  (list) => !figuresOf(list).includes(UNKNOWN_LENGTH),
);

/** The list of lengths, in any order; `undefined` if it fits around no cell. */
export function listWith(lengths: readonly RunLength[]): number | undefined {
  const figures = lengths.map((length) => length ?? UNKNOWN_LENGTH);
  const isWrong = figures.length === 0 || lengths.some((length) => (length ?? 0) > AROUND);
  return isWrong || !fitsAround(figures) ? undefined : inOrder(Number(figures.join('')));
}

/** The lengths of a list. */
export const lengthsOf = (list: number): readonly RunLength[] =>
  figuresOf(list).map((figure) => (figure === UNKNOWN_LENGTH ? undefined : figure));

const spelled = (list: number, between: string): string =>
  lengthsOf(list)
    .map((length) => length ?? MARK)
    .join(between);

/** As it is printed, its numbers apart: "1 3", "2 ?". */
export const showList = (list: number): string => spelled(list, ' ');

/** As texts have it: "13", "2?". */
export const writeList = (list: number): string => spelled(list, '');

/** Reads what `writeList` writes, in any order; `undefined` if it is no list. */
export function readList(word: string): number | undefined {
  if (!/^[0-8?]{1,4}$/.test(word)) return undefined;
  return listWith([...word].map((each) => (each === MARK ? undefined : Number(each))));
}

/** The slot of cells in which lists may be printed, which then have the value `means`. */
export const withLists = (slot: Slot, means: number): Slot => ({
  ...slot,
  printedBy: 'lists',
  choices: [
    ...slot.choices,
    ...LISTS.map((list): Choice => ({
      value: printedValue(list),
      symbol: showList(list),
      written: writeList(list),
      name: spelled(list, ', ').replaceAll(MARK, 'unknown'),
      means,
      // Typed figure by figure.
      keys: [],
    })),
  ],
});
