import type { Rectangle } from '#grid/rectangle.ts';
import { judgeModel } from '#logic/model.ts';
import { dividing } from '#puzzle/dividing.ts';
import { drawBlackCells } from '#puzzle/drawBlackCells.ts';
import { drawCages } from '#puzzle/drawCages.ts';
import type { Fill, MakingMethod } from '#puzzle/making.ts';
import type { PrintedNumbers } from '#puzzle/printedNumbers.ts';
import { WITHOUT_NUMBER } from '#puzzle/printedNumbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { Random } from '#puzzle/random.ts';
import { plantAll } from '#puzzle/plantAll.ts';
import { regionPlan } from '#puzzle/regionPlan.ts';
import { drawnOf, isFilledByRegion, numbersIn } from './definition.ts';
import type { Definition } from './definition.ts';
import { isResult, printedValuesOf, impliedSiteClues } from './impliedClues.ts';
import { ANY_BOARD } from './bound.ts';
import { asRectangle, regionKind } from './kinds.ts';

/** What is printed for a solution, which follows from the rules. */
type Printing = Pick<MakingMethod, 'siteClues' | 'given' | 'cells'>;

/** The value of a cell that holds one of two things; the other is 0. */
const PLACED = 1;
/** The share of black cells, about as in print. */
const BLACK = 0.2;

/** What new puzzles of a definition print besides values: found by trying, see `impliedClues.ts`. */
export function standardPrinting(definition: Definition, typeOf: () => PuzzleType): Printing {
  const hasSites = definition.clues.some(({ meaning }) => meaning.clue === 'sites');
  const numbers = numbersIn(definition.clues);
  return {
    ...(hasSites
      ? {
          siteClues: (puzzle, solution) => impliedSiteClues(definition, typeOf(), puzzle, solution),
        }
      : {}),
    ...(numbers === undefined || numbers.drawing !== undefined
      ? {}
      : printsNumbers(numbers, typeOf)),
  };
}

function printsNumbers(numbers: PrintedNumbers, typeOf: () => PuzzleType): Printing {
  const cells: MakingMethod['cells'] = ({ givens }, solution) =>
    solution.flatMap((value, cell) =>
      (
        numbers.isBlack
          ? givens[cell] !== undefined
          : numbers.means === undefined || value === numbers.means
      )
        ? [cell]
        : [],
    );
  // Asked for cell by cell.
  let last:
    | {
        readonly puzzle: Puzzle;
        readonly solution: readonly number[];
        readonly printed: readonly (number | undefined)[];
      }
    | undefined;
  return {
    cells,
    given(puzzle, solution, cell) {
      if (last?.puzzle !== puzzle || last.solution !== solution) {
        const printed = printedValuesOf(
          typeOf(),
          numbers,
          puzzle,
          cells(puzzle, solution),
          solution,
        );
        last = { puzzle, solution, printed };
      }
      return last.printed[cell] ?? WITHOUT_NUMBER;
    },
  };
}

/**
 * Each cell in random order holds the thing if the rules allow it: no room is left, as where a solver
 * fills the board there may be.
 */
function placeAll(empty: Puzzle, random: Random, fill: Fill): readonly number[] | undefined {
  let placed = empty;
  let solution = fill(empty);
  for (const cell of random.shuffled([...empty.givens.keys()])) {
    if (solution?.[cell] === PLACED) {
      placed = { ...placed, givens: placed.givens.with(cell, PLACED) };
      continue;
    }
    const more = { ...placed, givens: placed.givens.with(cell, PLACED) };
    const found = fill(more);
    if (found === undefined) continue;
    placed = more;
    solution = found;
  }
  return solution;
}

/** Black cells at random, which stay the same when the board is turned half way. */
function blacken(empty: Puzzle, random: Random): Puzzle {
  const { length } = empty.givens;
  const chosen = random
    .shuffled([...empty.givens.keys()])
    .slice(0, Math.ceil((BLACK * length) / 2));
  const black = new Set(chosen.flatMap((cell) => [cell, length - 1 - cell]));
  return {
    ...empty,
    givens: empty.givens.map((given, cell) => (black.has(cell) ? WITHOUT_NUMBER : given)),
  };
}

/** Another value in a cell in which another solution differs, with which the rules hold that need no clue. */
function replaceOne(
  type: PuzzleType,
  puzzle: Puzzle,
  solution: readonly number[],
  other: readonly number[] | undefined,
  random: Random,
): readonly number[] | undefined {
  const model = buildModel(type, { ...puzzle, siteClues: [] });
  const cells = [...solution.keys()].filter((cell) => other?.[cell] !== solution[cell]);
  for (const cell of random.shuffled(cells)) {
    for (const value of random.shuffled(model.domains[cell] ?? [])) {
      const changed = solution.with(cell, value);
      if (value !== solution[cell] && judgeModel(model, changed) === 'holds') return changed;
    }
  }
  return undefined;
}

/** What is drawn first, around any solution or before there is one. */
function planOf(definition: Definition, typeOf: () => PuzzleType): MakingMethod {
  const { clues } = definition;
  const grid = (parameters: Puzzle['parameters']) => asRectangle(typeOf().grid(parameters));
  const [drawn] = clues.flatMap(({ meaning }) => drawnOf(meaning) ?? []);
  const printed = numbersIn(clues);
  if (printed?.isBlack === true) return { plan: blacken };
  if (printed?.drawing === 'tree') return { plan: plantAll, cells: () => [] };
  if (clues.some(({ meaning }) => meaning.clue === 'black cells')) {
    return {
      plan: (empty, random) => ({
        ...empty,
        blackCells: drawBlackCells(grid(empty.parameters), random),
      }),
      adjust: (puzzle, solution, other, random) =>
        replaceOne(typeOf(), puzzle, solution, other, random),
    };
  }
  if (drawn === undefined) return {};
  return whereDrawn(drawingPlan(definition, grid), typeOf);
}

function drawingPlan(
  { fill, rules }: Definition,
  grid: (parameters: Puzzle['parameters']) => Rectangle,
): MakingMethod {
  if (isFilledByRegion(fill)) return regionPlan(grid);
  const exactly = rules.flatMap(({ meaning }) =>
    meaning.kinds.includes(regionKind) ? (meaning.exactly ?? []) : [],
  )[0];
  if (exactly?.value === PLACED) return dividing({ grid, each: exactly.count, place: placeAll });
  return drawCages(grid);
}

/** The same on boards on which areas are drawn, which may depend on an option; nothing on others. */
function whereDrawn(method: MakingMethod, typeOf: () => PuzzleType): MakingMethod {
  const isDrawn = ({ parameters }: Puzzle): boolean =>
    typeOf().drawnAreas?.(parameters) !== undefined;
  const { plan, solution, replan } = method;
  return {
    ...method,
    ...(plan === undefined
      ? {}
      : { plan: (empty, random, fill) => (isDrawn(empty) ? plan(empty, random, fill) : empty) }),
    ...(solution === undefined
      ? {}
      : {
          solution: (puzzle, random, fill) =>
            isDrawn(puzzle) ? solution(puzzle, random, fill) : fill(puzzle),
        }),
    ...(replan === undefined
      ? {}
      : {
          replan: (puzzle, ...others) => (isDrawn(puzzle) ? replan(puzzle, ...others) : undefined),
        }),
  };
}

/**
 * How new puzzles of a definition are made where nothing better is known: areas are drawn, the board
 * is filled, all that the rules allow is printed, and then as little as keeps the solution unique.
 */
export const standardMaking = (definition: Definition, typeOf: () => PuzzleType): MakingMethod => ({
  ...planOf(definition, typeOf),
  ...standardPrinting(definition, typeOf),
  ...(definition.clues.some(({ meaning }) => meaning.clue === 'sites')
    ? { sparesSites: 'always' }
    : {}),
});

/** Why no puzzle of a definition can be made in the standard way, as a sentence. */
export function whyNotMadeByStandard({ name, clues, fill, rules }: Definition): string | undefined {
  if (fill.takes === 'values' && fill.on === 'inner sides') {
    return `${name} is not made here: it is not known how its board is to be divided.`;
  }
  // There are too many results with a sign, or numbers with an arrow, to try them all.
  const [kind] = clues.flatMap(({ meaning }) =>
    meaning.clue === 'sites' && isResult({ slot: meaning.slot(ANY_BOARD) }) ? meaning.kinds : [],
  );
  return kind !== undefined &&
    !rules.some(({ meaning }) => meaning.clueFor && meaning.reads === 'result')
    ? `${name} is not made here: it is not known what is to be printed at each ${kind.id}.`
    : undefined;
}
