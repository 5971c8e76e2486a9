/** Penpa's drawings of types whose clues stand beside the board. */
import { failure } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import {
  inRows,
  isNumberOrUnknown,
  isPlain,
  UNDRAWN,
  sizeRows,
  takeAreas,
  takeBeside,
  takeInCells,
} from './penpaRows.ts';
import type { EdgeSide } from './penpaRows.ts';
import type { PenpaSketch } from './penpaSketch.ts';
import type { Mark } from './penpaDrawing.ts';
import { LETTERS_CODEC, SKYSCRAPERS_CODEC } from './pzprSkyscrapers.ts';
import { NONOGRAM_CODEC } from './pzprMargins.ts';
import { PZPR_BY_TYPE } from './pzprCodecs.ts';
import type { PzprRows } from './pzprRows.ts';

/** Numbers from one to three, as people write them. */
const COUNTS = ['one', 'two', 'three', 'four', 'five'];
const STARS =
  /\b(\d{1,2}|one|two|three|four|five)[ -]*(?:[★☆✩*]|stars?\b)|[★☆]\s*(?:=|:|x|×)?\s*(\d{1,2})\b/i;

/** Regions, and how many stars each has: beside the board, or in the title or the rules. */
export function readStars(sketch: PenpaSketch): Result<Transcript> {
  const isBeside = ({ x, y }: Mark): boolean =>
    x < 0 || y < 0 || x > 2 * sketch.width || y > 2 * sketch.height;
  const areas = takeAreas(sketch);
  const [number] = sketch.take(
    (mark) => isPlain(mark) && isBeside(mark) && /^\d{1,2}\s*[★☆*]?$/.test(mark.text),
  );
  sketch.take((mark) => mark.kind === 'symbol' && mark.text === 'star' && isBeside(mark));
  const [, words, figure] = STARS.exec(sketch.words) ?? [];
  const said = words ?? figure ?? '';
  const spelt = COUNTS.indexOf(said.toLowerCase()) + 1;
  const told = spelt > 0 ? spelt : said === '' ? undefined : Number(said);
  const stars = number === undefined ? told : Number.parseInt(number.text, 10);
  if (stars === undefined) {
    return failure(
      'It does not say how many stars each row, column and region has; a number beside the board or in the title would',
    );
  }
  const rows = [
    ...sizeRows(sketch),
    [String(stars)],
    [String(new Set(areas).size)],
    ...inRows(sketch.width, areas.map(String)),
  ];
  return PZPR_BY_TYPE.get('star-battle')?.readRows(rows) ?? failure('Star Battle is not read here');
}

/** The squares with those on all four sides, with `word` for each clue, and `q` before those in cells. */
function surrounded(
  sketch: PenpaSketch,
  is: (mark: Mark) => boolean,
  word: (mark: Mark) => string,
): PzprRows {
  const beside = (side: EdgeSide): readonly string[] =>
    takeBeside(sketch, side, 1, is).map(([mark]) => (mark === undefined ? UNDRAWN : word(mark)));
  const [above, below, left, right] = (['above', 'below', 'left', 'right'] as const).map(beside);
  const cells = takeInCells(sketch, is).map((mark) =>
    mark === undefined ? UNDRAWN : `q${word(mark)}`,
  );
  return [
    [UNDRAWN, ...(above ?? []), UNDRAWN],
    ...inRows(sketch.width, cells).map((row, at) => [
      left?.[at] ?? UNDRAWN,
      ...row,
      right?.[at] ?? UNDRAWN,
    ]),
    [UNDRAWN, ...(below ?? []), UNDRAWN],
  ];
}

const notSquare = (name: string, { width, height }: PenpaSketch): Result<never> | undefined =>
  width === height
    ? undefined
    : failure(`This ${name} is ${width} by ${height}; only boards as wide as tall are held here`);

export function readSkyscrapers(sketch: PenpaSketch): Result<Transcript> {
  const refused = notSquare('Skyscrapers', sketch);
  if (refused !== undefined) return refused;
  const isNumber = (mark: Mark): boolean => isPlain(mark) && /^\d{1,2}$/.test(mark.text);
  const rows = surrounded(sketch, isNumber, ({ text }) => text);
  return SKYSCRAPERS_CODEC.readRows([...sizeRows(sketch), ...rows]);
}

const FIRST_LETTER = 'A'.charCodeAt(0) - 1;
/** "A-C", "A to C" or "ABC". */
const LETTERS =
  /\bA\s*(?:-|–|—|to|through|\.\.+)\s*([B-I])\b|\b(ABC?D?E?F?G?H?I?)\b(?!\s*(?:[Ee]nd|[Bb]ox))/;

/** Letters on all four sides, and in cells. */
export function readLetters(sketch: PenpaSketch): Result<Transcript> {
  const refused = notSquare('Easy as ABC', sketch);
  if (refused !== undefined) return refused;
  const isLetter = (mark: Mark): boolean => isPlain(mark) && /^[A-I]$/i.test(mark.text);
  const rows = surrounded(sketch, isLetter, ({ text }) =>
    String(text.toUpperCase().charCodeAt(0) - FIRST_LETTER),
  );
  const [sign] = sketch.take(
    (mark) => isPlain(mark) && (mark.x < 0 || mark.y < 0) && LETTERS.test(mark.text),
  );
  const [, last, all] =
    LETTERS.exec(sign?.text ?? '') ?? LETTERS.exec(sketch.words.replace(/easy as abc/i, '')) ?? [];
  const letters =
    last === undefined ? (all?.length ?? 0) : last.toUpperCase().charCodeAt(0) - FIRST_LETTER;
  if (letters === 0) {
    return failure('It does not say which letters there are; its rules could, such as “A to C”');
  }
  return LETTERS_CODEC.readRows([...sizeRows(sketch), [String(letters)], ...rows]);
}

/** Numbers above the columns and before the rows, those nearest to the grid last. */
export function readNonogram(sketch: PenpaSketch): Result<Transcript> {
  const { width, height } = sketch;
  const [slotsAbove, slotsBefore] = [Math.ceil(height / 2), Math.ceil(width / 2)];
  const lines = (side: EdgeSide, slots: number): readonly (readonly string[])[] =>
    takeBeside(sketch, side, slots, isNumberOrUnknown).map((marks) =>
      Array.from({ length: slots }, (_, at) => {
        const text = marks[slots - 1 - at]?.text;
        return text === undefined ? UNDRAWN : /^\d/.test(text) ? text : '-2';
      }),
    );
  const above = lines('above', slotsAbove);
  const before = lines('left', slotsBefore);
  if ([...above, ...before].every((line) => line.every((word) => word === UNDRAWN))) {
    return failure('It has no numbers above its columns and before its rows');
  }
  const gap = Array.from({ length: slotsBefore }, () => UNDRAWN);
  const rows = [
    ...Array.from({ length: slotsAbove }, (_, at) => [
      ...gap,
      ...above.map((line) => line[at] ?? UNDRAWN),
    ]),
    ...before.map((line) => [...line, ...Array.from({ length: width }, () => UNDRAWN)]),
  ];
  return NONOGRAM_CODEC.readRows([...sizeRows(sketch), ...rows]);
}
