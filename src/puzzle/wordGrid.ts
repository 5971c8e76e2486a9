import type { Values } from '#logic/claim.ts';
import { counted } from './numbers.ts';
import type { Parameters } from './parameters.ts';
import { printedNumber, printedValue, WITHOUT_NUMBER } from './printedNumbers.ts';
import type { Result } from './result.ts';
import { failure, success } from './result.ts';
import type { TextLine, WrittenPuzzle } from './text.ts';

/** A grid written as lines of words, one for each cell, divided by spaces: numbers of several figures. */
export interface WordGrid {
  /** The number of cells in a line. */
  readonly width: number;
  /** The largest number that a cell can hold; the least is 1. */
  readonly largest: number;
  /** Whether some cells may be black. */
  readonly takesBlack: boolean;
  /** Set if numbers are printed beside what cells hold; `?` is one that is not known. */
  readonly isPrinted?: true;
}

const OPEN = '.';
const BLACK = 'x';
const UNKNOWN = '?';

/** The number of cells in a line. */
export const wordsIn = ({ text }: TextLine): number => text.split(/\s+/).length;

/** Reads the lines of a grid; the problem names the first wrong line, and why. */
export function readWords(
  { width, largest, takesBlack, isPrinted }: WordGrid,
  lines: readonly TextLine[],
): Result<Pick<WrittenPuzzle<Parameters>, 'givens' | 'blackCells'>> {
  const givens: (number | undefined)[] = [];
  const blackCells: boolean[] = [];
  for (const { text, number: line } of lines) {
    const words = text.split(/\s+/);
    for (const [at, word] of words.entries()) {
      const isBlack = takesBlack && word.toLowerCase() === BLACK;
      const isOpen = word === OPEN || /^_+$/.test(word);
      const isUnknown = isPrinted === true && word === UNKNOWN;
      const number = /^\d{1,4}$/.test(word) ? Number(word) : 0;
      if (!isBlack && !isOpen && !isUnknown && !(number >= 1 && number <= largest)) {
        const black = takesBlack
          ? `, ${BLACK} for a black one`
          : isPrinted
            ? `, ${UNKNOWN} for an unknown number`
            : '';
        return failure(
          `has "${word.slice(0, 20)}" at cell ${at + 1}; 1 to ${largest} or ${OPEN} for an open cell${black} wanted`,
          line,
        );
      }
      const value = isPrinted ? (isUnknown ? WITHOUT_NUMBER : printedValue(number)) : number;
      givens.push(isBlack || isOpen ? undefined : value);
      blackCells.push(isBlack);
    }
    if (words.length !== width) {
      return failure(`has ${counted(words.length, 'cell')}, ${width} wanted`, line);
    }
  }
  return success({ givens, blackCells });
}

/** Writes a grid, its columns below one another, so that `readWords` reads the same. */
export function writeWords(
  width: number,
  givens: Values,
  blackCells: readonly boolean[],
  isPrinted = false,
): readonly string[] {
  const numberOf = (given: number): number | string =>
    isPrinted ? (printedNumber(given) ?? UNKNOWN) : given;
  const words = givens.map((given, cell) =>
    blackCells[cell] === true ? BLACK : String(given === undefined ? OPEN : numberOf(given)),
  );
  return alignWords(width, words);
}

/** Lines of so many words, one below another. */
export function alignWords(width: number, words: readonly string[]): readonly string[] {
  const longest = Math.max(...words.map(({ length }) => length));
  return Array.from({ length: words.length / width }, (_, row) =>
    words
      .slice(row * width, (row + 1) * width)
      .map((word) => word.padEnd(longest))
      .join(' ')
      .trimEnd(),
  );
}
