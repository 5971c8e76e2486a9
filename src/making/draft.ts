import { symmetricGroups } from '#grid/symmetry.ts';
import type { Fill } from '#puzzle/making.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { emptyPuzzle, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { seeded } from '#puzzle/random.ts';
import type { Random } from '#puzzle/random.ts';
import { bareValue } from '#puzzle/slot.ts';
import { drawClues } from './drawClues.ts';
import { addFew, fewest, reduce } from './givens.ts';
import type { Reduced } from './givens.ts';
import { openPrinting } from './printing.ts';
import type { Groups, Printing } from './printing.ts';
import { NO_ADDED_RULES } from './addedRules.ts';
import type { AddedRules } from './addedRules.ts';
import type { Recipe } from './recipe.ts';
import { openRules } from './rules.ts';
import type { FullGrid } from './rules.ts';
import { spareSites, withSomeSites } from './sites.ts';

/** A puzzle with one solution, to which clues may be added. */
export interface Draft {
  readonly solution: FullGrid;
  /** The number of groups of givens that can be added, or of clues outside the cells. */
  readonly spare: number;
  /** How many of them are added where no grade is wanted. */
  readonly usual: number;
  /** The number of givens in it. */
  readonly givens: number;
  /** The puzzle with this many of the spare groups of givens, or of the spare clues. */
  withMore(count: number): Puzzle;
}

/** The most restarts with a new plan or solution before the attempt counts as failed. */
const STARTS = 40;
/** The largest share of spare clues outside the cells that is printed where no grade is wanted. */
const MOST_USUAL = 0.5;
/** The most stepwise changes of a solution. */
const CHANGES = 400;
/** The most consecutive random changes of a solution that may fail before it is given up. */
const FRUITLESS_CHANGES = 25;

/**
 * Makes one puzzle with one solution and as few givens as the recipe allows. Yields after each
 * small piece of work; returns `undefined` if it found none.
 */
export function* draft(
  type: PuzzleType,
  recipe: Recipe,
  attempt: number,
  board: AddedRules = NO_ADDED_RULES,
): Generator<void, Draft | undefined> {
  const random = seeded(recipe.seed, attempt);
  const begun = begin(type, recipe, random, board);
  if (begun === undefined) return undefined;
  const { making } = type;
  yield;
  if (type.givenCells === false) {
    const settled = yield* settle(type, begun, random);
    if (settled === undefined) return undefined;
    const made = yield* withoutSpareSites(type, settled, random);
    const { picture } = recipe;
    return picture === undefined ? made : yield* restore(type, made, picture, random);
  }
  const settled = making?.cells === undefined ? begun : yield* settle(type, begun, random);
  if (settled === undefined) return undefined;
  const { solution } = settled;
  const bare = barePrinted(type, settled);
  const puzzle = making?.sparesSites === 'always' ? withSomeSites(bare, random) : bare;
  const groups = givenGroups(type, settled, recipe);
  const printing = openPrinting(type, puzzle, solution, printOf(type, settled));
  const reduced = yield* chooseGivens(type, printing, solution, groups, random);
  if (reduced === undefined) return undefined;
  const { kept, removed } = reduced;
  const { siteClues } =
    making?.sparesSites === 'always'
      ? yield* spareSites(type, printing.puzzleOf(kept), solution, random)
      : puzzle;
  return {
    solution,
    usual: 0,
    givens: kept.flat().length,
    spare: removed.length,
    withMore: (count) => ({
      ...printing.puzzleOf([...kept, ...removed.slice(0, count)]),
      siteClues,
    }),
  };
}

/** Of a type without givens, the clues outside the cells that are needed; the others may be added. */
function* withoutSpareSites(
  type: PuzzleType,
  { puzzle, solution }: Begun,
  random: Random,
): Generator<void, Draft> {
  const spares = type.making?.sparesSites;
  if (spares === undefined || spares === 'when asked') {
    return { solution, givens: 0, spare: 0, usual: 0, withMore: () => puzzle };
  }
  const { siteClues, removed } = yield* spareSites(type, puzzle, solution, random);
  const spare = spares === 'by grade' ? removed.length : 0;
  return {
    solution,
    givens: 0,
    spare,
    usual: Math.floor(MOST_USUAL * random.next() * spare),
    withMore(count) {
      const more = new Set(removed.slice(0, count));
      return {
        ...puzzle,
        siteClues: siteClues.map((clue, site) => (more.has(site) ? puzzle.siteClues[site] : clue)),
      };
    },
  };
}

/** What is printed in each cell of a solution. */
const printOf =
  ({ making }: PuzzleType, { puzzle, solution }: Begun) =>
  (cell: number): number =>
    making?.given?.(puzzle, solution, cell) ?? solution[cell] ?? 0;

/** The puzzle with all givens that may be printed; none where cells take no clues. */
function fullyPrinted(type: PuzzleType, begun: Begun): Puzzle {
  const { puzzle, solution } = begun;
  const cells = type.making?.cells?.(puzzle, solution) ?? [];
  const print = printOf(type, begun);
  return {
    ...puzzle,
    givens: cells.reduce((givens, cell) => givens.with(cell, print(cell)), puzzle.givens),
  };
}

/** The puzzle with what is left of its givens without their clues: circles without numbers. */
function barePrinted(type: PuzzleType, begun: Begun): Puzzle {
  const { puzzle, solution } = begun;
  const slot = type.slot(puzzle.parameters);
  const print = printOf(type, begun);
  const cells = type.making?.cells?.(puzzle, solution) ?? [];
  return {
    ...puzzle,
    givens: cells.reduce((givens, cell) => {
      const given = print(cell);
      const bare = bareValue(slot, given);
      return bare === given ? givens : givens.with(cell, givens[cell] ?? bare);
    }, puzzle.givens),
  };
}

const fillFor =
  (type: PuzzleType, random: Random): Fill =>
  (puzzle) =>
    openRules(type, puzzle).fill(givenValues(type, puzzle), random);

/** A puzzle without givens, and the solution that is to become its only one. */
export interface Begun {
  readonly puzzle: Puzzle;
  readonly solution: FullGrid;
}

/** A random plan with a solution and the clues outside cells; `undefined` if none was found. */
export function begin(
  type: PuzzleType,
  { parameters, picture, draws }: Pick<Recipe, 'parameters' | 'picture' | 'draws'>,
  random: Random,
  board: AddedRules = NO_ADDED_RULES,
): Begun | undefined {
  const { making } = type;
  const added = draws === undefined ? board : { ...board, paths: [] };
  const empty = { ...emptyPuzzle(type, parameters), ...added };
  if (picture !== undefined) {
    return { puzzle: withClues(type, empty, picture, random), solution: picture };
  }
  const fill = fillFor(type, random);
  for (let start = 0; start < STARTS; start += 1) {
    const plan = making?.plan === undefined ? empty : making.plan(empty, random, fill);
    const solution =
      plan && (making?.solution === undefined ? fill(plan) : making.solution(plan, random, fill));
    if (plan === undefined || solution === undefined) continue;
    const paths = draws === undefined ? plan.paths : drawClues(type, plan, solution, draws, random);
    return { puzzle: withClues(type, { ...plan, paths }, solution, random), solution };
  }
  return undefined;
}

const withClues = (type: PuzzleType, plan: Puzzle, solution: FullGrid, random: Random): Puzzle => ({
  ...plan,
  siteClues: type.making?.siteClues?.(plan, solution, random) ?? plan.siteClues,
});

/** Slightly changes the plan or the solution of a puzzle that has another solution. */
function change(
  type: PuzzleType,
  { puzzle, solution, other }: Begun & { readonly other: FullGrid | undefined },
  others: readonly FullGrid[],
  random: Random,
): Begun | undefined {
  const { making } = type;
  if (making?.replan !== undefined) {
    const planned = making.replan(puzzle, solution, others, random);
    if (planned !== undefined) {
      return { puzzle: withClues(type, planned, solution, random), solution };
    }
  }
  const changed = making?.adjust?.(puzzle, solution, other, random, fillFor(type, random));
  return changed && { puzzle: withClues(type, puzzle, changed, random), solution: changed };
}

/**
 * Changes the plan or the solution until it is the only solution of all clues. A random change is
 * reverted if another solution then differs in more cells than before.
 */
function* settle(
  type: PuzzleType,
  begun: Begun,
  random: Random,
): Generator<void, Begun | undefined> {
  const byChance = type.making?.adjusts === 'by chance';
  let { puzzle, solution } = begun;
  let best = { puzzle, solution, other: undefined as FullGrid | undefined, apart: Infinity };
  const others: FullGrid[] = [];
  let left = byChance ? FRUITLESS_CHANGES : CHANGES;
  while (left-- > 0) {
    const printed = fullyPrinted(type, { puzzle, solution });
    const found = openRules(type, printed).other(givenValues(type, printed), solution);
    if (found === 'none') return { puzzle, solution };
    const other = found === 'unknown' ? undefined : found;
    if (other !== undefined) others.push(other);
    const apart = solution.filter((value, cell) => value !== other?.[cell]).length;
    if (byChance && apart < best.apart) left = FRUITLESS_CHANGES;
    if (!byChance || apart <= best.apart) best = { puzzle, solution, other, apart };
    const changed = change(type, best, others, random);
    if (changed === undefined) return undefined;
    ({ puzzle, solution } = changed);
    yield;
  }
  return undefined;
}

/** Reverts the changes of a picture that turned out to be unnecessary. */
function* restore(
  type: PuzzleType,
  settled: Draft,
  picture: FullGrid,
  random: Random,
): Generator<void, Draft> {
  let { solution } = settled;
  let puzzle = settled.withMore(0);
  for (const [cell, value] of picture.entries()) {
    if (solution[cell] === value) continue;
    const nearer = solution.with(cell, value);
    const clued = withClues(type, puzzle, nearer, random);
    if (openRules(type, clued).other(clued.givens, nearer) === 'none') {
      solution = nearer;
      puzzle = clued;
    }
    yield;
  }
  return { ...settled, solution, withMore: () => puzzle };
}

/**
 * The cells that may be givens, in groups that are added and removed together; of a pair, one cell.
 */
function givenGroups(
  type: PuzzleType,
  { puzzle, solution }: Begun,
  { symmetry, parameters }: Recipe,
): Groups {
  const pairs = type.pairs?.(parameters) ?? [];
  const second = new Set(pairs.map(([, last]) => last));
  const printable = type.making?.cells?.(puzzle, solution);
  return symmetricGroups(type.grid(parameters), symmetry).flatMap((group) => {
    const cells = group.filter(
      (cell) => !second.has(cell) && (printable === undefined || printable.includes(cell)),
    );
    return cells.length === 0 ? [] : [cells];
  });
}

function* chooseGivens(
  type: PuzzleType,
  printing: Printing,
  solution: FullGrid,
  groups: Groups,
  random: Random,
): Generator<void, Reduced | undefined> {
  switch (type.making?.givens ?? 'all') {
    case 'all':
      return yield* reduce(printing, groups, random);
    case 'few':
      return yield* addFew(printing, solution, groups, random);
    case 'fewest':
      return fewest(printing, groups, random);
    case 'every':
      return { kept: groups, removed: [] };
  }
}
