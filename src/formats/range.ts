/** Kuromasu as Range in Simon Tatham's collection: letters for gaps, `_` between two numbers. */
import { printedNumber, printedValue } from '#puzzle/printedNumbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { readNumberGrid, sidesIn, writeNumberGrid } from './soloGrid.ts';

/** Whether a text has this format. Only as many cells tell it from a Solo. */
export function isRange(parameters: string, body: string): boolean {
  const [width, height] = sidesIn(parameters);
  return (
    /^\d+(x\d+)?$/.test(parameters) &&
    /^[a-z0-9_]+$/.test(body) &&
    readNumberGrid(body, width * height).ok
  );
}

export function readRange(parameters: string, body: string): Result<Transcript> {
  const [width, height] = sidesIn(parameters);
  const read = readNumberGrid(body, width * height);
  if (!read.ok) return read;
  const givens = read.value.map((number) =>
    number === undefined ? undefined : printedValue(number),
  );
  return success({ typeId: 'kuromasu', parameters: { width, height }, givens });
}

export function rangeId({ parameters, givens }: Puzzle): Result<string> {
  const numbers = givens.map(printedNumber);
  const isUnknown = givens.some(
    (given, cell) => given !== undefined && numbers[cell] === undefined,
  );
  return isUnknown
    ? failure('wants every number, and some are not known here')
    : success(
        `${Number(parameters['width'])}x${Number(parameters['height'])}:${writeNumberGrid(numbers)}`,
      );
}
