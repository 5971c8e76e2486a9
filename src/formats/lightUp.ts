/**
 * Akari in the format of Simon Tatham's Light Up: letters for runs of white cells, `B` for a black
 * cell, and 0 to 4 for one with its number.
 */
import { printedNumber, printedValue, WITHOUT_NUMBER } from '#puzzle/printedNumbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { readNumberGrid, sidesIn, writeNumberGrid } from './soloGrid.ts';

/**
 * Whether a text has this format; what follows the size is how the program makes such puzzles. A board
 * without a white cell is a Singles.
 */
export const isLightUp = (parameters: string, body: string): boolean =>
  /^\d+x\d+(b\d+)?(s\d+)?(d\d+)?$/.test(parameters) && /^(?=.*[a-z])[a-z0-4B]+$/.test(body);

/** Reads it as Solo's numbers, which are the printed values of cells. */
export function readLightUp(parameters: string, body: string): Result<Transcript> {
  const [width, height] = sidesIn(parameters);
  const [wrong] = /[^a-z0-4B]/.exec(body) ?? [];
  if (wrong !== undefined) {
    return failure(`It has "${wrong}" where small letters, B and 0 to 4 are wanted`);
  }
  const numbers = body.replaceAll(
    /[B\d]/g,
    (mark) => `_${mark === 'B' ? WITHOUT_NUMBER : printedValue(Number(mark))}`,
  );
  const givens = readNumberGrid(numbers, width * height);
  if (!givens.ok) return givens;
  return success({
    typeId: 'akari',
    parameters: { width, height },
    givens: givens.value,
  });
}

/** Writes an Akari so that `readLightUp` reads it. */
export function lightUpId({ parameters, givens }: Puzzle): string {
  const marks = writeNumberGrid(givens).replaceAll(/_?(\d+)/g, (_, value) =>
    String(printedNumber(Number(value)) ?? 'B'),
  );
  return `${Number(parameters['width'])}x${Number(parameters['height'])}:${marks}`;
}
