import type { Puzzle } from '#puzzle/puzzle.ts';
import { givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { Random } from '#puzzle/random.ts';
import { openRules } from './rules.ts';
import type { FullGrid } from './rules.ts';

/**
 * The least share of the clues outside the cells that is printed at first; the actual share is
 * random.
 */
const LEAST = 0.3;
const BY_CHANCE = 0.5;

const printedSites = ({ siteClues }: Puzzle): readonly number[] =>
  siteClues.flatMap((clue, site) => (clue === undefined ? [] : [site]));

const withoutSites = (puzzle: Puzzle, sites: readonly number[]): Puzzle => {
  const gone = new Set(sites);
  return {
    ...puzzle,
    siteClues: puzzle.siteClues.map((clue, site) => (gone.has(site) ? undefined : clue)),
  };
};

/** The puzzle with a random part of its clues outside the cells, so that puzzles vary. */
export function withSomeSites(puzzle: Puzzle, random: Random): Puzzle {
  const sites = random.shuffled(printedSites(puzzle));
  const share = LEAST + BY_CHANCE * random.next();
  return withoutSites(puzzle, sites.slice(Math.ceil(share * sites.length)));
}

/** Clues outside the cells: those that stand, and the sites of those that can be printed besides. */
export interface Spared {
  readonly siteClues: Puzzle['siteClues'];
  /** The last removed first. */
  readonly removed: readonly number[];
}

/**
 * The clues outside the cells that uniqueness requires, removed in random order, those that say little
 * first: the result is minimal. Removes many at once as long as that succeeds. Yields after each try.
 */
export function* spareSites(
  type: PuzzleType,
  puzzle: Puzzle,
  solution: FullGrid,
  random: Random,
): Generator<void, Spared> {
  const saysMuch = (site: number): boolean => {
    const clue = puzzle.siteClues[site];
    return clue === undefined || type.making?.saysLittle?.(clue) !== true;
  };
  let left = random
    .shuffled(printedSites(puzzle))
    .toSorted((a, b) => Number(saysMuch(a)) - Number(saysMuch(b)));
  let bare = puzzle;
  const removed: number[] = [];
  let count = Math.ceil(left.length / 4);
  while (left.length > 0) {
    const tried = left.slice(0, count);
    const fewer = withoutSites(bare, tried);
    const isOnly = openRules(type, fewer).other(givenValues(type, fewer), solution) === 'none';
    if (isOnly) {
      bare = fewer;
      removed.push(...tried);
    }
    if (isOnly || count === 1) {
      left = left.slice(tried.length);
      count = isOnly ? 2 * count : 1;
    } else {
      count = Math.ceil(count / 2);
    }
    yield;
  }
  return { siteClues: bare.siteClues, removed: removed.toReversed() };
}
