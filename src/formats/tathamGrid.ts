/** Grids of numbers as Simon Tatham's Solo and Towers write them: letters are runs of open cells. */
import type { Values } from '#logic/claim.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';

const LETTERS = 26;
const letter = (index: number): string => String.fromCharCode('a'.charCodeAt(0) + index);

/** Lines below divide numbers that stand side by side. */
export function readBlanks(body: string, cells: number): Result<Values> {
  const givens: (number | undefined)[] = [];
  for (const [piece] of body.matchAll(/[a-z]|\d+|./g)) {
    if (/[a-z]/.test(piece)) {
      const blanks = piece.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
      for (let blank = 0; blank < blanks; blank += 1) givens.push(undefined);
    } else if (/\d/.test(piece)) givens.push(Number(piece));
    else if (piece !== '_') return failure(`It has "${piece}" where digits or letters are wanted`);
    if (givens.length > cells) break;
  }
  if (givens.length !== cells) {
    return failure(
      `It has ${givens.length > cells ? 'more than ' : ''}${Math.min(givens.length, cells)} cells, ${cells} wanted`,
    );
  }
  return success(givens);
}

/** Writes a grid so that `readBlanks` reads it. */
export function writeBlanks(givens: Values): string {
  let text = '';
  let blanks = 0;
  const flush = () => {
    for (; blanks > 0; blanks -= Math.min(blanks, LETTERS)) {
      text += letter(Math.min(blanks, LETTERS) - 1);
    }
  };
  for (const given of givens) {
    if (given === undefined) blanks += 1;
    else {
      const isBeside = blanks === 0 && text !== '';
      flush();
      text += `${isBeside ? '_' : ''}${given}`;
    }
  }
  flush();
  return text;
}
