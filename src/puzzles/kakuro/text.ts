import { counted } from '#puzzle/numbers.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { TextForm, TextLine } from '#puzzle/text.ts';
import { LEAST_SIDE, MOST_SIDE, NINE, runReach, runsOf } from './board.ts';
import type { KakuroParameters } from './board.ts';

const WHITE = '.';
/**
 * Separates the sum of the column below from that of the row to the right; alone it is a black
 * square.
 */
const BETWEEN = '\\';
/** A slash is accepted as well. */
const SUMS = /^(\d{1,2})?[\\/](\d{1,2})?$/;

/** A square as written. */
type Square =
  | { readonly kind: 'white' }
  | {
      readonly kind: 'black';
      readonly lower: number | undefined;
      readonly upper: number | undefined;
    };

function readSquare(word: string): Square | undefined {
  if (word === WHITE || word === '_') return { kind: 'white' };
  const [whole, lower, upper] = SUMS.exec(word) ?? [];
  const sum = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));
  return whole === undefined ? undefined : { kind: 'black', lower: sum(lower), upper: sum(upper) };
}

/** The squares of a line, that beside the grid first; or its first problem. */
function readLine({ number, text }: TextLine, width: number): Result<readonly Square[]> {
  const words = text.split(/\s+/);
  if (words.length !== width + 1) {
    return failure(`has ${counted(words.length, 'square')}, ${width + 1} wanted`, number);
  }
  const squares: Square[] = [];
  const most = runReach(NINE).high;
  for (const [at, word] of words.entries()) {
    const square = readSquare(word);
    const wrong = (wanted: string) =>
      failure(`has "${word}" at square ${at + 1}; ${wanted}`, number);
    if (square === undefined)
      return wrong(
        `${WHITE} for a cell, ${BETWEEN} for a black square or sums such as 16${BETWEEN}23 wanted`,
      );
    if (square.kind === 'white' && at === 0) return wrong('each line begins with a black square');
    if (square.kind === 'black') {
      for (const sum of [square.lower, square.upper]) {
        if (sum !== undefined && (sum < 1 || sum > most)) return wrong(`sums are 1 to ${most}`);
      }
    }
    squares.push(square);
  }
  return success(squares);
}

/**
 * The grid as printed, with the squares above and left of it: `.` for a cell, `16\23` for a black
 * square with the sum of the column below and that of the row to the right; either or both may be
 * missing.
 */
export const kakuroText: TextForm<KakuroParameters> = {
  read({ lines }) {
    const [first] = lines;
    const width = (first?.text.split(/\s+/).length ?? 0) - 1;
    const height = lines.length - 1;
    const fits = (side: number): boolean => side >= LEAST_SIDE && side <= MOST_SIDE;
    if (!fits(width)) {
      return failure(
        `has ${counted(width + 1, 'square')}, ${LEAST_SIDE + 1} to ${MOST_SIDE + 1} wanted: one beside the grid, then its columns`,
        first?.number,
      );
    }
    if (!fits(height)) {
      return failure(
        `There ${lines.length === 1 ? 'is' : 'are'} ${counted(lines.length, 'line')}, ${LEAST_SIDE + 1} to ${MOST_SIDE + 1} wanted: one above the grid, then its rows`,
      );
    }
    const squares: (readonly Square[])[] = [];
    for (const line of lines) {
      const read = readLine(line, width);
      if (!read.ok) return read;
      const white = read.value.findIndex(({ kind }) => kind === 'white');
      if (line === first && white >= 0) {
        return failure(
          `has a cell at square ${white + 1}; the first line stands above the grid`,
          line.number,
        );
      }
      squares.push(read.value);
    }
    const blackCells = squares
      .slice(1)
      .flatMap((row) => row.slice(1).map(({ kind }) => kind === 'black'));
    const parameters = { width, height };
    const runs = runsOf({ parameters, areas: [], blackCells });
    const sumAt = (x: number, y: number, half: 'lower' | 'upper'): number | undefined => {
      const square = squares[y + 1]?.[x + 1];
      return square?.kind === 'black' ? square[half] : undefined;
    };
    const places = new Set(runs.map(({ half, square: { x, y } }) => `${half} ${x} ${y}`));
    for (const [y, row] of squares.entries()) {
      for (const [x, square] of row.entries()) {
        for (const half of ['lower', 'upper'] as const) {
          if (square.kind === 'white' || square[half] === undefined) continue;
          if (places.has(`${half} ${x - 1} ${y - 1}`)) continue;
          const where = half === 'lower' ? 'below' : 'on its right';
          return failure(
            `has the sum ${square[half]} at square ${x + 1}, and no cell ${where}`,
            lines[y]?.number,
          );
        }
      }
    }
    return success({
      parameters,
      givens: blackCells.map(() => undefined),
      blackCells,
      siteClues: runs.map(({ half, square: { x, y } }) => {
        const sum = sumAt(x, y, half);
        return sum === undefined ? undefined : [sum];
      }),
    });
  },
  write(puzzle) {
    const { width, height } = puzzle.parameters;
    const sums = new Map(
      runsOf(puzzle).map(({ half, square: { x, y } }, site) => [
        `${half} ${x} ${y}`,
        puzzle.siteClues[site]?.[0],
      ]),
    );
    const written = (x: number, y: number): string => {
      if (x >= 0 && y >= 0 && puzzle.blackCells[y * width + x] !== true) return WHITE;
      const [lower, upper] = [sums.get(`lower ${x} ${y}`), sums.get(`upper ${x} ${y}`)];
      return `${lower ?? ''}${BETWEEN}${upper ?? ''}`;
    };
    const rows = Array.from({ length: height + 1 }, (_, row) =>
      Array.from({ length: width + 1 }, (__, column) => written(column - 1, row - 1)),
    );
    // Aligned in columns, as printed.
    const widths = Array.from({ length: width + 1 }, (_, column) =>
      Math.max(...rows.map((row) => row[column]?.length ?? 0)),
    );
    return rows.map((row) =>
      row
        .map((word, column) => word.padEnd(widths[column] ?? 0))
        .join(' ')
        .trimEnd(),
    );
  },
};
