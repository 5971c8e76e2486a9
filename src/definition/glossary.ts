// Words that people say for words of the language.

/** What is said, in lower case, and what is written for it: the first that can stand there. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  adjacent: ['neighbours', 'a neighbour of', 'touch', 'touching', 'touches'],
  'orthogonally adjacent': ['neighbours', 'a neighbour of'],
  'horizontally or vertically adjacent': ['neighbours', 'a neighbour of'],
  neighbor: ['neighbour'],
  neighbors: ['neighbours'],
  neighboring: ['neighbours'],
  neighbouring: ['neighbours'],
  diagonally: ['at a corner'],
  diagonal: ['at a corner'],
  black: ['shaded'],
  dark: ['shaded'],
  coloured: ['shaded'],
  colored: ['shaded'],
  white: ['blank', 'open', 'empty'],
  unshaded: ['blank', 'open'],
  unfilled: ['blank', 'empty'],
  light: ['lamp', 'blank', 'open'],
  lights: ['lamps'],
  bulb: ['lamp'],
  bulbs: ['lamps'],
  bomb: ['mine'],
  bombs: ['mines'],
  boat: ['ship'],
  boats: ['ships'],
  sea: ['water'],
  square: ['cell', 'box'],
  squares: ['cells', 'boxes'],
  tile: ['cell'],
  tiles: ['cells'],
  field: ['cell'],
  fields: ['cells'],
  edge: ['side'],
  edges: ['sides'],
  block: ['box', 'square', 'region'],
  subgrid: ['box'],
  area: ['region', 'square', 'cage'],
  areas: ['regions', 'cages'],
  room: ['region'],
  rooms: ['regions'],
  board: ['grid'],
  digit: ['number'],
  digits: ['numbers', 'number'],
  figures: ['numbers', 'number'],
  numbers: ['number'],
  values: ['numbers', 'number'],
  clue: ['number'],
  clues: ['numbers'],
  distinct: ['differ'],
  different: ['differ'],
  unique: ['differ'],
  'are distinct': ['differ'],
  'are different': ['differ'],
  'are all different': ['differ'],
  'are unique': ['differ'],
  'must differ': ['differ'],
  equal: ['alike', 'the same number'],
  identical: ['alike', 'equal'],
  same: ['alike'],
  'the same': ['alike', 'equal'],
  sum: ['add up'],
  'sum to': ['add up to'],
  'sum up to': ['add up to'],
  total: ['add up to'],
  every: ['each'],
  any: ['each'],
  all: ['each'],
  must: [''],
  'must be': ['are', 'is'],
  'must have': ['has', 'have'],
  'must contain': ['has'],
  contains: ['has'],
  contiguous: ['connected'],
  'orthogonally connected': ['connected'],
  'a single loop': ['one loop'],
  'a closed loop': ['one loop'],
  'a loop': ['one loop'],
  x: ['by'],
  '×': ['by'],
  '*': ['by'],
  '-': ['to'],
  '–': ['to'],
  'up to': ['to'],
  one: ['1'],
  two: ['2'],
  three: ['3'],
  four: ['4'],
  five: ['5'],
  six: ['6'],
  seven: ['7'],
  eight: ['8'],
  nine: ['9'],
};

/** A word or several that are said for others. */
export interface Synonym {
  /** In lower case, one for each token. */
  readonly said: readonly string[];
  readonly write: readonly string[];
}

/** The longest first. */
const ALL: readonly Synonym[] = Object.entries(SYNONYMS)
  .map(([said, write]) => ({ said: said.split(' '), write }))
  .toSorted((a, b) => b.said.length - a.said.length);

/** What is written for the words that begin with this one. */
export const synonymsOf = (word: string): readonly Synonym[] =>
  ALL.filter(({ said: [first] }) => first === word);

const FORBIDDING = ['may not', 'cannot', 'can not', 'must not', 'should not', 'never'];

/** What to write for a way to say things that the language does not have; `undefined` if there is none. */
export const adviceOn = (line: string): string | undefined =>
  FORBIDDING.some((words) => ` ${line.toLowerCase()} `.includes(` ${words} `))
    ? 'What is never so begins with "no": "no two stars touch at a corner", for example.'
    : undefined;
