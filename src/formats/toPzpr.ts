import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import { SHIP_GIVENS, writeFleet } from './fleet.ts';
import type { OutwardForm, Taken } from './form.ts';
import { writeHitoriBody } from './singles.ts';
import { writeNumbers16 } from './number16.ts';
import type { Number16 } from './number16.ts';
import { hasPieces, refuseHouseRules, commentWords } from './outward.ts';
import { PZPR_SUDOKUS, PZPR_TYPES, slotsOf } from './pzpr.ts';
import { writeKakuroBody } from './pzprKakuro.ts';
import { writeLoopBody } from './pzprLoops.ts';
import { writeNumberedBody } from './pzprNumbered.ts';
import { easyAsAbcBody, skyscrapersBody } from './pzprSkyscrapers.ts';

const PAGE = 'https://puzz.link/p?';

const NAMES = new Map([...PZPR_TYPES].map(([name, id]) => [id, name]));

/** An address of puzz.link; `pzprAddress.ts` reads it. */
export const toPzpr: OutwardForm = {
  name: 'puzz.link address',
  typeIds: [...PZPR_TYPES.values()],
  write(typeId, puzzle) {
    const refused = refuseHouseRules(puzzle);
    if (refused !== undefined) return refused;
    const body = bodyOf(typeId, puzzle);
    if (!body.ok) return body;
    const text = `${PAGE}${NAMES.get(typeId) ?? ''}/${body.value}`;
    return success<Taken>({ text, leftOut: commentWords(puzzle) });
  },
};

/** The size and the text after it. */
function bodyOf(typeId: string, puzzle: Puzzle): Result<string> {
  const { parameters } = puzzle;
  const size = Number(parameters['size']);
  const [width, height] = [
    Number(parameters['width'] ?? size),
    Number(parameters['height'] ?? size),
  ];
  const at = `${width}/${height}/`;
  const rows = puzzle.siteClues.slice(0, height);
  const columns = puzzle.siteClues.slice(height, height + width);
  switch (typeId) {
    case 'sudoku':
      if (parameters['jigsaw'] === true) return failure('has no jigsaw Sudoku');
      return PZPR_SUDOKUS.includes(size)
        ? success(at + writeNumbers16(puzzle.givens))
        : failure(`draws other boxes in a Sudoku of ${size}`);
    case 'paint-by-numbers': {
      if (puzzle.siteClues.includes(undefined))
        return failure('wants every clue, and some are not known here');
      return success(at + writeMargins(width, height, rows, columns));
    }
    case 'off-by-one-sums': {
      if (parameters['exact'] !== true)
        return failure('has exact sums only, none that are one off');
      if (puzzle.siteClues.some((clue) => clue?.length === 0)) {
        return failure('cannot say that a line has no sums');
      }
      return success(
        `${at}${Number(parameters['digits'])}/${writeMargins(width, height, rows, columns)}`,
      );
    }
    case 'battleship':
      return battleshipBody(
        at,
        puzzle,
        [...columns, ...rows],
        puzzle.siteClues.slice(height + width),
      );
    case 'suguru':
    case 'ripple-effect':
      return regionsBody(at, width, height, puzzle, writeNumbers16(puzzle.givens));
    case 'heyawake':
      return regionsBody(
        at,
        width,
        height,
        puzzle,
        writeNumbers16(puzzle.siteClues.map((clue) => clue?.[0])),
      );
    case 'hitori':
      return success(at + writeHitoriBody(puzzle));
    case 'norinori':
      return regionsBody(at, width, height, puzzle);
    case 'akari':
    case 'minesweeper':
    case 'nurikabe':
      return success(at + writeNumberedBody(typeId, puzzle));
    case 'slitherlink':
    case 'masyu':
      return success(at + writeLoopBody(typeId, puzzle));
    case 'star-battle':
      return regionsBody(`${at}${Number(parameters['stars'])}/`, width, height, puzzle);
    case 'kakuro':
      return success(at + writeKakuroBody(puzzle));
    case 'skyscrapers':
      return success(at + skyscrapersBody(puzzle));
    case 'easy-as-abc': {
      const read = easyAsAbcBody(puzzle);
      return read.ok ? success(at + read.value) : read;
    }
    default:
      return failure('has no such puzzles');
  }
}

/** The numbers above the columns, then those beside the rows, each from the grid outwards. */
function writeMargins(
  width: number,
  height: number,
  rows: readonly Clue[],
  columns: readonly Clue[],
): string {
  const slots = (clue: Clue, count: number): readonly Number16[] => {
    const numbers = (clue ?? []).filter((number) => number > 0).toReversed();
    return Array.from({ length: count }, (_, slot) => numbers[slot]);
  };
  return writeNumbers16([
    ...columns.flatMap((clue) => slots(clue, slotsOf(height))),
    ...rows.flatMap((clue) => slots(clue, slotsOf(width))),
  ]);
}

function battleshipBody(
  at: string,
  { givens }: Puzzle,
  sums: readonly Clue[],
  fleet: readonly Clue[],
): Result<string> {
  const known = fleet.slice(0, fleet.findLastIndex((clue) => clue !== undefined) + 1);
  const ships = known.flatMap((clue) => clue?.[0] ?? []);
  if (known.length === 0 || ships.length < known.length)
    return failure('wants the whole fleet, and it is not all known here');
  const long = ships.slice(0, ships.findLastIndex((many) => many > 0) + 1);
  if (long.length === 0) return failure('wants a fleet with ships');
  const numbers = new Map([...SHIP_GIVENS].map(([number, given]) => [given, number]));
  const cells = givens.map((given) => (given === undefined ? undefined : numbers.get(given)));
  return success(
    `${at}${writeNumbers16(sums.map((clue) => clue?.[0]))}${writeNumbers16(cells)}${writeFleet(long)}`,
  );
}

/** The walls of drawn regions, and the text after them. */
function regionsBody(
  at: string,
  width: number,
  height: number,
  { areas }: Puzzle,
  behind = '',
): Result<string> {
  if (areas.includes(undefined)) return failure('wants a region for every cell');
  if (hasPieces(width, height, areas)) return failure('wants each region in one piece');
  const apart = (cell: number, other: number): boolean => areas[cell] !== areas[other];
  const cells = Array.from({ length: width * height }, (_, cell) => cell);
  const right = cells.filter((cell) => (cell + 1) % width > 0).map((cell) => apart(cell, cell + 1));
  const below = cells.slice(0, width * (height - 1)).map((cell) => apart(cell, cell + width));
  return success(at + writeWalls(right) + writeWalls(below) + behind);
}

/** Five walls per character, most significant bit first. */
const writeWalls = (walls: readonly boolean[]): string =>
  Array.from({ length: Math.ceil(walls.length / 5) }, (_, at) => {
    const five = Array.from({ length: 5 }, (__, bit) => (walls[at * 5 + bit] === true ? '1' : '0'));
    return Number.parseInt(five.join(''), 2).toString(32);
  }).join('');
