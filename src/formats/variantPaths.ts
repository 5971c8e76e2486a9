/** Reads what f-puzzles draws on variant Sudokus, by its names, as drawn paths. */
import { rectangle } from '#grid/rectangle.ts';
import { areNumbers, isPath, pathThrough } from '#puzzle/drawnPath.ts';
import type { DrawnPath } from '#puzzle/drawnPath.ts';
import { crossesBoard, PATH_FORMS, shapeOfPath } from '#puzzle/pathForms.ts';
import type { PathKind } from '#puzzle/pathForms.ts';
import { listOf, says, stringOf, wholeOf } from './json.ts';
import type { Json, JsonObject } from './json.ts';

const CELL = /^R(\d{1,2})C(\d{1,2})$/i;

/** The row and column of `R1C1`, from 0; −1 and the side of the board are beside it. */
function placeOf(word: Json): readonly [y: number, x: number] {
  const [, row = '-9', column = '-9'] = CELL.exec(stringOf(word)) ?? [];
  return [Number(row) - 1, Number(column) - 1];
}

/** The cells of a list of `R1C1`; `undefined` if one is not on the board. */
export function cellsOf(value: Json, size: number): readonly number[] | undefined {
  const cells: number[] = [];
  for (const word of listOf(value)) {
    const [y, x] = placeOf(word);
    if (y < 0 || x < 0 || y >= size || x >= size) return undefined;
    cells.push(y * size + x);
  }
  return new Set(cells).size === cells.length ? cells : undefined;
}

/** The kinds of path by f-puzzles' names. */
const KINDS: Readonly<Record<string, (item: JsonObject) => PathKind | undefined>> = {
  thermometer: () => 'thermometer',
  slowthermometer: () => 'slow-thermometer',
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
  difference: () => 'white-dot',
  ratio: () => 'black-dot',
  xv: ({ value }) => ({ x: 'x', v: 'v' } as const)[stringOf(value).toLowerCase()],
  littlekillersum: () => 'little-killer',
  sandwichsum: () => 'sandwich',
  xsum: () => 'x-sum',
  skyscraper: () => 'skyscraper',
  quadruple: () => 'quadruple',
  killercage: () => 'cage',
  extraregion: () => 'extra-region',
  odd: () => 'odd',
  even: () => 'even',
  maximum: () => 'maximum',
  minimum: () => 'minimum',
  columnindexer: () => 'column-indexer',
  rowindexer: () => 'row-indexer',
};

/** The numbers that a kind says where none is printed at it, which are not printed here either. */
const USUAL: Partial<Record<PathKind, (size: number) => number>> = {
  'white-dot': () => 1,
  'black-dot': () => 2,
  whisper: (size) => Math.ceil(size / 2),
};

/** The number along whisper lines that are said to have none of their own. */
const WHISPER = 5;

/** The f-puzzles names of items that are drawn. */
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
  const grid = rectangle(size, size);
  if (kind === 'arrow' && listOf(item['cells']).length > 1) {
    return { reason: 'It has arrows from circles of three cells or more, which are not held here' };
  }
  const numbers = numbersOf(kind, item, size);
  if (numbers === undefined || !areNumbers(grid, kind, numbers)) {
    const said = stringOf(item['value']) || listOf(item['values']).map(stringOf).join(' ');
    return { reason: `It has ${PATH_FORMS[kind].many} with "${said}", which is not held here` };
  }
  const shape = shapeOfPath(kind);
  const all = item['cells'] ?? [item['cell']];
  const lines = says(item['lines'])
    ? listOf(item['lines'])
    : shape === 'cell'
      ? listOf(all).map((cell) => [cell])
      : [all];
  const paths = lines.flatMap((line): readonly DrawnPath[] => {
    const cells = crossesBoard(kind) ? rayOf(item, size) : cellsOf(line, size);
    if (cells === undefined) return [];
    // A diagonal of one cell says what is in it, as a cage does.
    if (shape === 'diagonal' && cells.length === 1) return [{ kind: 'cage', cells, numbers }];
    const whole = kind === 'arrow' || kind === 'pill-arrow' ? behind(item, cells, size) : cells;
    const path = shape === 'line' ? whole : pathThrough(grid, kind, whole);
    if (path === undefined || !isPath(grid, kind, path)) return [];
    return [{ kind, cells: path, ...(numbers.length === 0 ? {} : { numbers }) }];
  });
  return paths.length === lines.length ? { paths } : undefined;
}

/** The numbers that are printed at an item; `undefined` if what is printed there is no number. */
function numbersOf(kind: PathKind, item: JsonObject, size: number): readonly number[] | undefined {
  if (kind === 'x' || kind === 'v') return [];
  if (kind === 'quadruple') {
    const all = listOf(item['values']).map(wholeOf);
    return all.every((each) => each !== undefined) ? all : undefined;
  }
  const { value } = item;
  const usual = USUAL[kind]?.(size);
  if (!says(value)) return kind === 'whisper' && usual !== WHISPER ? [WHISPER] : [];
  // A page that knows no numbers there may have left anything behind.
  if (PATH_FORMS[kind].numbers === undefined) return [];
  const number = wholeOf(value);
  if (number === undefined) return undefined;
  return number === usual ? [] : [number];
}

/** The steps of f-puzzles' directions: down is positive. */
const DIRECTIONS: Readonly<Record<string, readonly [y: number, x: number]>> = {
  UR: [-1, 1],
  UL: [-1, -1],
  DR: [1, 1],
  DL: [1, -1],
};

/** The cells that a clue beside the board looks along, by its place and its direction; straight ahead without one. */
function rayOf(item: JsonObject, size: number): readonly number[] | undefined {
  let [y, x] = placeOf(item['cell']);
  const isOn = (): boolean => y >= 0 && y < size && x >= 0 && x < size;
  if (isOn() || y < -1 || x < -1 || y > size || x > size) return undefined;
  const ahead = (at: number): number => (at < 0 ? 1 : at >= size ? -1 : 0);
  const [down, right] = DIRECTIONS[stringOf(item['direction'])] ?? [ahead(y), ahead(x)];
  const cells: number[] = [];
  for (y += down, x += right; isOn(); y += down, x += right) cells.push(y * size + x);
  return cells.length === 0 ? undefined : cells;
}

/** The cells of an arrow, from those of its circle on. A pill is read as a number, from the left or from above. */
function behind(item: JsonObject, line: readonly number[], size: number): readonly number[] {
  const round = (cellsOf(item['cells'], size) ?? []).toSorted((a, b) => a - b);
  return [...round, ...line.filter((cell) => !round.includes(cell))];
}
