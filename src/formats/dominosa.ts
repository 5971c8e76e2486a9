/** Dominosa of Simon Tatham's collection. */
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';

/** The numbers row by row, those of several figures in square brackets. */
const BODY = /^(?:\d|\[\d{1,3}\])+$/;

const numbersIn = (body: string): readonly number[] =>
  (body.match(/\d|\[\d+\]/g) ?? []).map((each) => Number(each.replaceAll(/[[\]]/g, '')));

/** Its only parameter is the highest number; then how hard it makes them. */
const highestIn = (parameters: string): number => Number.parseInt(parameters, 10);

/** Sides of the board of a set from 0 to a number. */
const sidesFor = (highest: number): readonly [width: number, height: number] => [
  highest + 2,
  highest + 1,
];

/** Whether a text has the form of that collection's Dominosa: as many numbers as its board has cells. */
export function isDominosa(parameters: string, body: string): boolean {
  const [width, height] = sidesFor(highestIn(parameters));
  return (
    /^\d+(d[a-z])?$/.test(parameters) &&
    BODY.test(body) &&
    numbersIn(body).length === width * height
  );
}

export function readDominosa(parameters: string, body: string): Result<Transcript> {
  const highest = highestIn(parameters);
  const [width, height] = sidesFor(highest);
  if (!BODY.test(body)) return failure('It has something else than numbers');
  const numbers = numbersIn(body);
  if (numbers.length !== width * height) {
    return failure(`It has ${numbers.length} numbers, ${width * height} wanted`);
  }
  const large = numbers.find((number) => number > highest);
  if (large !== undefined) return failure(`It has the number ${large}; 0 to ${highest} wanted`);
  return success({
    typeId: 'dominosa',
    parameters: { width, height },
    squares: numbers.map((number) => [number]),
  });
}

/** A board that is one column wider than it is high, with a number in each cell. */
export function dominosaId({ parameters, siteClues }: Puzzle): Result<string> {
  const [width, height] = [Number(parameters['width']), Number(parameters['height'])];
  const numbers = siteClues.flatMap((clue) => clue ?? []);
  const highest = height - 1;
  const isWhole = numbers.length === siteClues.length && width === height + 1;
  return isWhole && numbers.every((number) => number <= highest)
    ? success(
        `${highest}:${numbers.map((number) => (number < 10 ? number : `[${number}]`)).join('')}`,
      )
    : failure(
        'wants numbers from 0 in all cells of a board that is one cell wider than it is high',
      );
}
