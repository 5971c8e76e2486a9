/** Mosaic as in Simon Tatham's collection: a figure for each number, letters for gaps. */
import { printedNumber, printedValue } from '#puzzle/printedNumbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { gapLetters, gapOf, sidesIn } from './soloGrid.ts';

/** How many cells a body has. */
const cellsIn = (body: string): number =>
  [...body].reduce((all, each) => all + (/\d/.test(each) ? 1 : gapOf(each)), 0);

/** Whether a text has this format. */
export function isMosaic(parameters: string, body: string): boolean {
  const [width, height] = sidesIn(parameters);
  return (
    /^\d+(x\d+)?h?\d*$/.test(parameters) &&
    /^[a-z0-9]+$/.test(body) &&
    cellsIn(body) === width * height
  );
}

export function readMosaic(parameters: string, body: string): Result<Transcript> {
  const [width, height] = sidesIn(parameters);
  const cells = width * height;
  const strange = /[^a-z0-9]/.exec(body)?.[0];
  if (strange !== undefined)
    return failure(`It has "${strange}" where digits or letters are wanted`);
  const count = cellsIn(body);
  if (count !== cells) return failure(`It has ${count} cells, ${cells} wanted`);
  const givens = [...body].flatMap((each) =>
    /\d/.test(each)
      ? [printedValue(Number(each))]
      : Array.from({ length: gapOf(each) }, () => undefined),
  );
  return success({ typeId: 'mosaic', parameters: { width, height }, givens });
}

export function mosaicId({ parameters, givens }: Puzzle): string {
  const [width, height] = [Number(parameters['width']), Number(parameters['height'])];
  let body = '';
  let gap = 0;
  for (const given of givens) {
    const number = printedNumber(given);
    if (number === undefined) gap += 1;
    else {
      body += `${gapLetters(gap)}${number}`;
      gap = 0;
    }
  }
  return `${width}x${height}:${body}${gapLetters(gap)}`;
}
