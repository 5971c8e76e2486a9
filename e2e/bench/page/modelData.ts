/**
 * What the MiniZinc models in `models/` are told of a puzzle, by the names that they declare.
 * Cells are counted from 1 there.
 */
import { trueSums } from '../../../src/logic/kinds/runSums.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { fleetOf } from '../../../src/puzzles/battleship/fleet.ts';
import { stackHexagons } from '../../../src/grid/stackHexagons.ts';
import { BOX } from '../../../src/puzzle/boxedSquare.ts';
import { CIRCLES, GROUPS } from '../../../src/puzzles/sujiko/board.ts';
import { sightLines } from '../../../src/logic/sightLines.ts';
import { cagesOf, lessThan, sizeOf, squareOf, summedRuns, visibleCounts } from './clues.ts';
import { sumsAutomaton } from './sumsAutomaton.ts';

/** A number, text, a truth value, a set, or a list of one of them, in MiniZinc's form of JSON. */
export type ModelData = Readonly<Record<string, unknown>>;

/** MiniZinc's form of a set of cells that are counted from 0. */
const cellSet = (cells: readonly number[]) => ({ set: cells.map((cell) => cell + 1) });

const inRows = <T>(cells: readonly T[], width: number): readonly (readonly T[])[] =>
  Array.from({ length: cells.length / width }, (_, row) =>
    cells.slice(row * width, (row + 1) * width),
  );

/** The givens, with a number that says that there is none. */
const givensOr = ({ givens }: Puzzle, none: number): readonly number[] =>
  givens.map((value) => value ?? none);

const sidesOf = ({ parameters }: Puzzle) => ({
  width: Number(parameters['width']),
  height: Number(parameters['height']),
});

function sudoku(puzzle: Puzzle): ModelData {
  const size = sizeOf(puzzle);
  const [width, height] = BOX.get(size) ?? [1, 1];
  return { size, box_width: width, box_height: height, given: inRows(givensOr(puzzle, 0), size) };
}

function kurosu(puzzle: Puzzle): ModelData {
  const sides = sidesOf(puzzle);
  return {
    ...sides,
    no_two_alike: puzzle.parameters['noTwoAlike'] === true,
    given: inRows(givensOr(puzzle, -1), sides.width),
  };
}

function suguru(puzzle: Puzzle): ModelData {
  const sides = sidesOf(puzzle);
  const areas = puzzle.areas.map((area) => area ?? -1);
  return {
    ...sides,
    area: inRows(areas, sides.width),
    given: inRows(givensOr(puzzle, 0), sides.width),
  };
}

function sujiko(puzzle: Puzzle): ModelData {
  const groups = [
    ...CIRCLES,
    ...GROUPS.map((_, group) =>
      puzzle.areas.flatMap((area, cell) => (area === group ? [cell] : [])),
    ),
  ];
  const known = groups.flatMap((cells, site) => {
    const total = puzzle.siteClues[site]?.[0];
    return total === undefined || cells.length === 0 ? [] : [{ cells, total }];
  });
  return {
    group: known.map(({ cells }) => cellSet(cells)),
    total: known.map(({ total }) => total),
    given: givensOr(puzzle, 0),
  };
}

/** The printed picture of thirteen hexagons. */
const stack = stackHexagons([4, 5, 4]);

const numberWorkout = (puzzle: Puzzle): ModelData => ({
  hexagon: stack.hexagons.map(({ cells }) => cellSet(cells)),
  pair: stack.pairs.map(([a, b]) => [a + 1, b + 1]),
  given: givensOr(puzzle, 0),
});

/** Each line's clue as a regular expression over 0 and 1. */
function paintByNumbers(puzzle: Puzzle): ModelData {
  const { width, height } = sidesOf(puzzle);
  const pattern = puzzle.siteClues.slice(0, height + width).map((clue) => {
    if (clue === undefined) return '';
    const blocks = clue.filter((length) => length > 0);
    return `0* ${blocks.map((length) => `1{${length}}`).join(' 0+ ')} 0*`;
  });
  return { width, height, pattern };
}

function offByOneSums(puzzle: Puzzle): ModelData {
  const { parameters, siteClues: clues } = puzzle;
  const size = sizeOf(puzzle);
  const digits = Number(parameters['digits']);
  const off = parameters['exact'] === true ? 0 : 1;
  const automata = Array.from({ length: 2 * size }, (_, line) => {
    const wanted = clues[line]?.map((printed) => trueSums(printed, off));
    return wanted === undefined ? { table: [], accepting: [] } : sumsAutomaton(wanted, digits);
  });
  const states = automata.map(({ table }) => table.length);
  return {
    size,
    digits,
    given: inRows(givensOr(puzzle, -1), size),
    first: states.map((_, line) => states.slice(0, line).reduce((sum, count) => sum + count, 0)),
    states,
    accepting: automata.map(({ accepting }) => ({ set: accepting })),
    table: automata.flatMap(({ table }) => table),
  };
}

function battleship(puzzle: Puzzle): ModelData {
  const { width, height } = sidesOf(puzzle);
  const counts = puzzle.siteClues.slice(0, height + width).map((clue) => clue?.[0] ?? -1);
  const fleet = fleetOf({ width, height }, puzzle.siteClues);
  return {
    width,
    height,
    in_row: counts.slice(0, height),
    in_column: counts.slice(height),
    fleet: fleet.map((count) => count ?? -1),
    longest: fleet.findLastIndex((count) => count !== 0) + 1,
    hint: inRows(givensOr(puzzle, -1), width),
  };
}

const futoshiki = (puzzle: Puzzle): ModelData => ({
  size: sizeOf(puzzle),
  less: lessThan(puzzle).map(([less]) => less + 1),
  greater: lessThan(puzzle).map(([, greater]) => greater + 1),
  given: givensOr(puzzle, 0),
});

const killerSudoku = (puzzle: Puzzle): ModelData => ({
  ...sudoku(puzzle),
  cage: cagesOf(puzzle).map(({ cells }) => cellSet(cells)),
  total: cagesOf(puzzle).map(({ total }) => total ?? -1),
});

function starBattle(puzzle: Puzzle): ModelData {
  const size = sizeOf(puzzle);
  const areas = puzzle.areas.map((area) => area ?? -1);
  const stars = Number(puzzle.parameters['stars']);
  return { size, stars, region: inRows(areas, size), given: inRows(givensOr(puzzle, -1), size) };
}

const skyscrapers = (puzzle: Puzzle): ModelData => ({
  size: sizeOf(puzzle),
  look: sightLines(squareOf(puzzle)).map(({ cells }) => cells.map((cell) => cell + 1)),
  seen: visibleCounts(puzzle).map((count) => count ?? 0),
  given: givensOr(puzzle, 0),
});

const kakuro = (puzzle: Puzzle): ModelData => ({
  cells: puzzle.givens.length,
  run: summedRuns(puzzle).map(({ cells }) => cellSet(cells)),
  total: summedRuns(puzzle).map(({ total }) => total ?? -1),
  given: givensOr(puzzle, 0),
});

export const MODEL_DATA = new Map<string, (puzzle: Puzzle) => ModelData>([
  ['sudoku', sudoku],
  ['kurosu', kurosu],
  ['suguru', suguru],
  ['sujiko', sujiko],
  ['number-workout', numberWorkout],
  ['paint-by-numbers', paintByNumbers],
  ['off-by-one-sums', offByOneSums],
  ['battleship', battleship],
  ['futoshiki', futoshiki],
  ['killer-sudoku', killerSudoku],
  ['star-battle', starBattle],
  ['skyscrapers', skyscrapers],
  ['kakuro', kakuro],
]);
