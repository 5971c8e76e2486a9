import { describe, expect, it } from 'vitest';
import { exampleText } from './phrases/exampleTexts.ts';
import { LANGUAGE } from './phrases/table.ts';
import { readDefinition } from './read.ts';
import { tokensOf } from './tokens.ts';
import { trials } from '#trials.ts';

/** Each word misspelt once: a letter left out, doubled, swapped with the next, changed. */
function misspellings(word: string): readonly string[] {
  const letters = [...word];
  const all = letters.flatMap((letter, at) => [
    letters.toSpliced(at, 1),
    letters.toSpliced(at, 0, letter),
    ...(at + 1 < letters.length && letters[at + 1] !== letter
      ? [letters.toSpliced(at, 2, letters[at + 1] ?? '', letter)]
      : []),
    letters.with(at, letter === 'z' ? 'q' : 'z'),
  ]);
  return [...new Set(all.map((each) => each.join('')))].filter((each) => each !== '');
}

/**
 * Words that the author chooses freely, in the parts that declare them: nouns for what is printed, and
 * the word of an option. Any other word would do there.
 */
const FREE: Readonly<Record<string, RegExp>> = {
  'Under "clues"': /circle on|sign|groups/,
  'After "option"': /no-two-alike/,
};

const tries = LANGUAGE.flatMap((part) =>
  part.entries.flatMap(({ example }) => {
    const { text, at, line } = exampleText(part, example);
    // Numbers, signs, names in quotation marks and settings are no words.
    return tokensOf(example)
      .filter(
        ({ text: word, column }) =>
          /^[a-z]/i.test(word) && FREE[part.title]?.exec(example)?.index !== column - 1,
      )
      .flatMap(({ text: word, column }) =>
        misspellings(word).map((wrong) => {
          const from = at + column - 1;
          return {
            word,
            wrong,
            line,
            example,
            text: text.slice(0, from) + wrong + text.slice(from + word.length),
          };
        }),
      );
  }),
);

/** Some of them, evenly spread. */
const step = Math.max(1, Math.floor(tries.length / trials(tries.length)));
const some = tries.filter((_, at) => at % step === 0);

describe('a misspelt word', () => {
  const read = some
    .map((each) => ({ ...each, result: readDefinition(each.text) }))
    // "star" for "stars" can be read as well.
    .flatMap(({ result, ...each }) => (result.ok ? [] : [{ ...each, problems: result.problems }]));

  it('is found, unless another word of the language came of it', () => {
    expect(read.length / some.length).toBeGreaterThan(0.99);
  });

  it('is told with its line and the right word', () => {
    const told = read.filter(({ word, line, problems: [first] }) => {
      const [fix] = first?.fixes ?? [];
      return first?.line === line && fix?.label.toLowerCase() === `write "${word.toLowerCase()}"`;
    });
    expect(told.length / some.length).toBeGreaterThan(0.95);
  });

  it('is told once: what the line declares is read as if the word were right', () => {
    expect(read.filter(({ problems }) => problems.length > 1)).toEqual([]);
  });
});
