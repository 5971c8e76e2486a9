/** Kurosu elsewhere: Unruly of Simon Tatham's collection. */
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { sidesIn } from './soloGrid.ts';

/** The shortest side of an Unruly board. */
const SHORTEST_UNRULY = 6;

/** A letter skips cells and fills the next one: lower case with 0, upper case with 1. */
export function readUnruly(parameters: string, body: string): Result<Transcript> {
  const [width, height] = sidesIn(parameters);
  const givens: (number | undefined)[] = Array.from({ length: width * height }, () => undefined);
  let at = 0;
  for (const letter of body) {
    const skip = letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);
    at += skip;
    // The last letter of the alphabet only skips.
    if (skip === 25) continue;
    if (at < givens.length) givens[at] = letter === letter.toLowerCase() ? 0 : 1;
    at += 1;
  }
  if (at !== givens.length + 1) {
    return failure(`Its letters make ${at - 1} cells, ${givens.length} wanted`);
  }
  return success({
    typeId: 'kurosu',
    parameters: { width, height, noTwoAlike: /^\d+x\d+u/.test(parameters) },
    givens,
  });
}

const letter = (index: number): string => String.fromCharCode('a'.charCodeAt(0) + index);

export function unrulyId({ parameters, givens }: Puzzle): Result<string> {
  const [width, height] = [Number(parameters['width']), Number(parameters['height'])];
  if (Math.min(width, height) < SHORTEST_UNRULY) {
    return failure(`has no side below ${SHORTEST_UNRULY}`);
  }
  let text = '';
  let skipped = 0;
  // A filled cell past the last one marks the end of the board.
  for (const given of [...givens, 0]) {
    if (given === undefined) {
      skipped += 1;
      if (skipped === 25) {
        text += 'z';
        skipped = 0;
      }
      continue;
    }
    text += given === 0 ? letter(skipped) : letter(skipped).toUpperCase();
    skipped = 0;
  }
  return success(`${width}x${height}${parameters['noTwoAlike'] === true ? 'u' : ''}:${text}`);
}
