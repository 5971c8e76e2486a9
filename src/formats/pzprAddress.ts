/** Addresses of pzpr pages, such as puzz.link, pzv.jp and pzplus: `…/p?sudoku/9/9/…`. */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript, ForeignForm } from './form.ts';
import { readNumbers16, valuesOf } from './number16.ts';
import type { Number16 } from './number16.ts';
import { pzprSkyscrapersOf } from './pzprSkyscrapers.ts';
import { lineClue, PZPR_SUDOKUS, PZPR_TYPES, sayUnknown, slotsOf } from './pzpr.ts';
import { battleshipOf } from './pzprBattleship.ts';
import { readKakuroBody } from './pzprKakuro.ts';
import { readHitoriBody } from './singles.ts';
import { readLoopBody } from './pzprLoops.ts';
import { readNumberedBody } from './pzprNumbered.ts';
import { readDividedBody, readRegionsBody, readRoomsBody, readStarsBody } from './pzprRegions.ts';

const HOSTS =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:puzz\.link|pzv\.jp|pzplus\.tck\.mn|pzprxs\.vercel\.app|pzprv3\.\w+)\//i;
const PAGE = /^(?:https?:\/\/)?[^\s?#]+\/p(?:\.html)?\?/i;
/** Parameters added before the puzzle, such as `type=player` or `utm_source=x`. */
const PARAMETERS = /^(?:[\w.-]+=[^&/]*&)+/;
/** A `v:` before the size says that the puzzle has rules beside its type's. */
const QUERY =
  /^([a-z0-9]+)(?:_edit|_play|_player)?(?:\.html)?\/(v(?::|%3[aA])\/)?(\d{1,3})\/(\d{1,3})(?:\/(.*))?$/s;
/** The query alone, as people share it; only with one of these names. */
const BARE = new RegExp(
  `^(?:${[...PZPR_TYPES.keys()].join('|')})(?:_edit|_play)?/(?:v(?::|%3[aA])/)?\\d+/\\d+/`,
);
/** The largest side; a text with a larger one is not read. */
const LARGEST_SIDE = 200;

export const pzprAddress: ForeignForm = {
  from: 'a puzz.link address',
  read(text) {
    const address = text.trim();
    if (/\s/.test(address)) return undefined;
    const isPage = PAGE.test(address) || HOSTS.test(address);
    if (!isPage && !BARE.test(address)) return undefined;
    const query = decodePath(
      isPage ? address.slice(address.indexOf('?') + 1).replace(PARAMETERS, '') : address,
    );
    // An address that contains a file is read as a file.
    if (isPage && query.startsWith('pzprv3')) return undefined;
    const [, name, variant, width, height, body = ''] =
      (address.includes('?') || !isPage ? QUERY.exec(query) : null) ?? [];
    if (name === undefined)
      return [failure('This address names no puzzle; copy the one that the page has after “?”')];
    const [w, h] = [Number(width), Number(height)];
    if (w < 1 || h < 1 || Math.max(w, h) > LARGEST_SIDE) {
      return [
        failure(`This address has a board of ${w} by ${h}; sides of 1 to ${LARGEST_SIDE} are read`),
      ];
    }
    const read = readBody(name, w, h, body.replace(/[#&].*$/s, ''));
    return [
      read.ok && variant !== undefined
        ? failure(
            `This address holds a variant of "${name}", with rules of its own that Gridproof does not know`,
          )
        : read,
    ];
  },
};

/** Decodes slashes, spaces and points that a program encoded; other `%` are part of numbers. */
export const decodePath = (query: string): string =>
  query.replaceAll(/%2f/gi, '/').replaceAll('%20', ' ').replaceAll(/%2e/gi, '.');

function readBody(name: string, width: number, height: number, body: string): Result<Transcript> {
  switch (name) {
    case 'sudoku':
      return readSudoku(width, height, body);
    case 'nonogram':
      return readNonogram(width, height, body);
    case 'battleship':
      return readBattleship(width, height, body);
    case 'suguru':
      return readRegionsBody('suguru', width, height, body);
    case 'ripple':
      return readRegionsBody('ripple-effect', width, height, body);
    case 'norinori':
      return readDividedBody(width, height, body);
    case 'heyawake':
      return readRoomsBody(width, height, body);
    case 'hitori':
      return readHitoriBody(width, height, body);
    case 'slither':
    case 'slitherlink':
      return readLoopBody('slitherlink', width, height, body);
    case 'masyu':
    case 'mashu':
    case 'pearl':
      return readLoopBody('masyu', width, height, body);
    case 'akari':
    case 'lightup':
      return readNumberedBody('akari', width, height, body);
    case 'mines':
      return readNumberedBody('minesweeper', width, height, body);
    case 'nurikabe':
      return readNumberedBody('nurikabe', width, height, body);
    case 'starbattle':
      return readStarsBody(width, height, body);
    case 'japanesesums':
      return readSums(width, height, body);
    case 'kakuro':
      return readKakuroBody(width, height, body);
    case 'skyscrapers':
    case 'skyscraper':
    case 'building':
      return readSkyscrapers('Skyscrapers', width, height, body);
    case 'easyasabc':
      return readLetters(width, height, body);
    default:
      return failure(`This address holds a puzzle called "${name}", which is not supported`);
  }
}

function readSudoku(width: number, height: number, body: string): Result<Transcript> {
  if (width !== height || !PZPR_SUDOKUS.includes(width)) {
    return failure(
      `This Sudoku is ${width} by ${height}; from there, sides of ${PZPR_SUDOKUS.join(', ')} are read`,
    );
  }
  const parameters = { size: width };
  // An address with only a size is an empty board.
  if (body === '') return success({ typeId: 'sudoku', parameters });
  const read = readNumbers16(body, width * height, 'cells');
  if (!read.ok) return read;
  return success({ typeId: 'sudoku', parameters, givens: valuesOf(read.value.numbers) });
}

/**
 * The numbers above each column, then those beside each row; a line without numbers has no blocks.
 */
function readMargins(
  width: number,
  height: number,
  numbers: readonly Number16[],
): Result<{
  readonly columns: readonly (readonly number[])[];
  readonly rows: readonly (readonly number[])[];
}> {
  const [above, beside] = [slotsOf(height), slotsOf(width)];
  const linesOf = (from: number, count: number, slots: number) =>
    Array.from({ length: count }, (_, line) =>
      lineClue(numbers.slice(from + line * slots, from + (line + 1) * slots)),
    );
  const columns = linesOf(0, width, above);
  const rows = linesOf(width * above, height, beside);
  const unknown = sayUnknown('column', columns) ?? sayUnknown('row', rows);
  if (unknown !== undefined) return failure(unknown);
  const known = (clues: readonly (readonly number[] | '?')[]) =>
    clues.flatMap((clue) => (clue === '?' ? [] : [clue]));
  return success({ columns: known(columns), rows: known(rows) });
}

/** The places beside the lines, in words. */
const SLOTS = 'places for numbers beside the grid';

const marginSlots = (width: number, height: number): number =>
  width * slotsOf(height) + height * slotsOf(width);

/** A line without numbers has no blocks: the form has no unknown clues. */
const blankAsZero = (clue: readonly number[]): readonly number[] =>
  clue.length === 0 ? [0] : clue;

function readNonogram(width: number, height: number, body: string): Result<Transcript> {
  const read = readNumbers16(body, marginSlots(width, height), SLOTS);
  const margins = read.ok ? readMargins(width, height, read.value.numbers) : read;
  if (!margins.ok) return margins;
  const { rows, columns } = margins.value;
  return success({
    typeId: 'paint-by-numbers',
    parameters: { width, height },
    rows: rows.map(blankAsZero),
    columns: columns.map(blankAsZero),
  });
}

function readSums(width: number, height: number, body: string): Result<Transcript> {
  if (width !== height) {
    return failure(
      `These Japanese sums are ${width} by ${height}; only boards as wide as tall are held here`,
    );
  }
  const [digits = '', ...rest] = body.split('/');
  if (!/^\d{1,2}$/.test(digits)) return failure('The address lacks the largest digit');
  const read = readNumbers16(rest.join('/'), marginSlots(width, height), SLOTS);
  const margins = read.ok ? readMargins(width, height, read.value.numbers) : read;
  if (!read.ok || !margins.ok) return margins.ok ? failure('The address is damaged') : margins;
  if (/[^g-z]/.test(read.value.rest)) {
    return failure('It prints digits in cells, which Japanese sums here do not have');
  }
  // A line without a sum is unknown.
  const known = (clue: readonly number[]) => (clue.length === 0 ? undefined : clue);
  return success({
    typeId: 'off-by-one-sums',
    parameters: { size: width, digits: Number(digits), exact: true },
    rows: margins.value.rows.map(known),
    columns: margins.value.columns.map(known),
  });
}

function readBattleship(width: number, height: number, body: string): Result<Transcript> {
  const sums = readNumbers16(body, width + height, 'counts');
  const cells = sums.ok ? readNumbers16(sums.value.rest, width * height, 'cells') : sums;
  if (!sums.ok || !cells.ok) return cells.ok ? failure('The address is damaged') : cells;
  return battleshipOf(width, height, sums.value.numbers, cells.value.numbers, cells.value.rest);
}

/** The numbers seen from above, below, left and right, then the given heights, if any. */
function readSkyscrapers(
  name: string,
  width: number,
  height: number,
  body: string,
  letters?: number,
): Result<Transcript> {
  if (width !== height) {
    return failure(
      `These ${name} are ${width} by ${height}; only boards as wide as tall are held here`,
    );
  }
  const seen = readNumbers16(body, 4 * width, 'numbers beside the grid');
  if (!seen.ok) return seen;
  const givens =
    seen.value.rest === ''
      ? success({ numbers: [] as readonly Number16[] })
      : readNumbers16(seen.value.rest, width * width, 'cells');
  return givens.ok
    ? pzprSkyscrapersOf(width, seen.value.numbers, givens.value.numbers, letters)
    : givens;
}

/** The number of letters, then what Skyscrapers have. */
function readLetters(width: number, height: number, body: string): Result<Transcript> {
  const [, letters, rest = ''] = /^(\d{1,2})\/(.*)$/s.exec(body) ?? [];
  return letters === undefined
    ? failure('The address lacks the number of letters')
    : readSkyscrapers('letters', width, height, rest, Number(letters));
}
