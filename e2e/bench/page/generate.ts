/** Puzzles of any size with one solution each, repeatable by their seeds. */
import { makeAtOnce } from '../../../src/making/make.ts';
import { rectangle } from '../../../src/grid/rectangle.ts';
import { blocksInWords } from '../../../src/logic/kinds/runs.ts';
import type { PathKind } from '../../../src/puzzle/pathForms.ts';
import { standardParameters } from '../../../src/puzzle/parameters.ts';
import { buildModel, emptyPuzzle } from '../../../src/puzzle/puzzleType.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { PuzzleType } from '../../../src/puzzle/puzzleType.ts';
import { writePuzzle } from '../../../src/puzzle/text.ts';
import { findPuzzleType } from '../../../src/puzzles/all.ts';
import { another, complete, giveUntilUnique } from './clueing.ts';
import { binaryRows, picture, sudokuFilling } from './fillings.ts';
import { seeded, upTo } from './random.ts';
import type { Random } from './random.ts';
import { fleetFor, regions, sea } from './shapes.ts';

type Generator = (type: PuzzleType, size: number, random: Random) => Puzzle;

/** Adds givens until the puzzle has one solution. */
function withGivens(
  type: PuzzleType,
  puzzle: Puzzle,
  filling: readonly number[],
  share: number,
  random: Random,
): Puzzle {
  return { ...puzzle, givens: giveUntilUnique(buildModel(type, puzzle), filling, share, random) };
}

const sudoku: Generator = (type, size, random) => {
  const share = size > 16 ? 0.5 : size > 9 ? 0.35 : 0.25;
  return withGivens(type, emptyPuzzle(type, { size }), sudokuFilling(size, random), share, random);
};

const kurosu: Generator = (type, size, random) => {
  const puzzle = emptyPuzzle(type, { width: size, height: size, noTwoAlike: false });
  for (;;) {
    const filling = complete(buildModel(type, puzzle), binaryRows(size, random));
    if (filling !== undefined) return withGivens(type, puzzle, filling, 0.15, random);
  }
};

const paintByNumbers: Generator = (type, size, random) => {
  const { rows, columns } = rectangle(size, size);
  const empty = emptyPuzzle(type, { width: size, height: size });
  let cells = picture(size, random);
  for (;;) {
    const painted = cells;
    const clues = [...rows, ...columns].map((line) => {
      const blocks = blocksInWords(line.map((cell) => painted[cell]));
      return blocks.length === 0 ? [0] : blocks;
    });
    const puzzle = { ...empty, siteClues: clues };
    const other = another(buildModel(type, puzzle), painted);
    if (other === undefined) return puzzle;
    // Where two pictures have the same clues, filling a cell in tells them apart.
    const blank = upTo(painted.length).filter(
      (cell) => painted[cell] === 0 && other[cell] !== painted[cell],
    );
    const chosen = new Set(random.shuffled(blank).slice(0, Math.ceil(blank.length / 4)));
    cells = painted.map((value, cell) => (chosen.has(cell) ? 1 : value));
  }
};

const suguru: Generator = (type, size, random) => {
  const empty = emptyPuzzle(type, { width: size, height: size });
  const solved = (areas: Puzzle['areas']) =>
    complete(buildModel(type, { ...empty, areas }), empty.givens);
  const areas = regions(size, random, (drawn) => solved(drawn) !== undefined);
  return withGivens(type, { ...empty, areas }, solved(areas) ?? [], 0.1, random);
};

const battleship: Generator = (type, size, random) => {
  const fleet = fleetFor(size);
  const filling = sea(size, fleet, random);
  const { rows, columns } = rectangle(size, size);
  const empty = emptyPuzzle(type, { width: size, height: size });
  const lines = [...rows, ...columns].map((line) => [
    line.filter((cell) => filling[cell] === 1).length,
  ]);
  const clues = empty.siteClues.map((_, site) => {
    const count = fleet[site - lines.length];
    return lines[site] ?? (count === undefined ? undefined : [count]);
  });
  return withGivens(type, { ...empty, siteClues: clues }, filling, 0, random);
};

const GENERATORS = new Map<string, Generator>([
  ['sudoku', sudoku],
  ['kurosu', kurosu],
  ['paint-by-numbers', paintByNumbers],
  ['suguru', suguru],
  ['battleship', battleship],
]);

/** What the app is asked to make. */
interface Wanted {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** The kind of clues that are drawn around the solution. */
  readonly draws: PathKind | undefined;
}

/** As the app makes it, of any difficulty; also of a size that it offers none of, as it would take long. */
function asTheApp(type: PuzzleType, { width, height, seed, draws }: Wanted): Puzzle {
  const size = 'size' in type.parameters ? { size: width } : { width, height };
  const parameters = { ...standardParameters(type.parameters), ...size };
  const made = makeAtOnce(type, { parameters, seed, draws });
  if (made === undefined) throw new Error(`No ${type.id} of ${width} by ${height} by seed ${seed}`);
  return made.puzzle;
}

/** A puzzle's text; `height` is of those that need not be square. */
export function generate(
  id: string,
  width: number,
  seed: number,
  height = width,
  draws?: PathKind,
): string {
  const type = findPuzzleType(id);
  if (type === undefined) throw new Error(`There is no type ${id}`);
  const make = draws === undefined ? GENERATORS.get(id) : undefined;
  const puzzle =
    make === undefined
      ? asTheApp(type, { width, height, seed, draws })
      : make(type, width, seeded(seed));
  return writePuzzle(type, { ...puzzle, comments: [`Made with seed ${seed}`] });
}
