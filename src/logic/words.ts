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

/** "three X's", "one X", "no X's". */
export const howMany = (count: number, symbol: string): string =>
  `${inWords(count)} ${symbol}${count === 1 ? '' : "'s"}`;

/** Capital first letter, for a sentence that starts with a place. */
export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Small first letter, for a place that stands inside a sentence. */
export const uncapitalise = (words: string): string =>
  words.charAt(0).toLowerCase() + words.slice(1);
