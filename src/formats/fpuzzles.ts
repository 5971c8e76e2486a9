/** f-puzzles: a Sudoku with variant rules as JSON, compressed into the address `…?load=`. */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript, ForeignForm } from './form.ts';
import { isObject, listOf, parseJson, says, stringOf, wholeOf } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { unpackLz } from './lz.ts';
import { boxOfCells, fitAreas, fitBoxes } from './sudokuGrid.ts';
import { toldAlone } from './toldAlone.ts';
import { readVariant } from './variants.ts';

/** The most characters of a packed text, and of its unpacked text. */
const LONGEST_PACKED = 200_000;
const LONGEST_JSON = 1_000_000;
/** The largest size of its boards, in cells per side. */
const LARGEST = 16;

/** Spaces in it were plus signs, and line ends were inserted by a mail program. */
const ADDRESS = /f-puzzles\.com\/\S*[?&]load=([\w+/=%\\ \r\n-]+)/i;

export const fpuzzles: ForeignForm = {
  from: 'an f-puzzles address',
  read(text) {
    const packed = ADDRESS.exec(text)?.[1];
    if (packed !== undefined) return [readPacked(packed)];
    if (/f-puzzles\.com\/\S*[?&]id=/i.test(text)) {
      return [
        failure(
          'This is a short address, whose puzzle is on that site alone; copy the long one with “load=”',
        ),
      ];
    }
    const json = /^\s*\{/.test(text) && text.length <= LONGEST_JSON ? parseJson(text) : undefined;
    return isObject(json) && 'grid' in json ? [readFPuzzle(json)] : undefined;
  },
};

/** Reads the packed part of an f-puzzles address, or of a SudokuPad address after `fpuz`. */
export function readPacked(packed: string): Result<Transcript> {
  const text = unpackLzString(packed);
  const json = text === undefined ? undefined : parseJson(text);
  return isObject(json)
    ? readFPuzzle(json)
    : failure('This address is damaged: part of it is missing or changed');
}

/** Unpacks a text; `undefined` if it is damaged or too long. */
export function unpackLzString(packed: string): string | undefined {
  if (packed.length > LONGEST_PACKED) return undefined;
  // Addresses lose their plus signs in transport, and some have a backslash before slashes.
  const base64 = decode(packed.trim().replaceAll(/[\r\n]+ */g, ''))
    .replaceAll(' ', '+')
    .replaceAll('\\', '/');
  return unpackLz(base64.replaceAll('-', '+').replaceAll('_', '/'), LONGEST_JSON);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readFPuzzle(json: JsonObject): Result<Transcript> {
  const rows = listOf(json['grid']).map(listOf);
  const size = wholeOf(json['size']) ?? rows.length;
  if (
    size < 1 ||
    size > LARGEST ||
    rows.length !== size ||
    rows.some((row) => row.length !== size)
  ) {
    return failure(`Its grid has ${rows.length} rows where its size says ${size}`);
  }
  const cells = rows.flat().map((cell) => (isObject(cell) ? cell : {}));
  const divided = readAreas(cells, size);
  if (!divided.ok) return divided;
  const candidates = cells.map((cell) => listOf(cell['givenPencilMarks']));
  const strange = candidates.flat().find((value) => wholeOf(value) === undefined);
  if (strange !== undefined) {
    return failure(`A cell has "${stringOf(strange)}" among its candidates, which is no digit`);
  }
  const variant = readVariant(json, size);
  if ('reason' in variant) return failure(variant.reason);
  const isPlayers = (cell: JsonObject): boolean => says(cell['value']) && cell['given'] !== true;
  const notes = ['centerPencilMarks', 'cornerPencilMarks'] as const;
  const leftOut = [
    ...(cells.some((cell) => isPlayers(cell) || notes.some((name) => says(cell[name])))
      ? ['the player’s own digits and notes']
      : []),
    ...(cells.some((cell) => says(cell['c']) || says(cell['cArray']) || says(cell['highlight']))
      ? ['colours of cells']
      : []),
    ...toldAlone(stringOf(json['ruleset']), json),
  ];
  const wrong = cells.find((cell) => says(cell['value']) && wholeOf(cell['value']) === undefined);
  if (wrong !== undefined)
    return failure(`A cell has "${stringOf(wrong['value'])}", which is no digit`);
  return success({
    typeId: 'sudoku',
    ...divided.value,
    comments: about(stringOf(json['title']), stringOf(json['author']), stringOf(json['ruleset'])),
    givens: cells.map((cell, at) => {
      if (says(cell['value']) && !isPlayers(cell)) return wholeOf(cell['value']);
      const [only, ...more] = candidates[at] ?? [];
      return only === undefined || more.length > 0 ? undefined : wholeOf(only);
    }),
    houseRules: [...variant.terms, ...candidateTerms(candidates)],
    ruleLines: variant.lines,
    paths: variant.paths,
    leftOut,
  });
}

/** That cells have one of the candidates that are given in them, if there are several; indexed by cell. */
const candidateTerms = (candidates: readonly (readonly Json[])[]): readonly string[] =>
  candidates.flatMap((values, cell) =>
    values.length < 2
      ? []
      : [`(or ${values.map((value) => `(= V${cell} ${wholeOf(value)})`).join(' ')})`],
  );

/** The regions that its cells name by number; a cell that names none is in its box. */
function readAreas(cells: readonly JsonObject[], size: number): ReturnType<typeof fitAreas> {
  if (cells.every(({ region }) => region === undefined)) return fitBoxes(size);
  const boxes = boxOfCells(size);
  const areas = cells.map(({ region }, cell) =>
    region === undefined ? boxes?.[cell] : wholeOf(region),
  );
  return fitAreas(areas, size);
}

/** The comments of a puzzle, title first, which may be empty. */
export const about = (title: string, author: string, rules: string): readonly string[] => [
  title,
  ...(author === '' ? [] : [`By ${author}`]),
  ...(rules === '' ? [] : [rules]),
];
