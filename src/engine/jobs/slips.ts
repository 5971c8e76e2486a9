import { numbersOf, takesNone } from '#puzzle/site.ts';
import type { ClueAt, ClueChange } from '#puzzle/clueAt.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { Clue, SiteSlot } from '#puzzle/site.ts';
import { bareValue } from '#puzzle/slot.ts';

/** The most alternative numbers tried at one place: typos are near. */
const NEAREST = 12;

/**
 * Possible corrections of a clue, likeliest typos first: the nearest other numbers, two neighbours
 * swapped, a superfluous number, and no clue at all. For the last in a list also a forgotten
 * successor.
 */
export function changesOf(type: PuzzleType, puzzle: Puzzle, at: ClueAt): readonly ClueChange[] {
  if (at.kind === 'given') {
    const { cell } = at;
    const old = puzzle.givens[cell] ?? 0;
    const slot = type.slot(puzzle.parameters);
    // Where a cell is black is drawn, not typed: a slip is in its number.
    const without = bareValue(slot, old);
    const others = slot.choices
      .filter(({ value, bare }) => bare === without && value !== old && value !== without)
      .map(({ value }) => value);
    return [...nearest(others, old), without].map((value) => ({ kind: 'given', cell, value }));
  }
  // The intended path or house rule cannot be guessed.
  if (at.kind === 'house rule' || at.kind === 'path') return [at];
  const { site } = at;
  const slot = type.sites?.(puzzle)[site]?.slot;
  const old = puzzle.siteClues[site] ?? [];
  if (slot === undefined) return [];
  const replaced = old.flatMap((number, place) =>
    nearest(
      numbersNear(slot, number).filter((other) => other !== number),
      number,
    )
      .slice(0, NEAREST)
      .map((other) => old.with(place, other)),
  );
  const swapped = old.flatMap((number, place) => {
    const next = old[place + 1];
    return next === undefined || next === number
      ? []
      : [old.with(place, next).with(place + 1, number)];
  });
  const dropped = old.map((_, place) => old.toSpliced(place, 1)).filter(({ length }) => length > 0);
  const clues: readonly Clue[] = [
    ...distinct([...replaced, ...swapped, ...dropped]),
    ...(takesNone(slot) && old.length > 0 ? [[]] : []),
    undefined,
  ];
  return [
    ...clues.map((clue): ClueChange => ({ kind: 'site', site, clue })),
    ...leftOutAfter(type, puzzle, site),
  ];
}

/** The end of a list means "no more", so its next clue may have been forgotten. */
function leftOutAfter(type: PuzzleType, puzzle: Puzzle, last: number): readonly ClueChange[] {
  const site = last + 1;
  const { [last]: own, [site]: next } = type.sites?.(puzzle) ?? [];
  const ends = puzzle.siteClues.slice(site).every((clue) => clue === undefined);
  if (own?.at !== 'list' || next?.at !== 'list' || !ends) return [];
  const some = numbersOf(next.slot).filter((number) => number > 0);
  return some.slice(0, NEAREST).map((number) => ({ kind: 'site', site, clue: [number] }));
}

/** The numbers of a site that are worth trying for one: of a range, those at most `NEAREST` away. */
function numbersNear(slot: SiteSlot, number: number): readonly number[] {
  if (slot.gesture === 'cycle') return numbersOf(slot);
  const middle = Math.min(Math.max(number, slot.low), slot.high);
  return numbersOf({
    ...slot,
    low: Math.max(slot.low, middle - NEAREST),
    high: Math.min(slot.high, middle + NEAREST),
  });
}

const nearest = (values: readonly number[], to: number): readonly number[] =>
  values.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to) || a - b);

const distinct = (clues: readonly (readonly number[])[]): readonly (readonly number[])[] => [
  ...new Map(clues.map((clue) => [clue.join(' '), clue])).values(),
];
