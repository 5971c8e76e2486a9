/**
 * Game IDs of Simon Tatham's Portable Puzzle Collection, as in its "Specific" dialogue and its
 * pages' addresses: parameters, a colon, and the puzzle. Their meaning is in the comments of its
 * `unruly.c`, `pattern.c`, `solo.c`, `unequal.c`, `towers.c`, `lightup.c`,
 * `keen.c`, `singles.c`, `loopy.c`, `pearl.c`, `range.c`, `rect.c`, `mosaic.c`, `filling.c`, `bridges.c`, `magnets.c`, `dominosa.c`, `galaxies.c`, `slant.c` and `tents.c`.
 */
import { cellsByArea, inReadingOrder } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { boardRules } from '#puzzle/ruleTerms.ts';
import type { Transcript, ForeignForm } from './form.ts';
import { isBridges, readBridges } from './bridges.ts';
import { isFilling, readFilling } from './fillomino.ts';
import { isDominosa, readDominosa } from './dominosa.ts';
import { isTathamGalaxies, readTathamGalaxies } from './galaxies.ts';
import { isKeen, readKeen } from './keen.ts';
import { isLightUp, readLightUp } from './lightUp.ts';
import { readBlocks, readNumberGrid, sidesIn } from './soloGrid.ts';
import { SIZES } from '#puzzles/sudoku/board.ts';
import { BOXES, fitAreas } from './sudokuGrid.ts';
import { isSingles, readSingles } from './singles.ts';
import { isLoopy, isPearl, readLoopy, readPearl } from './tathamLoops.ts';
import { isMagnets, readMagnets } from './magnets.ts';
import { isMosaic, readMosaic } from './mosaic.ts';
import { isRange, readRange } from './range.ts';
import { isTathamRectangles, readTathamRectangles } from './shikaku.ts';
import { isTathamTents, readTathamTents } from './tents.ts';
import { isTathamSlant, readTathamSlant } from './tathamSlant.ts';
import { isTowers, readTowers } from './towers.ts';
import { isUnequal, readUnequal } from './unequal.ts';
import { readUnruly } from './unruly.ts';

/** Solo is last: other games' IDs may look like its own, and it would say what is wrong with them. */
const NAMES = [
  'Unruly',
  'Pattern',
  'Light Up',
  'Keen',
  'Singles',
  'Loopy',
  'Pearl',
  'Range',
  'Mosaic',
  'Filling',
  'Magnets',
  'Dominosa',
  'Rectangles',
  'Galaxies',
  'Bridges',
  'Tents',
  'Slant',
  'Unequal',
  'Towers',
  'Solo',
] as const;
type Name = (typeof NAMES)[number];

/** The names of pages have no spaces. */
const pageOf = (name: string): string => name.toLowerCase().replace(' ', '');

const PAGE = /^https?:\/\/\S*\/puzzles\/\S*?(\w+)\.html[#?](\S+)$/;
const NAME = NAMES.map((name) => name.replace(' ', ' ?')).join('|');
const PARAMETERS = String.raw`\d{1,3}(?:x\d{1,3})?(?:[a-z][a-z0-9]*)?`;
/** The game's name (optional), its parameters, and the puzzle. */
const ID = new RegExp(
  String.raw`^(?:(${NAME}):\s*)?(${PARAMETERS}):([A-Za-z0-9_./,!*\[\]-]*)$`,
  'i',
);
const SEED = new RegExp(String.raw`^(?:(?:${NAME}):\s*)?${PARAMETERS}#\S+$`, 'i');
/** The first line of a saved game. Each line is a word, the length of its value, and the value. */
const SAVED = /^SAVEFILE\s*:\d+:Simon Tatham/;
/** The most characters of the puzzle in an ID; see `LONGEST_TEXT`. */
const LONGEST = 64 * 1024;

export const tatham: ForeignForm = {
  from: 'a game ID of Simon Tatham’s collection',
  read(text) {
    const saved = SAVED.test(text) ? ofSavedGame(text) : undefined;
    const id = saved ?? text.trim();
    if (id.length > LONGEST) return undefined;
    const [, page, hash] = PAGE.exec(id) ?? [];
    const written = hash === undefined ? id : decode(hash);
    if (SEED.test(written)) {
      return [
        failure(
          'This is a random seed, which only that program makes a puzzle of; copy the game ID that it calls “Specific”',
        ),
      ];
    }
    const [, named = page, parameters, body] = ID.exec(written) ?? [];
    if (parameters === undefined || body === undefined) return undefined;
    const name = NAMES.find((each) => named !== undefined && pageOf(each) === pageOf(named));
    if (name === undefined && named !== undefined) {
      return [failure(`"${named}" of that collection is not among the puzzles here`)];
    }
    return name === undefined ? guess(parameters, body) : [readGame(name, parameters, body)];
  },
};

const decode = (hash: string): string => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
};

/** The game ID at the start of a saved game. */
function ofSavedGame(text: string): string | undefined {
  const field = (word: string) =>
    new RegExp(`^${word}\\s*:\\d+:(.*)$`, 'm').exec(text)?.[1]?.trim();
  const [game, parameters, puzzle] = [field('GAME'), field('PARAMS'), field('DESC')];
  if (game === undefined || parameters === undefined || puzzle === undefined) return undefined;
  return `${game}:${parameters}:${puzzle}`;
}

/** An ID without a name is read as every game whose form it fits. */
function guess(parameters: string, body: string): readonly Result<Transcript>[] | undefined {
  const names = NAMES.filter((name) => SHAPES[name](parameters, body));
  const read = names.map((name) => readGame(name, parameters, body));
  const right = read.filter(({ ok }) => ok);
  return right.length > 0 ? right : read.length > 0 ? read.slice(0, 1) : undefined;
}

const SHAPES: Readonly<Record<Name, (parameters: string, body: string) => boolean>> = {
  Unruly: (parameters, body) => /^\d+x\d+u?(d[a-z])?$/.test(parameters) && /^[A-Za-z]+$/.test(body),
  Pattern: (parameters, body) => /^\d+x\d+$/.test(parameters) && body.includes('/'),
  'Light Up': isLightUp,
  Keen: isKeen,
  Singles: isSingles,
  Loopy: isLoopy,
  Pearl: isPearl,
  Range: isRange,
  Mosaic: isMosaic,
  Filling: isFilling,
  Magnets: isMagnets,
  Dominosa: isDominosa,
  Rectangles: isTathamRectangles,
  Galaxies: isTathamGalaxies,
  Bridges: isBridges,
  Tents: isTathamTents,
  Slant: isTathamSlant,
  Unequal: isUnequal,
  Towers: isTowers,
  Solo: (_, body) => /^[a-z0-9_,.-]+$/.test(body),
};

const READERS: Readonly<Record<Name, (parameters: string, body: string) => Result<Transcript>>> = {
  Unruly: readUnruly,
  Pattern: readPattern,
  'Light Up': readLightUp,
  Keen: readKeen,
  Singles: readSingles,
  Loopy: readLoopy,
  Pearl: readPearl,
  Range: readRange,
  Mosaic: readMosaic,
  Filling: readFilling,
  Magnets: readMagnets,
  Dominosa: readDominosa,
  Rectangles: readTathamRectangles,
  Galaxies: readTathamGalaxies,
  Bridges: readBridges,
  Tents: readTathamTents,
  Slant: readTathamSlant,
  Unequal: readUnequal,
  Towers: readTowers,
  Solo: readSolo,
};

/** Larger boards are refused before anything is allocated for them. */
const LARGEST_SIDE = 200;

function readGame(name: Name, parameters: string, body: string): Result<Transcript> {
  const [width, height] = sidesIn(parameters);
  return Math.max(width, height) > LARGEST_SIDE
    ? failure(`It is ${width} by ${height}; sides to ${LARGEST_SIDE} are read`)
    : READERS[name](parameters, body);
}

/** Columns, then rows, separated by slashes; the blocks of each are separated by dots. */
function readPattern(parameters: string, body: string): Result<Transcript> {
  const [width, height] = sidesIn(parameters);
  const [clues = '', squares] = body.split(',');
  if (squares !== undefined && !/^[a-z]*$/.test(squares))
    return failure('What stands behind its comma is no row of squares');
  if (squares !== undefined)
    return failure(
      'It has squares that are given at the start, which Paint by Numbers does not have here',
    );
  const lines = clues.split('/');
  if (lines.length !== width + height) {
    return failure(`It has ${lines.length} lines of clues, ${width + height} wanted`);
  }
  const wrong = lines.find((line) => !/^(\d+(\.\d+)*)?$/.test(line));
  if (wrong !== undefined)
    return failure(`It has "${wrong}" where numbers divided by dots are wanted`);
  const numbers = lines.map((line) => (line === '' ? [0] : line.split('.').map(Number)));
  return success({
    typeId: 'paint-by-numbers',
    parameters: { width, height },
    columns: numbers.slice(0, width),
    rows: numbers.slice(width),
  });
}

/**
 * Letters are runs of blanks, underscores separate digits. `2x3` has blocks three wide and two
 * tall.
 */
function readSolo(parameters: string, body: string): Result<Transcript> {
  const [tall, wide] = sidesIn(parameters);
  const options = parameters.replace(/^\d+(x\d+)?/, '').replaceAll(/d[a-z]|[rma]d?\d*/g, '');
  if (options.includes('j')) {
    return readJigsawId(/^\d+x/.test(parameters) ? tall * wide : wide, body, options);
  }
  const size = tall * wide;
  const box = BOXES.get(size);
  if (box === undefined || box[0] !== wide || box[1] !== tall) {
    return failure(`Its blocks are ${wide} wide and ${tall} tall, which no Sudoku here has`);
  }
  if (options.includes('k')) return readKiller(size, body, options.includes('x'));
  const givens = readNumberGrid(body, size ** 2);
  if (!givens.ok) return givens;
  return success({
    typeId: 'sudoku',
    parameters: { size },
    givens: givens.value,
    houseRules: options.includes('x') ? diagonalTerms(size) : [],
  });
}

/** Givens, then the walls of the regions. A size that is not held says why by itself. */
function readJigsawId(size: number, body: string, options: string): Result<Transcript> {
  if (options.includes('k')) return failure('It is a jigsaw with cages, which are not held here');
  if (!SIZES.includes(size)) return success({ typeId: 'sudoku', parameters: { size } });
  const [numbers = '', regions = ''] = body.split(',');
  const givens = readNumberGrid(numbers, size ** 2);
  if (!givens.ok) return givens;
  const areas = readBlocks(regions, size, 'regions');
  if (!areas.ok) return areas;
  const divided = fitAreas(areas.value, size);
  if (!divided.ok) return divided;
  return success({
    typeId: 'sudoku',
    ...divided.value,
    givens: givens.value,
    houseRules: options.includes('x') ? diagonalTerms(size) : [],
  });
}

/** Givens, cages, and the sums of cages in their first cells. */
function readKiller(size: number, body: string, isDiagonal: boolean): Result<Transcript> {
  const [numbers = '', cages = '', totals = ''] = body.split(',');
  const givens = readNumberGrid(numbers, size ** 2);
  if (!givens.ok) return givens;
  const areas = readBlocks(cages, size, 'cages');
  if (!areas.ok) return areas;
  const sums = readNumberGrid(totals, size ** 2);
  if (!sums.ok) return sums;
  return success({
    typeId: 'killer-sudoku',
    parameters: { size },
    givens: givens.value,
    areas: areas.value,
    areaClues: cellsByArea(inReadingOrder(areas.value)).map(([first = 0]) => {
      const sum = sums.value[first];
      return sum === undefined ? undefined : [sum];
    }),
    houseRules: isDiagonal ? diagonalTerms(size) : [],
  });
}

/** Both diagonals of a Sudoku as house rules. */
export const diagonalTerms = (size: number): readonly string[] =>
  boardRules(
    rectangle(size, size),
    Array.from({ length: size }, (_, value) => value + 1),
  )
    .filter(({ words }) => words.endsWith('diagonal'))
    .map(({ term }) => term);
