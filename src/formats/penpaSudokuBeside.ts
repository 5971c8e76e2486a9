/** Numbers beside and between the cells of Penpa's Sudokus, which the author's words give a meaning. */
import type { JsonObject } from './json.ts';
import type { Mark } from './penpaDrawing.ts';
import { isCircle, isPlain, takeBeside } from './penpaRows.ts';
import type { EdgeSide } from './penpaRows.ts';
import { namesOf } from './penpaSketch.ts';
import type { PenpaSketch } from './penpaSketch.ts';

/** Names of f-puzzles, with the words that say each. */
export type Worded = readonly (readonly [name: string, words: RegExp])[];

/** The only name whose words are said. */
export function onlyName(names: Worded, said: string): string | undefined {
  const [first, second] = names.filter(([, words]) => words.test(said));
  return second === undefined ? first?.[0] : undefined;
}

/** Numbers at the ends of rows and columns. */
const BESIDE: Worded = [
  ['sandwichsum', /\bsandwich/i],
  ['xsum', /\bx[- ]?sums?\b/i],
  ['skyscraper', /\bskyscrapers?\b/i],
];

/** Penpa's ends of numbers with an arrow along a diagonal, as f-puzzles names their directions. */
const DIAGONALS: Readonly<Record<string, string>> = { '4': 'UL', '5': 'UR', '6': 'DL', '7': 'DR' };

/** Numbers beside the board, by f-puzzles' names. */
export function takeOutside(sketch: PenpaSketch, said: string): JsonObject {
  const name = onlyName(BESIDE, said);
  return {
    ...(/\blittle[- ]killers?\b/i.test(said) ? { littlekillersum: takeDiagonals(sketch) } : {}),
    ...(name === undefined ? {} : { [name]: takeEnds(sketch) }),
  };
}

/** Numbers with an arrow into the board. */
const takeDiagonals = (sketch: PenpaSketch): readonly JsonObject[] =>
  sketch
    .take(({ kind, mode, text, x, y }) => {
      const side = 2 * sketch.width;
      const isBeside = x === -1 || y === -1 || x === side + 1 || y === side + 1;
      return kind === 'number' && mode === '2' && isBeside && /^\d{1,3}_[4-7]$/.test(text);
    })
    .map(({ x, y, text }) => ({
      cell: `R${(y + 1) / 2}C${(x + 1) / 2}`,
      value: text.slice(0, -2),
      direction: DIAGONALS[text.at(-1) ?? ''] ?? '',
    }));

/** Figures on corners of cells, with the circles around them, where the author calls them quadruples. */
export function takeQuadruples(sketch: PenpaSketch, said: string): JsonObject {
  if (!/\bquad(?:ruple)?s?\b/i.test(said)) return {};
  const { width: size } = sketch;
  const isCorner = ({ x, y }: Mark): boolean =>
    x % 2 === 0 && y % 2 === 0 && x > 0 && y > 0 && x < 2 * size && y < 2 * size;
  const found = sketch.take(
    (mark) =>
      mark.kind === 'number' &&
      (isPlain(mark) || mark.mode === '4') &&
      isCorner(mark) &&
      /^[1-9](?:[ ,]*[1-9]){0,3}$/.test(mark.text),
  );
  const corners = new Set(found.map(({ x, y }) => `${x} ${y}`));
  sketch.take((mark) => isCircle(mark) && corners.has(`${mark.x} ${mark.y}`));
  const quadruple = found.map(({ x, y, text }) => {
    const first = (y / 2 - 1) * size + x / 2 - 1;
    return {
      cells: namesOf([first, first + 1, first + size, first + size + 1], size) ?? [],
      values: [...text.replaceAll(/[ ,]/g, '')],
    };
  });
  return { quadruple };
}

/** Numbers beside the board, each with the place from which it looks along its row or column. */
function takeEnds(sketch: PenpaSketch): readonly JsonObject[] {
  const far = sketch.width + 1;
  const isNumber = (mark: Mark): boolean => isPlain(mark) && /^\d{1,3}$/.test(mark.text);
  const ends = (side: EdgeSide, cell: (line: number) => string): readonly JsonObject[] =>
    takeBeside(sketch, side, 1, isNumber).flatMap(([mark], at) =>
      mark === undefined ? [] : [{ cell: cell(at + 1), value: mark.text }],
    );
  return [
    ...ends('above', (line) => `R0C${line}`),
    ...ends('below', (line) => `R${far}C${line}`),
    ...ends('left', (line) => `R${line}C0`),
    ...ends('right', (line) => `R${line}C${far}`),
  ];
}
