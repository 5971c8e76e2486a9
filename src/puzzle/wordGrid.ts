import type { Values } from '#logic/claim.ts';
import { counted } from './numbers.ts';
import type { Parameters } from './parameters.ts';
import { readList, writeList } from './printedLists.ts';
import { printedNumber, printedValue, WITHOUT_NUMBER } from './printedNumbers.ts';
import type { Result } from './result.ts';
import { failure, success } from './result.ts';
import type { TextLine, WrittenPuzzle } from './text.ts';

/** A grid written as lines of words, one for each cell, divided by spaces: numbers of several figures. */
export interface WordGrid {
  /** The number of cells in a line. */
  readonly width: number;
  /** The least number that a cell can hold, 1 if absent, and the largest. */
  readonly least?: number;
  readonly largest: number;
  /** Whether some cells may be black. */
  readonly takesBlack: boolean;
  /**
   * Set if words are printed in cells, and not what these hold: numbers, `?` for one that is not known,
   * or several in a word, a figure each.
   */
  readonly printed?: 'numbers' | 'lists';
}

const OPEN = '.';
const BLACK = 'x';
const UNKNOWN = '?';

/** The number of cells in a line. */
export const wordsIn = ({ text }: TextLine): number => text.split(/\s+/).length;

/** Reads the lines of a grid; the problem names the first wrong line, and why. */
export function readWords(
  form: WordGrid,
  lines: readonly TextLine[],
): Result<Pick<WrittenPuzzle<Parameters>, 'givens' | 'blackCells'>> {
  const { width, takesBlack } = form;
  const givens: (number | undefined)[] = [];
  const blackCells: boolean[] = [];
  for (const { text, number: line } of lines) {
    const words = text.split(/\s+/);
    for (const [at, word] of words.entries()) {
      const isBlack = takesBlack && word.toLowerCase() === BLACK;
      const isOpen = word === OPEN || /^_+$/.test(word);
      const value = isBlack || isOpen ? undefined : valueOf(word, form);
      if (!isBlack && !isOpen && value === undefined) {
        return failure(
          `has "${word.slice(0, 20)}" at cell ${at + 1}; ${wanted(form)} wanted`,
          line,
        );
      }
      givens.push(value);
      blackCells.push(isBlack);
    }
    if (words.length !== width) {
      return failure(`has ${counted(words.length, 'cell')}, ${width} wanted`, line);
    }
  }
  return success({ givens, blackCells });
}

/** What a word means; `undefined` if nothing. */
function valueOf(word: string, { least = 1, largest, printed }: WordGrid): number | undefined {
  if (printed === 'lists') {
    const list = readList(word);
    return list === undefined ? undefined : printedValue(list);
  }
  if (printed === 'numbers' && word === UNKNOWN) return WITHOUT_NUMBER;
  const number = /^\d{1,4}$/.test(word) ? Number(word) : -1;
  if (number < least || number > largest) return undefined;
  return printed === undefined ? number : printedValue(number);
}

function wanted({ least = 1, largest, takesBlack, printed }: WordGrid): string {
  const open = `or ${OPEN} for an open cell`;
  if (printed === 'lists')
    return `lengths that fit around a cell, such as 13 or 2${UNKNOWN}, ${open}`;
  const range = `${least} to ${largest} ${open}`;
  if (takesBlack) return `${range}, ${BLACK} for a black one`;
  return printed === undefined ? range : `${range}, ${UNKNOWN} for an unknown number`;
}

/** Writes a grid, its columns below one another, so that `readWords` reads the same. */
export function writeWords(
  width: number,
  givens: Values,
  blackCells: readonly boolean[],
  printed?: WordGrid['printed'],
): readonly string[] {
  const numberOf = (given: number): number | string => {
    if (printed === undefined) return given;
    const number = printedNumber(given);
    if (number === undefined) return UNKNOWN;
    return printed === 'lists' ? writeList(number) : number;
  };
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
