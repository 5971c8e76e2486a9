import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeDefinition } from './completion.ts';
import { exampleText } from './phrases/exampleTexts.ts';
import { LANGUAGE } from './phrases/table.ts';
import { readDefinition } from './read.ts';
import { definitionWith } from './testing.ts';
import { tokensOf } from './tokens.ts';
import { trials } from '#trials.ts';

const cases = LANGUAGE.flatMap((part) =>
  part.entries.map(({ example }) => ({
    ...exampleText(part, example),
    title: part.title,
    example,
  })),
);

/** A word of an example, by their numbers, which are short where a test fails. */
const aWord = fc
  .nat(cases.length - 1)
  .chain((which) =>
    fc.tuple(fc.constant(which), fc.nat(tokensOf(cases[which]?.example ?? '').length - 1)),
  );

/** The example, where it begins in its definition, and the offset of one of its words. */
function wordAt([which, index]: readonly [number, number]) {
  const each = cases[which];
  const token = tokensOf(each?.example ?? '')[index];
  if (each === undefined || token === undefined) throw new Error('There is no such word');
  return { ...each, index, token, offset: each.at + token.column - 1 };
}

/** The options where `…` ends a text. */
const optionsIn = (text: string): readonly string[] =>
  completeDefinition(text, text.length).options.map((option) => option.text);

const STARS = definitionWith([], {
  fill: 'each cell: star or blank',
  board: '\n  square 4 to 9\n  [stars] 1 to 3, usually 1, called "Stars"',
  clues: ['a number in a circle on each corner, 1 to 4'],
});

describe('completion', () => {
  it.each(cases)('$title: has "$example" in a definition that is read', ({ text }) => {
    expect(readDefinition(text)).toHaveProperty('ok', true);
  });

  it('offers the next word after each beginning of an example, and what it begins with', () => {
    fc.assert(
      fc.property(aWord, fc.nat(), (word, some) => {
        const { text, at, index, token, offset } = wordAt(word);
        const cursor = offset + (some % token.text.length);
        const { options, from } = completeDefinition(text, cursor);
        const isOffered = options.some((option) => {
          const written = text.slice(at, option.from ?? from) + option.text;
          return option.isHint === true || tokensOf(written)[index]?.word === token.word;
        });
        expect(isOffered).toBe(true);
      }),
      { numRuns: trials(3000) },
    );
  });

  it('offers no word that cannot stand there', () => {
    fc.assert(
      fc.property(aWord, fc.nat(), (word, some) => {
        const { text, offset } = wordAt(word);
        const { options, from } = completeDefinition(text, offset);
        const words = options.filter(({ isHint }) => isHint !== true);
        const option = words[some % words.length];
        if (option === undefined) return;
        const written = `${text.slice(0, option.from ?? from)}${option.text} \uFFFC`;
        const read = readDefinition(written);
        const sentences = read.ok ? [] : read.problems.map(({ sentence }) => sentence);
        // Reading goes on behind all of it, to the sign that means nothing.
        expect(sentences.join()).toContain('You wrote "\uFFFC"');
      }),
      { numRuns: trials(1000) },
    );
  });

  it('offers headings that are not there yet at the beginning of a line', () => {
    expect(optionsIn('lab 1\npuzzle A\n')).toEqual([
      'board',
      'fill',
      'clues',
      'rules',
      'option',
      'example',
      'solution',
    ]);
    expect(optionsIn('lab 1\nru')).toEqual(['rules']);
    expect(optionsIn(`${STARS}\n`)).toEqual(['option', 'example', 'solution']);
  });

  it('offers all words up to the next one that the author chooses', () => {
    expect(optionsIn(`${STARS}\n  no two stars touch`)).toEqual([
      'touch, not even at a corner',
      'touch at a corner',
    ]);
    expect(optionsIn(`${STARS}\n  no two stars touch `)).toEqual([
      'at a corner',
      ', not even at a corner',
    ]);
  });

  it('offers what is declared above: values, settings and what clues stand at', () => {
    expect(optionsIn(`${STARS}\n  no two `)).toEqual([
      'rows are alike',
      'columns are alike',
      'star',
      'stars',
      'blank',
    ]);
    expect(optionsIn(`${STARS}\n  in each row exactly [`)).toEqual(['[stars]']);
    expect(optionsIn(`${STARS}\n  in each ci`)).toEqual(['circle', 'circles']);
  });

  it('says what is to be written where it cannot be listed, in no form to be inserted', () => {
    const text = `${STARS}\n  in each row exactly `;
    expect(completeDefinition(text, text.length).options).toEqual([
      { text: '[stars]', detail: 'a setting in square brackets' },
      { text: 'a number', isHint: true },
    ]);
  });

  it('goes on with a line that is indented deeper', () => {
    expect(optionsIn(`${STARS}\n  in each row\n    half`)).toEqual(['half of the cells are']);
  });

  it('puts a comma at the word before it', () => {
    for (const space of ['', ' ', '  ']) {
      const text = `${STARS}\n  in each row${space}`;
      const { options } = completeDefinition(text, text.length);
      const comma = options.find((option) => option.text === ',');
      expect(comma?.from).toBe(text.trimEnd().length);
    }
  });

  it('begins where the started word begins', () => {
    const text = `${STARS}\n  in each row exac`;
    expect(completeDefinition(text, text.length).from).toBe(text.length - 4);
    expect(completeDefinition(text, text.length - 2).from).toBe(text.length - 4);
  });

  it('offers nothing after words that cannot be read', () => {
    expect(optionsIn(`${STARS}\n  in each raw `)).toEqual([]);
    expect(optionsIn('  ')).toEqual([]);
  });
});
