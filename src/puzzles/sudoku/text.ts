import { oneOf } from '#logic/words.ts';
import { slotCharacters, writeCharacters } from '#puzzle/characterGrid.ts';
import type { CharacterGrid } from '#puzzle/characterGrid.ts';
import { counted } from '#puzzle/numbers.ts';
import { readRegions, regionCells, writeRegions } from '#puzzle/regionGrid.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { digits } from '#puzzle/slot.ts';
import type { TextForm, TextLine, WrittenPuzzle } from '#puzzle/text.ts';
import { readDigits } from './lettering.ts';
import { SIZES } from './board.ts';
import type { SudokuParameters } from './board.ts';

/** The word after `#option` for a jigsaw. */
const JIGSAW = 'jigsaw';

/** Signs for an open cell besides 0. */
const OPEN = '._';

const form = (size: number): CharacterGrid => ({
  lengths: Array.from({ length: size }, () => size),
  open: OPEN,
  characters: slotCharacters(digits(1, size)),
});

/** Splits the one-line form (81 characters for a 9×9) into lines; returns other texts unchanged. */
function splitOneLineForm(lines: readonly TextLine[]): readonly TextLine[] {
  const [only] = lines;
  if (lines.length !== 1 || only === undefined) return lines;
  const size = SIZES.find((candidate) => candidate ** 2 === only.text.length);
  if (size === undefined) return lines;
  return Array.from({ length: size }, (_, row) => ({
    number: only.number,
    text: only.text.slice(row * size, (row + 1) * size),
  }));
}

/** The size is the first line's length; if there is no such size, the number of lines. */
const sizeOf = (lines: readonly TextLine[]): number | undefined =>
  SIZES.find((size) => size === lines[0]?.text.length) ??
  SIZES.find((size) => size === lines.length);

/** Why there are too few or too many lines. */
function wrongCount(lines: readonly TextLine[], size: number): Result<never> | undefined {
  if (lines.length < size) {
    const verb = lines.length === 1 ? 'is' : 'are';
    return failure(`There ${verb} ${counted(lines.length, 'line')}, ${size} wanted`);
  }
  const extra = lines[size];
  return extra && failure(`is one too many: ${size} lines wanted`, extra.number);
}

/** A jigsaw: lines of cells separated by commas, each a region's name with its given: `a,a4,b`. */
function readJigsaw(lines: readonly TextLine[]): Result<WrittenPuzzle<SudokuParameters>> {
  const [first] = lines;
  const size = first === undefined ? 0 : regionCells(first);
  if (!SIZES.includes(size)) {
    return failure(
      `has ${counted(size, 'cell')}; a jigsaw has ${oneOf(SIZES.map(String))} in each line, divided by commas`,
      first?.number,
    );
  }
  const read = readRegions(lines, size);
  if (!read.ok) return read;
  return wrongCount(lines, size) ?? success({ parameters: { size, jigsaw: true }, ...read.value });
}

export const sudokuText: TextForm<SudokuParameters> = {
  read({ lines: folded, options }) {
    if (options.includes(JIGSAW)) return readJigsaw(folded);
    const lines = splitOneLineForm(folded);
    const size = sizeOf(lines);
    if (size === undefined) {
      const first = lines[0];
      return failure(
        `has ${counted(first?.text.length ?? 0, 'character')}; a Sudoku has ${oneOf(SIZES.map(String))} in each line, or all cells in one line`,
        first?.number,
      );
    }
    const wrong = lines.slice(0, size).find(({ text }) => text.length !== size);
    if (wrong !== undefined) {
      return failure(
        `has ${counted(wrong.text.length, 'character')}, ${size} wanted`,
        wrong.number,
      );
    }
    const miscounted = wrongCount(lines, size);
    if (miscounted !== undefined) return miscounted;
    const cells = lines.flatMap(({ text, number }) =>
      [...text].map((character, at) => ({ text: character, line: number, place: at + 1 })),
    );
    const givens = readDigits(size, cells, OPEN);
    return givens.ok
      ? success({ parameters: { size, jigsaw: false }, givens: givens.value })
      : givens;
  },
  write: ({ parameters: { size, jigsaw }, areas, givens }) =>
    jigsaw ? writeRegions({ areas, givens }, size) : writeCharacters(form(size), givens),
};
