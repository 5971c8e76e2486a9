/** Magnets of Simon Tatham's collection. */
import { cellsByArea } from '#grid/areas.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import type { Transcript } from './form.ts';
import { sidesIn } from './soloGrid.ts';

/**
 * Counts of + above the columns and beside the rows, then those of − below and on the right, a character
 * each, and for each cell which half of its domino it is: left, right, top or bottom, or `*` for none.
 */
const BODY = /^([0-9a-z.]+),([0-9a-z.]+),([0-9a-z.]+),([0-9a-z.]+),([LRTB*]+)$/;

/** Whether a text has the form of that collection's Magnets: `de` and `dt` are how hard, `S` how few numbers. */
export const isMagnets = (parameters: string, body: string): boolean =>
  /^\d+(x\d+)?(d[a-z])?S?$/.test(parameters) && BODY.test(body);

const countsOf = (text: string): readonly Clue[] =>
  [...text].map((each) => (each === '.' ? undefined : [Number.parseInt(each, 36)]));

const letters = (clues: readonly Clue[]): string =>
  clues.map((clue) => clue?.[0]?.toString(36) ?? '.').join('');

/** How far the other half is, in columns and rows, and what that half is. */
const OTHER: Readonly<Record<string, readonly [right: number, down: number, half: string]>> = {
  L: [1, 0, 'R'],
  R: [-1, 0, 'L'],
  T: [0, 1, 'B'],
  B: [0, -1, 'T'],
};

/** The domino of each cell, numbered in reading order; `undefined` if halves do not fit together. */
function dominoesOf(halves: string, width: number): readonly number[] | undefined {
  const areas: number[] = [];
  let next = 0;
  for (const [cell, half] of [...halves].entries()) {
    if (areas[cell] !== undefined) continue;
    const [right, down, wanted] = OTHER[half] ?? [0, 0, half];
    const other = cell + right + down * width;
    const isBeside = right === 0 || Math.floor(other / width) === Math.floor(cell / width);
    if (!isBeside || halves[other] !== wanted || areas[other] !== undefined) return undefined;
    areas[cell] = next;
    areas[other] = next;
    next += 1;
  }
  return areas;
}

export function readMagnets(parameters: string, body: string): Result<Transcript> {
  const [width, height] = sidesIn(parameters);
  const [, above = '', left = '', below = '', right = '', halves = ''] = BODY.exec(body) ?? [];
  if (halves.length !== width * height) {
    return failure(`It has ${halves.length} cells, ${width * height} wanted`);
  }
  const wrong = [above, left, below, right].find(
    ({ length }, at) => length !== (at % 2 === 0 ? width : height),
  );
  if (wrong !== undefined) {
    return failure(
      `"${wrong}" has not a number for each of its ${width} columns or ${height} rows`,
    );
  }
  const areas = dominoesOf(halves, width);
  if (areas === undefined) return failure('The halves of its dominoes do not fit together');
  return success({
    typeId: 'magnets',
    parameters: { width, height },
    columns: countsOf(above),
    rows: countsOf(left),
    farColumns: countsOf(below),
    farRows: countsOf(right),
    areas,
  });
}

/** The halves of the dominoes; `undefined` if the regions are something else. */
function halvesOf({ areas }: Puzzle, width: number): string | undefined {
  const halves: string[] = [];
  for (const [first = 0, second, third] of cellsByArea(areas)) {
    if (second === undefined) halves[first] = '*';
    else if (third !== undefined) return undefined;
    else if (second === first + width) [halves[first], halves[second]] = ['T', 'B'];
    else if (second === first + 1 && second % width > 0)
      [halves[first], halves[second]] = ['L', 'R'];
    else return undefined;
  }
  return areas.includes(undefined) ? undefined : halves.join('');
}

export function magnetsId(puzzle: Puzzle): Result<string> {
  const [width, height] = [Number(puzzle.parameters['width']), Number(puzzle.parameters['height'])];
  const halves = halvesOf(puzzle, width);
  if (halves === undefined) return failure('wants a board that is divided into dominoes');
  const { siteClues } = puzzle;
  const [near, far] = [siteClues.slice(0, width + height), siteClues.slice(width + height)];
  const parts = [near, far].flatMap((clues) => [
    letters(clues.slice(height)),
    letters(clues.slice(0, height)),
  ]);
  return success(`${width}x${height}:${[...parts, halves].join(',')}`);
}
