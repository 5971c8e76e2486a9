import { describe, expect, it } from 'vitest';
import { LANGUAGE } from '#definition/phrases/table.ts';
import { slugOf, speaksOf } from './filter.ts';

const phrases = LANGUAGE.flatMap(({ entries }) => entries);
const found = (search: string) => phrases.filter((phrase) => speaksOf(phrase, search));

describe('the search of the language', () => {
  it('finds all phrases without words', () => {
    expect(found('')).toEqual(phrases);
    expect(found('  ')).toEqual(phrases);
  });

  it('finds phrases by all of the words, in any case and order', () => {
    const [touch, ...others] = found('CORNER stars touch');
    expect(touch?.says[0]).toBe('no two {value} touch, not even at a corner');
    expect(others).toEqual([]);
  });

  it('finds phrases by their example, and nothing by a word that none has', () => {
    expect(found('[stars] called')).toHaveLength(1);
    expect(found('zebra')).toEqual([]);
  });
});

describe('the addresses of the parts', () => {
  it('differ, and are words of small letters', () => {
    const slugs = LANGUAGE.map(({ title }) => slugOf(title));
    expect(new Set(slugs).size).toBe(LANGUAGE.length);
    expect(slugs.filter((slug) => !/^[a-z]+(?:-[a-z]+)*$/.test(slug))).toEqual([]);
  });
});
