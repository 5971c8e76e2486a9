/**
 * What a drawn path is, as it is written; the first cell of a thermometer is its bulb, that of an arrow its circle,
 * which of a pill arrow has the first two cells. A row or a diagonal begins at the end beside which its number stands.
 */
export type PathKind =
  | 'thermometer'
  | 'slow-thermometer'
  | 'arrow'
  | 'whisper'
  | 'renban'
  | 'palindrome'
  | 'pill-arrow'
  | 'double-arrow'
  | 'between'
  | 'region-sum'
  | 'zipper'
  | 'entropic'
  | 'modular'
  | 'white-dot'
  | 'black-dot'
  | 'x'
  | 'v'
  | 'little-killer'
  | 'sandwich'
  | 'x-sum'
  | 'skyscraper'
  | 'numbered-room'
  | 'quadruple'
  | 'cage'
  | 'sum-cage'
  | 'product-cage'
  | 'extra-region'
  | 'clone'
  | 'odd'
  | 'even'
  | 'maximum'
  | 'minimum'
  | 'column-indexer'
  | 'row-indexer';

/**
 * Which cells it has: some in turn, two side by side, a whole row, column or diagonal from one end to the other, the
 * four around a corner, any in reading order, or one alone.
 */
export type PathShape = 'line' | 'pair' | 'row' | 'diagonal' | 'corner' | 'area' | 'cell';

/** What the page calls the paths of a kind, and what they need. */
interface PathForm {
  readonly one: string;
  readonly many: string;
  /** Absent for lines. */
  readonly shape?: PathShape;
  /** The fewest cells of a line, if not two, and of an area, if not one. */
  readonly least?: number;
  /** The numbers that may be printed at it; absent if none are. */
  readonly numbers?: PathNumbers;
  /** What is written behind its number. */
  readonly sign?: string;
}

/** The numbers that may be printed at a path. */
export interface PathNumbers {
  /** How many there can be. */
  readonly most: number;
  /** What each can be at least. */
  readonly low: number;
  /** What each can be at most: the side of the board, or so much. */
  readonly high: 'the side' | number;
  /** Set if it says nothing without one. */
  readonly isNeeded?: true;
}

/** The largest sum that is printed at a path: that of a row of 25 cells is 325. */
const LARGEST_AT_PATH = 999;
/** The largest product: that of seven cells of 1 to 7 or six of 1 to 10, and no longer than fits a cell. */
const LARGEST_PRODUCT = 999_999;

const TOTAL: PathNumbers = { most: 1, low: 0, high: LARGEST_AT_PATH, isNeeded: true };

export const PATH_FORMS: Readonly<Record<PathKind, PathForm>> = {
  thermometer: { one: 'thermometer', many: 'thermometers' },
  'slow-thermometer': { one: 'slow thermometer', many: 'slow thermometers' },
  arrow: { one: 'arrow', many: 'arrows' },
  whisper: {
    one: 'whisper line',
    many: 'whisper lines',
    numbers: { most: 1, low: 1, high: 'the side' },
  },
  renban: { one: 'renban line', many: 'renban lines' },
  palindrome: { one: 'palindrome', many: 'palindromes' },
  'pill-arrow': { one: 'pill arrow', many: 'pill arrows', least: 3 },
  'double-arrow': { one: 'double arrow', many: 'double arrows', least: 3 },
  between: { one: 'between line', many: 'between lines', least: 3 },
  'region-sum': { one: 'region sum line', many: 'region sum lines' },
  zipper: { one: 'zipper line', many: 'zipper lines', least: 3 },
  entropic: { one: 'entropic line', many: 'entropic lines' },
  modular: { one: 'modular line', many: 'modular lines' },
  'white-dot': {
    one: 'white dot',
    many: 'white dots',
    shape: 'pair',
    numbers: { most: 1, low: 1, high: 'the side' },
  },
  'black-dot': {
    one: 'black dot',
    many: 'black dots',
    shape: 'pair',
    numbers: { most: 1, low: 1, high: 'the side' },
  },
  x: { one: 'X', many: 'Xs', shape: 'pair' },
  v: { one: 'V', many: 'Vs', shape: 'pair' },
  'little-killer': {
    one: 'little killer',
    many: 'little killers',
    shape: 'diagonal',
    numbers: TOTAL,
  },
  sandwich: { one: 'sandwich', many: 'sandwiches', shape: 'row', numbers: TOTAL },
  'x-sum': { one: 'X-sum', many: 'X-sums', shape: 'row', numbers: TOTAL },
  skyscraper: {
    one: 'skyscraper line',
    many: 'skyscraper lines',
    shape: 'row',
    numbers: { most: 1, low: 1, high: 'the side', isNeeded: true },
  },
  'numbered-room': {
    one: 'numbered room',
    many: 'numbered rooms',
    shape: 'row',
    numbers: { most: 1, low: 1, high: 'the side', isNeeded: true },
  },
  quadruple: {
    one: 'quadruple',
    many: 'quadruples',
    shape: 'corner',
    numbers: { most: 4, low: 1, high: 'the side', isNeeded: true },
  },
  cage: {
    one: 'killer cage',
    many: 'killer cages',
    shape: 'area',
    numbers: { most: 1, low: 0, high: LARGEST_AT_PATH },
  },
  'sum-cage': {
    one: 'sum cage',
    many: 'sum cages',
    shape: 'area',
    numbers: TOTAL,
    sign: '+',
  },
  'product-cage': {
    one: 'product cage',
    many: 'product cages',
    shape: 'area',
    numbers: { most: 1, low: 1, high: LARGEST_PRODUCT, isNeeded: true },
    sign: '×',
  },
  'extra-region': { one: 'extra region', many: 'extra regions', shape: 'area' },
  clone: {
    one: 'clone',
    many: 'clones',
    shape: 'area',
    least: 2,
    numbers: { most: 1, low: 1, high: 'the side' },
  },
  odd: { one: 'odd cell', many: 'odd cells', shape: 'cell' },
  even: { one: 'even cell', many: 'even cells', shape: 'cell' },
  maximum: { one: 'maximum cell', many: 'maximum cells', shape: 'cell' },
  minimum: { one: 'minimum cell', many: 'minimum cells', shape: 'cell' },
  'column-indexer': { one: 'column indexer', many: 'column indexers', shape: 'cell' },
  'row-indexer': { one: 'row indexer', many: 'row indexers', shape: 'cell' },
};

/** The shapes of paths by what a list of them is headed. */
export const PATH_GROUPS: readonly (readonly [label: string, shapes: readonly PathShape[]])[] = [
  ['Lines', ['line']],
  ['Between cells', ['pair', 'corner']],
  ['Cells', ['area', 'cell']],
  ['Beside the board', ['row', 'diagonal']],
];

/** Whether a drag draws it from cell to cell; else over cells in any order. */
export const isDrawnInTurn = (kind: PathKind): boolean =>
  !['area', 'cell'].includes(shapeOfPath(kind));

/** Whether it crosses the whole board, with its number beside it. */
export const crossesBoard = (kind: PathKind): boolean =>
  ['row', 'diagonal'].includes(shapeOfPath(kind));

export const shapeOfPath = (kind: PathKind): PathShape => PATH_FORMS[kind].shape ?? 'line';

/** "an arrow", "an X-sum", "a white dot". */
export const aPath = (kind: PathKind): string => {
  const { one } = PATH_FORMS[kind];
  return `${/^[aeiouX]/.test(one) ? 'an' : 'a'} ${one}`;
};
