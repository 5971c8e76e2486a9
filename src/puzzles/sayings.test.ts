import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Claim } from '#logic/claim.ts';
import { saysAll } from '#logic/model.ts';
import type { Model } from '#logic/model.ts';
import { cluesOf, withoutClue } from '#puzzle/clueAt.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import { arbitraryPuzzle } from './arbitrary.ts';
import { blackSquares } from './blackSquares.ts';
import { someTypes, testedTypes } from './testing.ts';

// Compares puzzles that differ in one clue by their claims.

/** A model written out in full for other solvers, independent of words. */
const written = ({ domains, claims }: Model): readonly string[] => [
  ...domains.map((domain, cell) => `V${cell} is ${domain.join(' ')}`),
  ...claims.map((claim) => claim.smtlib().join(' ')),
];

/** Models with fewer cells are written out quickly. */
const FEW = 150;

describe.each(someTypes([...testedTypes, blackSquares]))('of $name', (type) => {
  it('a model that says by its sentences all that another says does so in SMT-LIB', () => {
    let compared = 0;
    const puzzle = arbitraryPuzzle(type).filter(({ givens }) => givens.length <= FEW);
    fc.assert(
      fc.property(puzzle, fc.nat(), (one, which) => {
        // Equally many of every kind of clue, since one kind may be far more frequent.
        const all = cluesOf(type, one);
        const kinds = [...new Set(all.map(({ kind }) => kind))];
        const clues = all.filter(({ kind }) => kind === kinds[which % kinds.length]);
        const at = clues[Math.floor(which / kinds.length) % clues.length];
        fc.pre(at !== undefined);
        const [more, less] = [buildModel(type, one), buildModel(type, withoutClue(type, one, at))];
        for (const [a, b] of [
          [more, less],
          [less, more],
        ] as const) {
          if (!saysAll(a, b)) continue;
          compared += 1;
          const said = new Set(written(a));
          expect(written(b).filter((text) => !said.has(text))).toEqual([]);
        }
      }),
      { numRuns: 80 },
    );
    expect(compared).toBeGreaterThan(5);
  });

  it('no two claims go by the same sentence about the same cells', () => {
    const puzzle = arbitraryPuzzle(type).filter(({ givens }) => givens.length <= FEW);
    const named = ({ cells, sentence }: Claim): string => `${cells.join(' ')} ${sentence}`;
    fc.assert(
      fc.property(puzzle, (one) => {
        const rules = buildModel(type, one).claims.filter(
          ({ place }) => place.houseRule === undefined,
        );
        expect(new Set(rules.map(named)).size).toBe(rules.length);
      }),
      { numRuns: 20 },
    );
  });
});
