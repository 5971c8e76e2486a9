import { describe, expect, it } from 'vitest';
import { LANGUAGE } from '#definition/phrases/table.ts';
import { puzzleTypes } from '#puzzles/all.ts';
import { pictureOf } from './phrasePicture.ts';
import { sourcesOf, usesOf } from './sources.ts';

const uses = usesOf(sourcesOf(puzzleTypes));

const phrases = LANGUAGE.filter(({ about }) => about !== 'words').flatMap(({ about, entries }) =>
  entries.map((phrase) => ({ about, phrase, says: phrase.says[0] })),
);

describe('the pictures of the language', () => {
  it.each(phrases)('"$says" has one', ({ about, phrase }) => {
    const picture = pictureOf(phrase, about, uses.get(phrase) ?? []);
    expect(picture?.puzzle.givens.length).toBeGreaterThan(0);
  });

  it.each(phrases.filter(({ about }) => about === 'places'))(
    '"$says" lights a part of the board',
    ({ about, phrase }) => {
      const { lit = [], words } = pictureOf(phrase, about, uses.get(phrase) ?? []) ?? {};
      expect(lit.length).toBeGreaterThan(0);
      expect(words).toBeDefined();
    },
  );

  it('point at the cells of one claim, or at what a rule for the whole board names; lines and areas stand out by themselves, and rings are nowhere', () => {
    const rules = phrases.filter(({ about }) => about === 'rules');
    const unlit = rules.filter(
      ({ about, phrase }) => pictureOf(phrase, about, uses.get(phrase) ?? [])?.lit.length === 0,
    );
    expect(unlit.map(({ says }) => says)).toEqual([
      'each group of equal numbers has as many cells as its number',
      'the {value} form one loop',
      'the {value} join equal numbers, and nothing else',
      'the {value} divide the board into areas, each with one dot and turned onto itself by half a turn about it',
      'the {value} divide the board into rectangles, each with one number and as many cells',
      'the diagonals form no closed ring',
    ]);
  });

  it('of what an option adds are of boards with that option', () => {
    const options = [
      '{count} drawn {noun}, each with a number beside the board, {range}',
      'no two rows are alike',
      'each number is a neighbour of the next',
    ];
    const found = phrases
      .filter(({ says = '' }) => options.includes(says))
      .map(({ about, phrase }) => pictureOf(phrase, about, uses.get(phrase) ?? [])?.puzzle);
    expect(found.map((puzzle) => Object.values(puzzle?.parameters ?? {}).includes(true))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('are not drawn of numbers, and of phrases that nothing uses', () => {
    const [first] = LANGUAGE.flatMap(({ entries }) => entries);
    if (first === undefined) throw new Error('The language has no phrases');
    expect(pictureOf(first, 'words', uses.get(first) ?? [])).toBeUndefined();
    expect(pictureOf(first, 'board', [])).toBeUndefined();
  });
});
