/** Slant as in Simon Tatham's collection: the numbers at the corners of its cells. */
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Result } from '#puzzle/result.ts';
import { areFigures, readFigures, writeFigures } from './figures.ts';
import type { Transcript } from './form.ts';
import { corneredOf } from './pzprCorners.ts';
import { sidesIn } from './soloGrid.ts';

/** Whether a text has this format; it has as many numbers and gaps as no other. */
export function isTathamSlant(parameters: string, body: string): boolean {
  const [width, height] = sidesIn(parameters);
  return /^\d+(x\d+)?(d[a-z])?$/.test(parameters) && areFigures(body, (width + 1) * (height + 1));
}

export function readTathamSlant(parameters: string, body: string): Result<Transcript> {
  const [width, height] = sidesIn(parameters);
  const numbers = readFigures(body, (width + 1) * (height + 1), 'corners');
  return numbers.ok ? corneredOf('slant', width, height, numbers.value) : numbers;
}

export function tathamSlantId({ parameters, siteClues }: Puzzle): string {
  const [width, height] = [Number(parameters['width']), Number(parameters['height'])];
  return `${width}x${height}:${writeFigures(siteClues.map((clue) => clue?.[0]))}`;
}
