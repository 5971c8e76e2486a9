import { TRIANGLE_CORNERS } from '#grid/triangles.ts';
import type { Choice } from '#puzzle/slot.ts';

/** How a value that a text names is drawn, entered and said. */
interface Glyph extends Omit<Choice, 'value'> {
  /** Its plural, or the same word for an adjective. */
  readonly plural: string;
}

/** The values that cells may take besides numbers, by their words. */
export const GLYPHS: Readonly<Record<string, Glyph>> = {
  star: {
    symbol: '★',
    written: '*',
    name: 'star',
    many: 'stars',
    plural: 'stars',
    keys: ['s', '1', '*'],
  },
  shaded: {
    symbol: '■',
    written: 'X',
    name: 'shaded cell',
    many: 'shaded cells',
    plural: 'shaded',
    shape: 'filled',
    keys: ['x', '1', '#'],
  },
  filled: {
    symbol: '■',
    written: 'X',
    name: 'filled',
    plural: 'filled',
    shape: 'filled',
    keys: ['x', '1'],
  },
  line: {
    symbol: '─',
    written: 'L',
    name: 'line',
    many: 'lines',
    plural: 'lines',
    shape: 'line',
    keys: ['l', '1', '#'],
  },
  domino: {
    symbol: '▭',
    written: 'D',
    name: 'domino',
    many: 'dominoes',
    plural: 'dominoes',
    shape: 'domino',
    keys: ['d', '1', '#'],
  },
  falling: {
    symbol: '╲',
    written: '\\',
    name: 'falling diagonal',
    many: 'falling diagonals',
    plural: 'falling',
    shape: 'falling',
    keys: ['\\', 'f', '1'],
  },
  rising: {
    symbol: '╱',
    written: '/',
    name: 'rising diagonal',
    many: 'rising diagonals',
    plural: 'rising',
    shape: 'rising',
    keys: ['/', 'r', '0'],
  },
  ship: {
    symbol: '■',
    written: 'X',
    name: 'ship',
    plural: 'ships',
    shape: 'ship',
    keys: ['x', '1'],
  },
  x: { symbol: 'X', plural: 'X', keys: ['x', '1'] },
  o: { symbol: 'O', plural: 'O', keys: ['o', '0'] },
  black: {
    symbol: '●',
    written: 'B',
    name: 'black',
    plural: 'black',
    shape: 'black circle',
    keys: ['b', '1', '#', '*'],
  },
  white: {
    symbol: '○',
    written: 'W',
    name: 'white',
    plural: 'white',
    shape: 'white circle',
    keys: ['w', '0', 'o'],
  },
  lamp: {
    symbol: '●',
    written: '*',
    name: 'lamp',
    many: 'lamps',
    plural: 'lamps',
    shape: 'lamp',
    keys: ['l', 'x', '1', '*'],
  },
  mine: {
    symbol: '●',
    written: '*',
    name: 'mine',
    many: 'mines',
    plural: 'mines',
    shape: 'mine',
    keys: ['m', 'x', '1', '*'],
  },
  tent: {
    symbol: '▲',
    written: 'A',
    name: 'tent',
    many: 'tents',
    plural: 'tents',
    shape: 'tent',
    keys: ['a', 'x', '1', '^'],
  },
  plus: { symbol: '+', plural: 'plus', keys: ['+', 'p', '1'] },
  minus: { symbol: '−', written: '-', plural: 'minus', keys: ['-', 'm', '2'] },
  neutral: {
    symbol: '×',
    written: 'N',
    name: 'neutral',
    plural: 'neutral',
    shape: 'cross',
    leftOpen: true,
    keys: ['n', 'x', '.', '0'],
  },
  empty: {
    symbol: '·',
    written: '-',
    name: 'empty',
    plural: 'empty',
    shape: 'cross',
    leftOpen: true,
    keys: ['e', '.', '0', '-'],
  },
  blank: {
    symbol: '×',
    written: '-',
    name: 'blank',
    plural: 'blank',
    shape: 'cross',
    leftOpen: true,
    keys: ['x', '.', '0', '-'],
  },
  open: {
    symbol: '·',
    written: '-',
    name: 'open',
    plural: 'open',
    shape: 'cross',
    leftOpen: true,
    keys: ['o', '.', '0', '-'],
  },
  water: {
    symbol: '~',
    written: '-',
    name: 'water',
    plural: 'water',
    shape: 'water',
    leftOpen: true,
    keys: ['~', 'w', '0'],
  },
};

/** How many bridges there are between two neighbours. */
export const [NO_BRIDGE, ONE_BRIDGE, TWO_BRIDGES] = [0, 1, 2] as const;

/** Bridges as choices, which clicks step through. */
export const BRIDGE_CHOICES: readonly Choice[] = [
  {
    value: ONE_BRIDGE,
    symbol: '─',
    written: '1',
    name: 'bridge',
    many: 'bridges',
    shape: 'line',
    keys: ['1', 'l', '#'],
  },
  {
    value: TWO_BRIDGES,
    symbol: '═',
    written: '2',
    name: 'double bridge',
    many: 'double bridges',
    shape: 'double line',
    keys: ['2', 'd', '='],
  },
  {
    value: NO_BRIDGE,
    symbol: '×',
    written: '-',
    name: 'blank',
    shape: 'cross',
    leftOpen: true,
    keys: ['0', 'x', '.', '-'],
  },
];

/** Symbols and keys of triangles, in the order of `TRIANGLE_CORNERS`; on two rows of keys, and on a number pad. */
const TRIANGLE_SIGNS = [
  { symbol: '◤', written: 'Q', keys: ['q', '7'] },
  { symbol: '◥', written: 'W', keys: ['w', '9'] },
  { symbol: '◢', written: 'S', keys: ['s', '3'] },
  { symbol: '◣', written: 'A', keys: ['a', '1'] },
] as const;

/** Four triangles, or none, as choices, which clicks step through. */
export const TRIANGLE_CHOICES: readonly Choice[] = [
  ...TRIANGLE_SIGNS.map((sign, corner): Choice => {
    const name = `${TRIANGLE_CORNERS[corner] ?? 'upper left'} triangle` as const;
    return { value: corner + 1, ...sign, name, many: `${name}s`, shape: name };
  }),
  {
    value: 0,
    symbol: '·',
    written: '-',
    name: 'empty',
    shape: 'cross',
    leftOpen: true,
    keys: ['e', '.', '0', '-', '5'],
  },
];

/** A cell without a number, shown as a dash, which cannot be confused with a digit. */
export const NO_NUMBER: Choice = {
  value: 0,
  symbol: '–',
  written: '-',
  name: 'empty',
  leftOpen: true,
  keys: ['0', '-', ' '],
};

/** The values of two or three words: the last is 0, for cells in which nothing is. */
export const valuesOfWords = (words: readonly string[]): readonly number[] =>
  words.map((_, at) => (at + 1 < words.length ? at + 1 : 0));

/** Two or three values as choices, see `valuesOfWords`; no key enters two of them. */
export function glyphChoices(words: readonly string[]): readonly Choice[] {
  const values = valuesOfWords(words);
  const taken = new Set<string>();
  return words.map((word, at) => {
    const { plural: _, keys, ...glyph } = GLYPHS[word] ?? { symbol: word, plural: word, keys: [] };
    const free = keys.filter((key) => !taken.has(key));
    for (const key of free) taken.add(key);
    return { value: values[at] ?? 0, ...glyph, keys: free };
  });
}

/** The plural of a value's word. */
export const pluralOf = (word: string): string => GLYPHS[word]?.plural ?? word;
