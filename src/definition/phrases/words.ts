import { wholeGridKind } from '../kinds.ts';
import type { PrintedDrawing } from '#puzzle/printedNumbers.ts';
import type { Names } from '../names.ts';
import { oneToken } from '../phrase.ts';
import type { Scene } from '../scene.ts';

// What is one token: numbers, names and words that were declared above.

/** The largest number that a definition may name. */
const LARGEST = 9999;

export const aNumber = oneToken('a number', ({ text }) => {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number <= LARGEST ? number : undefined;
});

/** How many cells can be alike: one always is. */
export const aLength = oneToken('a number from 2', ({ text }) => {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= 2 && number <= LARGEST ? number : undefined;
});

/** A difference of two numbers: 1 at least. */
export const aDifference = oneToken('a number from 1', ({ text }) => {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= 1 && number <= LARGEST ? number : undefined;
});

/** `"No two lines alike"`. */
export const aQuotedName = oneToken('a name in quotation marks', ({ text }) =>
  /^".+"$/.test(text) ? text.slice(1, -1) : undefined,
);

/** `[stars]`, to be declared. */
export const aNewSetting = oneToken('a name in square brackets', ({ text }) =>
  /^\[[a-z]+\]$/.test(text) ? text.slice(1, -1) : undefined,
);

/** `[stars]`, which was declared under "board". */
export const aSetting = oneToken(
  'a setting in square brackets',
  ({ text }, { settings, isPartial }) =>
    settings.find((name) => text === `[${name}]`) ??
    (isPartial === true && /^\[.+\]$/.test(text) ? text.slice(1, -1) : undefined),
  ({ settings }) => settings.map((name) => `[${name}]`),
);

/** A lower-case word with hyphens, for options. */
export const anOptionWord = oneToken('a word for the text form', ({ text }) =>
  /^[a-z][a-z-]*[a-z]$/.test(text) ? text : undefined,
);

/** A noun for what is printed: circle, sign. */
export const aNoun = oneToken('a noun', ({ text }) =>
  /^[a-z]{2,}$/.test(text) ? text : undefined,
);

/** What is drawn in cells in place of a number. */
export const aDrawing = oneToken(
  'what is drawn',
  ({ word }): PrintedDrawing | undefined => (word === 'tree' ? word : undefined),
  () => ['tree'],
);

/** A noun in the plural, of which the singular is read: groups. */
export const aPlural = oneToken('a noun in the plural', ({ text }) =>
  /^[a-z]{2,}s$/.test(text) ? text.slice(0, -1) : undefined,
);

/** Stands for what a word may name that was declared in a line that could not be read. */
const unknown = <T>(word: string, { values, isPartial }: Names, stands: T): T | undefined =>
  isPartial === true && /^[a-z]+$/.test(word) && !values.has(word) ? stands : undefined;

/** A value of the cells, in singular or plural. */
export const aValue = oneToken(
  'a value of the cells',
  ({ word }, names) => names.values.get(word) ?? unknown(word, names, 1),
  ({ values }) => [...values.keys()],
);

/** What clues stand at, by its noun, in singular or plural. */
export const aMark = oneToken(
  'a clue of the list above',
  ({ word }, names) => names.marks.get(word) ?? unknown(word, names, wholeGridKind),
  ({ marks }) => [...marks.keys()],
);

const oneValue = (name: string, wanted: number) =>
  oneToken(
    name,
    ({ word }, names) =>
      names.values.get(word) === wanted ? wanted : unknown(word, names, wanted),
    ({ values }) => [...values].flatMap(([word, value]) => (value === wanted ? [word] : [])),
  );

/** The value that is entered first: runs are made of it. */
export const theFirstValue = oneValue('the first value of the cells', 1);
export const theSecondValue = oneValue('the second value of the cells', 0);

/** "shaded", of a shaded cell. */
export const adjective = ({ word }: Pick<Scene, 'word'>, value: number): string =>
  word(value).replace(/ cell$/, '');
