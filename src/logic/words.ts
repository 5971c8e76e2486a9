const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** Small numbers as words ("three"), larger ones as figures. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** The first ten, from "first" on. */
export const ORDINALS: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** A place counted from 1: "third"; behind the tenth "no. 11". */
export const ordinal = (place: number): string => ORDINALS[place - 1] ?? `no. ${place}`;

// Not `Intl`: a browser takes a frame for its first number format.
/** A whole number with a comma between each three of its figures: "12,345". */
export const inFigures = (count: number): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Letters whose names begin with a vowel sound, and numbers and words that do. */
const VOWEL = /^(?:8|11$|18$|[AEFHILMNORSX]$|[aeiou])/;

/** "a 9", "an 8", "an F", "an upper left triangle": a symbol or a word with its article. */
export const withArticle = (symbol: string): string =>
  `${VOWEL.test(symbol) ? 'an' : 'a'} ${symbol}`;

/** "three cells", "one cell", "two dominoes". */
export const countedInWords = (count: number, thing: string): string =>
  `${inWords(count)} ${thing}${count === 1 ? '' : /[a-z]o$/.test(thing) ? 'es' : 's'}`;

/** "three X's", "one X", "no X's"; of a value that is a word, "three ship cells". */
export const howMany = (count: number, symbol: string): string =>
  symbol.length > 1
    ? countedInWords(count, `${symbol} cell`)
    : `${inWords(count)} ${symbol}${count === 1 ? '' : "'s"}`;

// Not `Intl`: a browser takes longer for its first list format than for a whole board.
const joined = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

/** "a", "a and b", "a, b and c". */
export const listed = (words: readonly string[]): string => joined(words, 'and');

/** "a", "a or b", "a, b or c". */
export const oneOf = (words: readonly string[]): string => joined(words, 'or');

/** Capitalises the first letter, for a sentence that starts with a place. */
export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Lower-cases the first letter, for a place inside a sentence. */
export const uncapitalise = (words: string): string =>
  words.charAt(0).toLowerCase() + words.slice(1);

/** "3 ms", "1.4 s": a duration for people. */
export const sayDuration = (milliseconds: number): string =>
  milliseconds < 1000
    ? `${Math.max(1, Math.round(milliseconds))} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;

/** Whether a sentence is about the board or about a supposition. */
interface Supposing {
  readonly supposing?: true;
}

/** "row 3 has", or under a supposition "row 3 then has". */
export const sayHas = ({ supposing }: Supposing): string => (supposing ? 'then has' : 'has');

/** "row 3 already has", or under a supposition "row 3 then has". */
export const sayAlreadyHas = ({ supposing }: Supposing): string =>
  supposing ? 'then has' : 'already has';

/** "row 3 as it stands", or under a supposition "row 3 as it then stands". */
export const asItStands = ({ supposing }: Supposing): string =>
  supposing ? 'as it then stands' : 'as it stands';

/** "one too many", "two too many". */
export const sayTooMany = (count: number): string => `${inWords(count)} too many`;
