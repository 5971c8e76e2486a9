import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';

/** A cell's character or number as written. */
export interface LetteredPuzzle {
  readonly text: string;
  /** Its line, 1-based. */
  readonly line: number;
  /** Its place in the line, 1-based. */
  readonly place: number;
}

const ZERO = '0';
/** The largest digit written as itself. */
const LAST_DIGIT = 9;

/** An integer, or a letter for one past 9; `undefined` for anything else. */
function numberOf(text: string): number | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  return /^[a-z]$/i.test(text)
    ? text.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0) + LAST_DIGIT + 1
    : undefined;
}

/** The symbol in a message: 16 is G, or F if digits begin with 0. */
const symbolOf = (value: number): string =>
  value <= LAST_DIGIT
    ? String(value)
    : String.fromCharCode('A'.charCodeAt(0) + value - LAST_DIGIT - 1);

/**
 * The digits of a Sudoku's cells. Boards past 9 are written in two ways: 1 to G with 0 for an open
 * cell, or 0 to F. A 0 beside another sign for open cells is a digit, and shows which way it is; on
 * a small board it is an error. Two signs for open cells are an error. `open` has the signs besides
 * 0.
 */
export function readDigits(
  size: number,
  cells: readonly LetteredPuzzle[],
  open: string,
): Result<readonly (number | undefined)[]> {
  const isOpen = ({ text }: LetteredPuzzle): boolean => text.length === 1 && open.includes(text);
  const nought = cells.find(({ text }) => text === ZERO);
  const sign = cells.find(isOpen);
  const isFromZero = nought !== undefined && sign !== undefined;
  const other = cells.find((cell) => isOpen(cell) && cell.text !== sign?.text);
  const stray = isFromZero && size <= LAST_DIGIT ? nought : other;
  if (stray !== undefined) {
    return failure(
      `has "${stray.text}" at character ${stray.place}, but "${sign?.text ?? ''}" stands for open cells; one of the two wanted`,
      stray.line,
    );
  }
  const [low, high] = isFromZero ? [0, size - 1] : [1, size];
  const values: (number | undefined)[] = [];
  for (const cell of cells) {
    const number = numberOf(cell.text);
    if (isOpen(cell) || (!isFromZero && cell.text === ZERO)) values.push(undefined);
    else if (number === undefined || number < low || number > high) {
      return failure(
        `has "${cell.text}" at character ${cell.place}; ${low} to ${symbolOf(high)} or ${sign?.text ?? '.'} for an open cell wanted`,
        cell.line,
      );
    } else values.push(number + 1 - low);
  }
  return success(values);
}
