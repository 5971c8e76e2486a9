import { describe, expect, it } from 'vitest';
import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { judgeModel } from '#logic/model.ts';
import { draft } from '#making/draft.ts';
import { openRules } from '#making/rules.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, emptyPuzzle, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { sampledQuickly } from '#trials.ts';

const TEXTS = import.meta.glob<string>('./*/rules.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The type of this text, of which nothing else is known. */
function typeOfText(id: string): PuzzleType {
  const definition = readOwnDefinition(TEXTS[`./${id}/rules.txt`] ?? '');
  return defineFromText(definition, {
    id,
    otherNames: [],
    group: 'numbers',
    published: 'nowhere',
    summary: definition.name,
    help: () => Promise.resolve({ default: '' }),
    exampleText: '',
  });
}

/** The first puzzle that comes of this number in some attempts. */
function makeOne(type: PuzzleType, parameters: Parameters) {
  const recipe = { seed: 7, grade: 'any', symmetry: 'none', minimal: false } as const;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const steps = draft(type, { ...recipe, parameters, givens: undefined }, attempt);
    for (;;) {
      const { done, value } = steps.next();
      if (done !== true) continue;
      if (value !== undefined) return { puzzle: value.withMore(0), solution: value.solution };
      break;
    }
  }
  throw new Error(`No ${type.name} came out`);
}

describe('of the text of its rules alone', () => {
  const cases = [
    ['sudoku', { size: 4, jigsaw: false }],
    ['futoshiki', { size: 5 }],
    ['skyscrapers', { size: 4 }],
    ['easy-as-abc', { size: 5, letters: 3 }],
    ['killer-sudoku', { size: 4 }],
    ['kenken', { size: 4 }],
    ['kakuro', { width: 5, height: 5 }],
    ['sujiko', { suko: false }],
    ['kurosu', { width: 6, height: 6, noTwoAlike: false }],
    ['suguru', { width: 5, height: 5 }],
    ['ripple-effect', { width: 5, height: 5 }],
    ['paint-by-numbers', { width: 5, height: 5 }],
    ['off-by-one-sums', { size: 4, digits: 3, exact: true }],
    ['battleship', { width: 5, height: 5 }],
    ['norinori', { width: 6, height: 6 }],
    ['star-battle', { size: 6, stars: 1 }],
    ['minesweeper', { width: 6, height: 6 }],
    ['akari', { width: 5, height: 5 }],
    ['hidato', { width: 5, height: 5, sidesOnly: false }],
  ] as const;
  it.each(sampledQuickly<(typeof cases)[number]>(cases, 5))(
    'a %s is made that has one solution and needs no more clues',
    (id, parameters) => {
      const type = typeOfText(id);
      expect(type.whyNotMade?.(parameters)).toBeUndefined();
      const { puzzle, solution } = makeOne(type, parameters);
      expect(judgeModel(buildModel(type, puzzle), solution)).toBe('holds');
      expect(openRules(type, puzzle).other(givenValues(type, puzzle), solution)).toBe('none');
      expect(type.complaints?.(puzzle)).toEqual([]);
      const read = readPuzzle(type, writePuzzle(type, puzzle));
      expect(read.ok && read.value).toEqual(puzzle);
    },
  );

  it('says why no Yajilin is made', () => {
    const type = typeOfText('yajilin');
    expect(type.whyNotMade?.({ width: 5, height: 5 })).toBe(
      'Yajilin is not made here: it is not known what is to be printed at each arrow.',
    );
  });
});

/** The sentences about a puzzle that is changed from the empty one. */
function complaintsOn(
  id: string,
  parameters: Parameters,
  change: (empty: Puzzle) => Partial<Puzzle>,
) {
  const type = typeOfText(id);
  const empty = emptyPuzzle(type, parameters);
  return type.complaints?.({ ...empty, ...change(empty) }).map(({ sentence }) => sentence);
}

describe('of the text alone, it is said at once', () => {
  it('that a region is too small, in pieces, or that cells have none', () => {
    const sentences = complaintsOn('norinori', { width: 3, height: 3 }, () => ({
      areas: [0, 1, 1, 2, 2, 1, 2, 2, 1].with(3, 1),
    }));
    expect(sentences).toEqual([
      'Region b is in two pieces: row 2, column 1 does not touch the rest',
      'Nothing can be entered so that region a has just two shaded cells',
    ]);
    const open = complaintsOn('norinori', { width: 3, height: 3 }, () => ({
      areas: [0, 0, 0, 1, 1, 1, undefined, undefined, undefined],
    }));
    expect(open).toEqual(['3 cells have no region yet, such as row 3, column 1']);
  });

  it('that no digits make a sum', () => {
    const sentences = complaintsOn('killer-sudoku', { size: 4 }, ({ givens }) => ({
      areas: givens.map((_, cell) => (cell < 2 ? 0 : undefined)),
      siteClues: [[9]],
    }));
    expect(sentences).toEqual([
      'Nothing can be entered so that cage a adds up to 9 with two different digits',
    ]);
  });
});
