/** Drawn paths of variant Sudokus, by f-puzzles' names. */
import { rectangle } from '#grid/rectangle.ts';
import { isPath } from '#puzzle/drawnPath.ts';
import type { DrawnPath, PathKind } from '#puzzle/drawnPath.ts';
import { listOf, says, stringOf, wholeOf } from './json.ts';
import type { Json, JsonObject } from './json.ts';

const CELL = /^R(\d{1,2})C(\d{1,2})$/i;

/** The cells of a list of `R1C1`; `undefined` if one is not on the board. */
export function cellsOf(value: Json, size: number): readonly number[] | undefined {
  const cells: number[] = [];
  for (const word of listOf(value)) {
    const [, row = '0', column = '0'] = CELL.exec(stringOf(word)) ?? [];
    const [y, x] = [Number(row) - 1, Number(column) - 1];
    if (y < 0 || x < 0 || y >= size || x >= size) return undefined;
    cells.push(y * size + x);
  }
  return new Set(cells).size === cells.length ? cells : undefined;
}

/** The kind of path of an item; `undefined` if it says something else than ours do. */
const KINDS: Readonly<Record<string, (item: JsonObject) => PathKind | undefined>> = {
  thermometer: () => 'thermometer',
  arrow: ({ cells }) => (listOf(cells).length === 2 ? 'pill-arrow' : 'arrow'),
  doublearrow: () => 'double-arrow',
  betweenline: () => 'between',
  regionsumline: () => 'region-sum',
  zipperline: () => 'zipper',
  entropicline: () => 'entropic',
  modularline: () => 'modular',
  whispers: () => 'whisper',
  renban: () => 'renban',
  palindrome: () => 'palindrome',
  difference: ({ value }) => (isUsual(value, 1) ? 'white-dot' : undefined),
  ratio: ({ value }) => (isUsual(value, 2) ? 'black-dot' : undefined),
  xv: ({ value }) => SIGNS[stringOf(value).toLowerCase()],
};

const SIGNS: Readonly<Record<string, PathKind>> = { x: 'x', v: 'v' };

const isUsual = (value: Json, usual: number): boolean => !says(value) || wholeOf(value) === usual;

/** The difference along whisper lines that are said to have none of their own. */
const WHISPER = 5;

/** The f-puzzles names of items that are drawn from cell to cell. */
export const isVariantPath = (name: string): boolean => Object.hasOwn(KINDS, name);

/**
 * The paths of an item; `undefined` if it is none that can be drawn here, a reason if nothing else says what it
 * says.
 */
export function readVariantPaths(
  name: string,
  item: JsonObject,
  size: number,
): { readonly paths: readonly DrawnPath[] } | { readonly reason: string } | undefined {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name]?.(item) : undefined;
  if (kind === undefined) return undefined;
  const circle = listOf(item['cells']);
  if (kind === 'arrow' && circle.length > 1) {
    return { reason: 'It has arrows from circles of three cells or more, which are not held here' };
  }
  const by = says(item['value']) ? wholeOf(item['value']) : WHISPER;
  if (kind === 'whisper' && by !== Math.ceil(size / 2)) {
    return {
      reason: `It has whisper lines with a difference of ${by ?? 'its own'}; on this board it is ${Math.ceil(size / 2)} here`,
    };
  }
  const lines = says(item['lines']) ? listOf(item['lines']) : [item['cells']];
  const grid = rectangle(size, size);
  const paths = lines.flatMap((line): readonly DrawnPath[] => {
    const cells = cellsOf(line, size);
    if (cells === undefined) return [];
    const whole = kind === 'arrow' || kind === 'pill-arrow' ? behind(circle, cells, size) : cells;
    return isPath(grid, kind, whole) ? [{ kind, cells: whole }] : [];
  });
  return paths.length === lines.length ? { paths } : undefined;
}

/**
 * The cells of an arrow, from those of its circle on. A pill is read as a number, from the left or from above; its
 * line can be held if it goes on from its second cell.
 */
function behind(circle: readonly Json[], line: readonly number[], size: number): readonly number[] {
  const round = (cellsOf(circle, size) ?? []).toSorted((a, b) => a - b);
  return [...round, ...line.filter((cell) => !round.includes(cell))];
}

/** A path as an item of f-puzzles, by its name; `size` is that of the board. */
export function writeVariantPath(
  { kind, cells }: DrawnPath,
  size: number,
): { readonly name: string; readonly item: object } {
  const words = cells.map((cell) => `R${Math.floor(cell / size) + 1}C${(cell % size) + 1}`);
  const lines = [words];
  switch (kind) {
    case 'thermometer':
    case 'renban':
    case 'palindrome':
      return { name: kind, item: { lines } };
    case 'arrow':
      return { name: kind, item: { cells: words.slice(0, 1), lines } };
    case 'pill-arrow':
      return { name: 'arrow', item: { cells: words.slice(0, 2), lines: [words.slice(1)] } };
    case 'double-arrow':
      return { name: 'doublearrow', item: { lines } };
    case 'between':
      return { name: 'betweenline', item: { lines } };
    case 'region-sum':
      return { name: 'regionsumline', item: { lines } };
    case 'zipper':
    case 'entropic':
    case 'modular':
      return { name: `${kind}line`, item: { lines } };
    case 'whisper': {
      const by = Math.ceil(size / 2);
      return { name: 'whispers', item: by === WHISPER ? { lines } : { lines, value: String(by) } };
    }
    case 'white-dot':
      return { name: 'difference', item: { cells: words } };
    case 'black-dot':
      return { name: 'ratio', item: { cells: words } };
    case 'x':
    case 'v':
      return { name: 'xv', item: { cells: words, value: kind.toUpperCase() } };
  }
}
