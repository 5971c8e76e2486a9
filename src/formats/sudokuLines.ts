/**
 * Sudokus as lines of characters: one to a line or in rows, with whatever people put between cells.
 * Among them are `.sdk` (sections), `.sdm` (one to a line) and `.ss` (rulers of `|` and `-`).
 */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { TextLine } from '#puzzle/text.ts';
import { readDigits } from '#puzzles/sudoku/lettering.ts';
import type { LetteredPuzzle } from '#puzzles/sudoku/lettering.ts';
import type { Transcript, ForeignForm } from './form.ts';
import { BOXES } from './sudokuGrid.ts';

const SIZES = [...BOXES.keys()];
/** Signs for an open cell besides the nought. */
const OPEN = '._*-xX?';
const CELL = `[0-9A-Pa-p${OPEN.replace('-', '')}-]`;
/** All cells in one line; what stands behind them is a solution, or says something. */
const ONE_LINE = SIZES.map(
  (size) => [size, new RegExp(`^"?(${CELL}{${size ** 2}})(?:$|["\\s:;,#|](.*)$)`)] as const,
).reverse();
/** Drawn between cells. */
const BETWEEN = /[\s|\u2500-\u257F!:;"']+/;
const RULED = /^[\s|+*.'`,:_=\u2500-\u257F-]*$/;
const STROKES = /---|===|[─━═]{3}|--\+|\+--|-\+-/;
const isRuler = (text: string): boolean => RULED.test(text) && STROKES.test(text);
const SURE_RULER = /^\s*(?:[*|.':]-|.*\+)/;

export const sudokuLines: ForeignForm = {
  from: 'lines of digits',
  read(text) {
    const all = text
      .split(/\r\n|\r|\n/)
      // A tab at the end of a line divides cells of a spreadsheet, the last of which is empty.
      .map((line, index) => ({ number: index + 1, text: withoutTrailingSpace(line) }));
    const { lines, comments, leftOut } = puzzleSection(all);
    const written = lines.filter(({ text: line }) => line.trim() !== '' || line.includes('\t'));
    const grid = readGrid(lines, written);
    if (grid !== undefined) {
      return [grid.ok ? success({ ...grid.value, comments, leftOut }) : grid];
    }
    return readList(written, comments);
  },
};

/** The lines of the puzzle itself: of a file in sections, those of `[Puzzle]`. */
function puzzleSection(all: readonly TextLine[]) {
  const isHead = ({ text }: TextLine): boolean => /^\s*\[.*\]\s*$/.test(text);
  const start = all.findIndex(({ text }) => /^\s*\[puzzle\]\s*$/i.test(text));
  const before = start < 0 ? all : all.slice(0, start);
  const after = all.slice(start + 1);
  const end = after.findIndex(isHead);
  const section = start < 0 ? all : end < 0 ? after : after.slice(0, end);
  const isComment = ({ text }: TextLine): boolean => /^\s*(?:#|\/\/)/.test(text);
  const comments = [...before, ...(start < 0 ? [] : section)]
    .filter(isComment)
    .map(({ text }) => text.trim().replace(start < 0 ? /^(?:#|\/\/)\s*/ : /^#[A-Z]?\s*/, ''));
  const state = after
    .slice(end < 0 ? after.length : end)
    .some(({ text }) => /^\s*\[state\]/i.test(text));
  return {
    lines: section.filter((line) => !isComment(line)),
    comments: comments.filter((comment) => comment !== ''),
    leftOut: start >= 0 && state ? ['what was filled in'] : [],
  };
}

/** Rows of cells; `undefined` where they make no grid. */
function readGrid(
  lines: readonly TextLine[],
  written: readonly TextLine[],
): Result<Transcript> | undefined {
  // A row of dashes may be a ruler, or open cells: whichever makes a grid.
  const ways = [
    written.filter(({ text }) => !isRuler(text)),
    written.filter(({ text }) => !(isRuler(text) && SURE_RULER.test(text))),
  ];
  for (const rows of ways) {
    const cells = cellsOf(rows);
    if (cells !== undefined) return gridOf(cells, rows.length);
  }
  const spaced = spacedCells(lines);
  return spaced === undefined ? undefined : gridOf(spaced, Math.sqrt(spaced.length));
}

/** A transcript; `undefined` where a cell is none of a Sudoku of that size, since it may be another puzzle. */
function gridOf(cells: readonly LetteredPuzzle[], size: number): Result<Transcript> | undefined {
  const givens = readDigits(size, cells, OPEN);
  if (givens.ok) return success({ typeId: 'sudoku', parameters: { size }, givens: givens.value });
  return cells.every(({ text }) => /^[\w.*?-]{1,2}$/.test(text)) &&
    /^\d|^[._]/.test(cells[0]?.text ?? '')
    ? givens
    : undefined;
}

/** The cells of as many rows as each has cells, divided or not. */
function cellsOf(rows: readonly TextLine[]): readonly LetteredPuzzle[] | undefined {
  const size = rows.length;
  if (!SIZES.includes(size)) return undefined;
  const words = rows.map(({ text }) => wordsOf(text, size));
  // Numbers past 9, or a character for each cell.
  const split = words.every((row) => row.length === size && row.every((word) => word.length <= 2))
    ? words
    : words.map((row) => [...row.join('')]);
  if (split.some((row) => row.length !== size)) return undefined;
  return split.flatMap((row, index) =>
    row.map((text, at) => ({ text, line: rows[index]?.number ?? 0, place: at + 1 })),
  );
}

/** A row's words; between commas there may be nothing, which is an open cell. */
function wordsOf(text: string, size: number): readonly string[] {
  const cells = text.split(/[,;\t]/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
  if (cells.length === size && cells.includes('')) return cells.map((cell) => cell || '.');
  // Cells of a table in Markdown stand between strokes, one at each end.
  const table = /^\s*\|(.*)\|\s*$/
    .exec(text)?.[1]
    ?.split('|')
    .map((cell) => cell.trim());
  if (table?.length === size && table.includes('')) return table.map((cell) => cell || '.');
  return text
    .split(/[,[\](){}]+/)
    .flatMap((part) => part.split(BETWEEN))
    .filter((word) => word !== '');
}

/** Rows in which a space is an open cell, and those at its end were cut off. */
function spacedCells(lines: readonly TextLine[]): readonly LetteredPuzzle[] | undefined {
  const size = lines.findLastIndex(({ text }) => text.trim() !== '') + 1;
  const rows = lines.slice(0, Math.max(size, 0));
  if (
    !SIZES.includes(size) ||
    rows.some(({ text }) => text.length > size || !/^[0-9A-P ]*$/i.test(text))
  )
    return undefined;
  return rows.flatMap(({ number, text }) =>
    [...text.padEnd(size)].map((character, at) => ({
      text: character === ' ' ? '.' : character,
      line: number,
      place: at + 1,
    })),
  );
}

/** Sudokus one to a line; `undefined` where the first line that has cells is none. */
function readList(
  lines: readonly TextLine[],
  comments: readonly string[],
): readonly Result<Transcript>[] | undefined {
  const first = lines.findIndex(({ text }) => oneLine(text) !== undefined);
  // Before them there may be a heading, or how many they are.
  if (first < 0 || first > 1 || (first === 1 && !/^[a-z0-9 ,;_-]*$/i.test(lines[0]?.text ?? ''))) {
    return undefined;
  }
  const list = lines.slice(first);
  return list.map(({ number, text }) => {
    const found = oneLine(text);
    if (found === undefined) {
      return failure(
        `has ${text.trim().length} characters; all cells of a Sudoku wanted, such as 81`,
        number,
      );
    }
    const { size, cells, rest } = found;
    const givens = readDigits(
      size,
      [...cells].map((character, at) => ({ text: character, line: number, place: at + 1 })),
      OPEN,
    );
    if (!givens.ok) return givens;
    const about =
      /[a-z]{2}/i.test(rest) && !/^[0-9a-p.]{16,}/i.test(rest)
        ? [rest.replace(/^[\s#:;,]+/, '')]
        : [];
    return success({
      typeId: 'sudoku',
      parameters: { size },
      givens: givens.value,
      comments: list.length === 1 ? [...comments, ...about] : about,
    });
  });
}

function oneLine(line: string) {
  const text = line.trim();
  // With spaces between rows or cells it is as good.
  for (const candidate of [text, text.replaceAll(/\s+/g, '')]) {
    for (const [size, pattern] of ONE_LINE) {
      const [, cells, rest = ''] = pattern.exec(candidate) ?? [];
      if (cells !== undefined) return { size, cells, rest };
    }
  }
  return undefined;
}

/**
 * A line without white space at its end, except tabs, which divide cells. By hand, for a regular
 * expression that ends in `+$` takes the square of the length on a line of spaces.
 */
function withoutTrailingSpace(line: string): string {
  let end = line.length;
  while (end > 0 && line[end - 1] !== '\t' && line.charAt(end - 1).trim() === '') end -= 1;
  return line.slice(0, end);
}
