/** Mosaic as in Simon Tatham's collection. */
import { printedNumber, printedValue } from '#puzzle/printedNumbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { areFigures, readFigures, writeFigures } from './figures.ts';
import type { Transcript } from './form.ts';
import { sidesIn } from './soloGrid.ts';

/** Whether a text has this format. */
export function isMosaic(parameters: string, body: string): boolean {
  const [width, height] = sidesIn(parameters);
  return /^\d+(x\d+)?h?\d*$/.test(parameters) && areFigures(body, width * height);
}

export function readMosaic(parameters: string, body: string): Result<Transcript> {
  const [width, height] = sidesIn(parameters);
  const numbers = readFigures(body, width * height, 'cells');
  return numbers.ok
    ? success({
        typeId: 'mosaic',
        parameters: { width, height },
        givens: numbers.value.map((number) =>
          number === undefined ? undefined : printedValue(number),
        ),
      })
    : numbers;
}

export function mosaicId({ parameters, givens }: Puzzle): string {
  const [width, height] = [Number(parameters['width']), Number(parameters['height'])];
  return `${width}x${height}:${writeFigures(givens.map(printedNumber))}`;
}
