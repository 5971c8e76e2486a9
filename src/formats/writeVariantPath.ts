/** Writes drawn paths as f-puzzles' items. */
import { rectangle } from '#grid/rectangle.ts';
import { touchEachOther } from '#puzzle/drawnPath.ts';
import type { DrawnPath } from '#puzzle/drawnPath.ts';
import { PATH_FORMS } from '#puzzle/pathForms.ts';
import type { PathKind } from '#puzzle/pathForms.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';

/** The difference along its whisper lines that have none of their own. */
const WHISPER = 5;

const nameOf = (row: number, column: number): string => `R${row + 1}C${column + 1}`;

/** An item, by the name of its list. */
interface Item {
  readonly name: string;
  readonly item: object;
}

/** A path as an item of f-puzzles, by its name, but for clones, which have one for two; `size` is that of the board. A failure says what it lacks. */
export function writeVariantPath(
  path: DrawnPath & { readonly kind: Exclude<PathKind, 'clone'> },
  size: number,
): Result<Item> {
  const { kind, cells, numbers = [] } = path;
  const words = cells.map((cell) => nameOf(Math.floor(cell / size), cell % size));
  const lines = [words];
  const value = numbers.length === 0 ? {} : { value: String(numbers[0]) };
  const named = (name: string, item: object): Result<Item> => success({ name, item });
  switch (kind) {
    case 'thermometer':
    case 'renban':
    case 'palindrome':
      return named(kind, { lines });
    case 'slow-thermometer':
      return named('slowthermometer', { lines });
    case 'arrow':
      return named(kind, { cells: words.slice(0, 1), lines });
    case 'pill-arrow': {
      const [tens = 0, ones = 0] = cells;
      // It reads the number in a pill from the left, or from above.
      return tens > ones
        ? failure('reads pills from the left or from above, and one here is read the other way')
        : named('arrow', { cells: words.slice(0, 2), lines: [leavingPill(words, cells, size)] });
    }
    case 'double-arrow':
      return named('doublearrow', { lines });
    case 'between':
      return named('betweenline', { lines });
    case 'region-sum':
      return named('regionsumline', { lines });
    case 'zipper':
    case 'entropic':
    case 'modular':
      return named(`${kind}line`, { lines });
    case 'whisper': {
      const [by = Math.ceil(size / 2)] = numbers;
      return named('whispers', by === WHISPER ? { lines } : { lines, value: String(by) });
    }
    case 'white-dot':
      return named('difference', { cells: words, ...value });
    case 'black-dot':
      return named('ratio', { cells: words, ...value });
    case 'x':
    case 'v':
      return named('xv', { cells: words, value: kind.toUpperCase() });
    case 'little-killer':
      return named('littlekillersum', {
        cell: beside(path, size),
        cells: words,
        direction: directionOf(path, size),
        ...value,
      });
    case 'sandwich':
      return named('sandwichsum', { cell: beside(path, size), ...value });
    case 'x-sum':
      return named('xsum', { cell: beside(path, size), ...value });
    case 'skyscraper':
      return named(kind, { cell: beside(path, size), ...value });
    case 'quadruple':
      return named(kind, { cells: words, values: numbers });
    case 'cage':
      return named('killercage', { cells: words, ...value });
    case 'extra-region':
      return named('extraregion', { cells: words });
    case 'odd':
    case 'even':
    case 'maximum':
    case 'minimum':
      return named(kind, { cell: words[0] });
    case 'column-indexer':
      return named('columnindexer', { cells: words });
    case 'row-indexer':
      return named('rowindexer', { cells: words });
    case 'numbered-room':
    case 'sum-cage':
    case 'product-cage':
      return failure(`has no ${PATH_FORMS[kind].many}`);
  }
}

/** The line of a pill arrow, from the cell of its pill that it leaves. */
function leavingPill(
  words: readonly string[],
  cells: readonly number[],
  size: number,
): readonly string[] {
  const [, ones = 0, next = 0] = cells;
  const grid = rectangle(size, size);
  return touchEachOther(grid, ones, next) ? words.slice(1) : words.filter((_, at) => at !== 1);
}

/** The step from the first cell of a path to its second. */
function stepOf(
  { cells: [first = 0, second = 0] }: DrawnPath,
  size: number,
): { readonly down: number; readonly right: number } {
  return {
    down: Math.floor(second / size) - Math.floor(first / size),
    right: (second % size) - (first % size),
  };
}

/** The place outside the board before the first cell of a path. */
function beside(path: DrawnPath, size: number): string {
  const { down, right } = stepOf(path, size);
  const [first = 0] = path.cells;
  return nameOf(Math.floor(first / size) - down, (first % size) - right);
}

function directionOf(path: DrawnPath, size: number): string {
  const { down, right } = stepOf(path, size);
  return `${down > 0 ? 'D' : 'U'}${right > 0 ? 'R' : 'L'}`;
}
