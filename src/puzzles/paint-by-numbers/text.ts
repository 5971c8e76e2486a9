import { counted, readNumberList, UNKNOWN } from '#puzzle/numbers.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import type { TextForm, TextLine, WrittenPuzzle } from '#puzzle/text.ts';
import { mostRuns, SIZES } from './board.ts';
import type { PaintParameters } from './board.ts';

const [LOW = 1, HIGH = 100] = [SIZES[0], SIZES.at(-1)];

/** The block lengths of a line of `cells` cells; `?` for an unknown clue. */
function readClueLine(line: TextLine, cells: number): Result<Clue> {
  if (line.text === UNKNOWN) return success(undefined);
  const numbers = readNumberList(line, 0, cells);
  if (!numbers.ok) return numbers;
  const { value } = numbers;
  if (value.length === 0) return failure('has no numbers; 0 or ? wanted', line.number);
  if (value.length > mostRuns(cells)) {
    return failure(
      `has ${counted(value.length, 'number')}, at most ${mostRuns(cells)} fit into ${cells} cells`,
      line.number,
    );
  }
  return success(value);
}

/**
 * Reads the clues of all lines, rows first; a row has as many cells as there are columns, and the
 * other way round.
 */
function readClueLines(
  { width, height }: PaintParameters,
  lines: readonly TextLine[],
): Result<WrittenPuzzle<PaintParameters>> {
  if (lines.length < height + width) {
    return failure(
      `There are ${counted(lines.length, 'line')} of clues, ${height + width} wanted: ${height} rows, then ${width} columns`,
    );
  }
  const extra = lines[height + width];
  if (extra !== undefined) {
    return failure(`is one too many: ${height} rows and ${width} columns wanted`, extra.number);
  }
  const siteClues: Clue[] = [];
  for (const [index, line] of lines.entries()) {
    const clue = readClueLine(line, index < height ? width : height);
    if (!clue.ok) return clue;
    siteClues.push(clue.value);
  }
  const givens = Array.from({ length: width * height }, () => undefined);
  return success({ parameters: { width, height }, givens, siteClues });
}

function checkSize(width: number, height: number, line?: number): Result<PaintParameters> {
  const wrong = [width, height].find((side) => !SIZES.includes(side));
  if (wrong === undefined) return success({ width, height });
  return failure(`has a side of ${wrong} cells; ${LOW} to ${HIGH} wanted`, line);
}

/** `w h`, then a line of block lengths for each row and each column, `0` for a blank one. */
export const paintText: TextForm<PaintParameters> = {
  read({ lines }) {
    const [first, ...rest] = lines;
    if (first === undefined) return failure('There is no size');
    const [, width, height] = /^(\d{1,4})\s+(\d{1,4})$/.exec(first.text) ?? [];
    if (width === undefined || height === undefined) {
      return failure(`is "${first.text}"; width and height wanted, such as 20 20`, first.number);
    }
    const size = checkSize(Number(width), Number(height), first.number);
    return size.ok ? readClueLines(size.value, rest) : size;
  },
  write: ({ parameters: { width, height }, siteClues }) => [
    `${width} ${height}`,
    ...siteClues.map((clue) => clue?.join(' ') ?? UNKNOWN),
  ],
};
