/**
 * Sudokus as lines of characters: one per line or in rows, with any separators between cells.
 * Includes `.sdk` (sections), `.sdm` (one per line) and `.ss` (rulers of `|` and `-`).
 */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { TextLine } from '#puzzle/text.ts';
import { readDigits } from '#puzzles/sudoku/lettering.ts';
import type { LetteredPuzzle } from '#puzzles/sudoku/lettering.ts';
import type { Transcript, ForeignForm } from './form.ts';
import { BOXES } from './sudokuGrid.ts';

const SIZES = [...BOXES.keys()];
/** Characters for an open cell, besides 0. */
const OPEN = '._*-xX?';
const CELL = `[0-9A-Pa-p${OPEN.replace('-', '')}-]`;
/** All cells in one line; what follows is a solution or a comment. */
const ONE_LINE = SIZES.map(
  (size) => [size, new RegExp(`^"?(${CELL}{${size ** 2}})(?:$|["\\s:;,#|](.*)$)`)] as const,
).reverse();
/** Separators between cells. */
const BETWEEN = /[\s|│┃║!:;"']+/;
const RULED = /^[\s|+*.'`,:=_─━═┼╋╬│┃-]*$/;
const STROKES = /---|===|───|━━━|═══|--\+|\+--|-\+-/;
const isRuler = (text: string): boolean => RULED.test(text) && STROKES.test(text);
const SURE_RULER = /^\s*(?:[*|.':]-|.*\+)/;

export const sudokuLines: ForeignForm = {
  from: 'lines of digits',
  read(text) {
    const all = text
      .split(/\r\n|\r|\n/)
      // A trailing tab separates cells of a spreadsheet, the last of which is empty.
      .map((line, index) => ({ number: index + 1, text: line.replace(/[^\S\t]+$/, '') }));
    const { lines, comments, leftOut } = puzzleSection(all);
    const written = lines.filter(({ text: line }) => line.trim() !== '' || line.includes('\t'));
    const grid = readGrid(lines, written);
    if (grid !== undefined) {
      return [grid.ok ? success({ ...grid.value, comments, leftOut }) : grid];
    }
    return readList(written, comments);
  },
};

/** The lines of the puzzle itself: in a file with sections, those of `[Puzzle]`. */
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

/** Rows of cells; `undefined` if they form no grid. */
function readGrid(
  lines: readonly TextLine[],
  written: readonly TextLine[],
): Result<Transcript> | undefined {
  // A row of dashes may be a ruler, or open cells: whichever forms a grid.
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

/**
 * A transcript; `undefined` if a cell's value does not occur in a Sudoku of that size, since it may
 * be another puzzle.
 */
function gridOf(cells: readonly LetteredPuzzle[], size: number): Result<Transcript> | undefined {
  const givens = readDigits(size, cells, OPEN);
  if (givens.ok) return success({ typeId: 'sudoku', parameters: { size }, givens: givens.value });
  return cells.every(({ text }) => /^[\w.*?-]{1,2}$/.test(text)) &&
    /^\d|^[._]/.test(cells[0]?.text ?? '')
    ? givens
    : undefined;
}

/** The cells of a square grid, with or without separators. */
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

/** A row's words; nothing between two commas is an open cell. */
function wordsOf(text: string, size: number): readonly string[] {
  const cells = text.split(/[,;\t]/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
  if (cells.length === size && cells.includes('')) return cells.map((cell) => cell || '.');
  // Cells of a Markdown table are between pipes, with one at each end.
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

/** Rows in which a space is an open cell, and trailing spaces are missing. */
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

/** Sudokus, one per line; `undefined` if the first line with cells is none. */
function readList(
  lines: readonly TextLine[],
  comments: readonly string[],
): readonly Result<Transcript>[] | undefined {
  const first = lines.findIndex(({ text }) => oneLine(text) !== undefined);
  // Before them there may be a heading, or their number.
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
  // Spaces between rows or cells are allowed.
  for (const candidate of [text, text.replaceAll(/\s+/g, '')]) {
    for (const [size, pattern] of ONE_LINE) {
      const [, cells, rest = ''] = pattern.exec(candidate) ?? [];
      if (cells !== undefined) return { size, cells, rest };
    }
  }
  return undefined;
}
