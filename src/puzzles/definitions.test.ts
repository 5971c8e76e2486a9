import { describe, expect, it } from 'vitest';
import { budgetOf } from '#definition/budget.ts';
import { readDefinition } from '#definition/read.ts';

const FILES = import.meta.glob<string>('./*/rules.txt', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const texts = Object.entries(FILES).map(([path, text]) => ({ path, text }));

/** A word with its second and third letter swapped, or one more letter if these are alike. */
const misspelt = (word: string): string =>
  word[1] === word[2] ? `${word}q` : `${word[0]}${word[2]}${word[1]}${word.slice(3)}`;

describe('the definitions of our types', () => {
  it('are as many as there are types, and the template', () => {
    expect(texts.length).toBeGreaterThanOrEqual(14);
  });

  it.each(texts)('$path is read, and within the limits at all of its sizes', ({ text }) => {
    const read = readDefinition(text);
    expect(read).toHaveProperty('ok', true);
    const definition = read.ok ? read.definition : undefined;
    expect(definition && budgetOf(definition)).toEqual({ ok: true, definition });
  });

  it.each(texts)(
    '$path has at most fifteen lines besides its options and lines that may be drawn',
    ({ text }) => {
      const [own = ''] = text.split('\noption ');
      const drawn =
        /which may meet|zipper line|each (?:thermometer the|pill|double|between|region sum|entropic|modular|arrow|whisper|renban|palindrome|white dot|black dot|X|V)\b|along each entropic|along each modular|slow thermometer|each (?:killer cage|sum cage|product cage|extra region|clone|odd cell|even cell|maximum cell|minimum cell|column indexer|row indexer|little killer|sandwich|X-sum|skyscraper line|numbered room|quadruple)/;
      const lines = own.trim().split('\n');
      expect(lines.filter((line) => !drawn.test(line)).length).toBeLessThanOrEqual(15);
    },
  );

  it('name the line and the right word when a word of a rule is misspelt', () => {
    const tries = texts.flatMap(({ text }) => {
      const lines = text.split('\n');
      const from = lines.indexOf('rules');
      return lines.flatMap((line, index) =>
        index <= from || line.startsWith('option')
          ? []
          : [...line.matchAll(/[a-z]{3,}/g)].map(([word]) => ({
              word,
              line: index + 1,
              text: lines.with(index, line.replace(word, misspelt(word))).join('\n'),
            })),
      );
    });
    const told = tries.filter(({ word, line, text }) => {
      const read = readDefinition(text);
      return (
        !read.ok &&
        read.problems.some(
          (each) => each.line === line && each.sentence.includes(`did you mean "${word}"`),
        )
      );
    });
    expect(tries.length).toBeGreaterThan(100);
    expect(told.length / tries.length).toBeGreaterThanOrEqual(0.95);
  });
});
