import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trials } from '#trials.ts';
import type { Claim } from '#logic/claim.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { balance } from '#logic/kinds/balance.ts';
import { product } from '#logic/testing.ts';
import { listed } from '#logic/words.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { candidatesOf } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import { areasTogether, overlappingAreas } from './overlaps.ts';

const CELLS = 9;
const DOMAINS = Array.from({ length: CELLS }, () => [0, 1]);

const word = (value: number): string => (value === 1 ? 'filled' : 'blank');
const speech = { names: (cells: readonly number[]) => `cells ${listed(cells.map(String))}`, word };

const area = (words: string, cells: readonly number[], count: number): Claim =>
  balance({
    place: { words },
    cells,
    value: 1,
    other: 0,
    count,
    symbol: word,
    counted: String,
  });

function position(
  claims: readonly Claim[],
  values: readonly (number | undefined)[] = Array.from({ length: CELLS }, () => undefined),
): Candidates {
  return candidatesOf(buildPbFormula(DOMAINS, claimPartsOf(claims)), { values, excluded: [] });
}

const said = (of: Candidates): readonly string[] =>
  [...overlappingAreas(of), ...areasTogether(of)].map(
    ({ technique, say, reason }) => `${technique}: ${say(speech, reason.facts)}`,
  );

describe('areas that share cells', () => {
  it('are counted against each other', () => {
    const areas = [area('area a', [0, 1, 2, 3, 4], 4), area('area b', [2, 3, 4, 5, 6], 2)];
    expect(said(position(areas))).toEqual([
      'overlapping areas: Area a still needs four filled cells, of which area b takes two at most. So cells 0 and 1 are filled; cells 5 and 6 are blank.',
    ]);
  });

  it('are counted against each other by threes, where two say nothing', () => {
    const areas = [
      area('area a', [0, 1, 2, 3, 4, 5], 4),
      area('area b', [0, 1, 6], 1),
      area('area c', [2, 3, 7, 8], 1),
    ];
    expect(said(position(areas))).toEqual([
      'areas together: Area a still needs four filled cells, of which area b and area c together take two at most. So cells 4 and 5 are filled; cells 6, 7 and 8 are blank.',
    ]);
  });

  it('say nothing where they have room to spare', () => {
    const areas = [area('area a', [0, 1, 2, 3, 4], 3), area('area b', [2, 3, 4, 5], 2)];
    expect(said(position(areas))).toEqual([]);
  });

  it('settle what each filling settles that is right and agrees with the facts', () => {
    const all = product(DOMAINS);
    const cases = fc.record({
      solution: fc.constantFrom(...all),
      areas: fc.array(
        fc.uniqueArray(fc.integer({ min: 0, max: CELLS - 1 }), { minLength: 3, maxLength: 6 }),
        { minLength: 2, maxLength: 6 },
      ),
      shown: fc.array(fc.boolean(), { minLength: CELLS, maxLength: CELLS }),
    });
    let findings = 0;
    fc.assert(
      fc.property(cases, ({ solution, areas, shown }) => {
        const claims = areas.map((cells, at) =>
          area(`area ${at}`, cells, cells.filter((cell) => solution[cell] === 1).length),
        );
        const found = position(
          claims,
          solution.map((value, cell) =>
            shown[cell] === true && cell % 2 === 0 ? value : undefined,
          ),
        );
        const { parts } = found.formula;
        for (const { conclusions, reason } of [
          ...overlappingAreas(found),
          ...areasTogether(found),
        ]) {
          findings += 1;
          const own = new Set(reason.parts.map((part) => parts[part]?.claim));
          const right = all.filter(
            (full) =>
              reason.facts.every(({ cell, value, holds }) => (full[cell] === value) === holds) &&
              [...own].every((claim) => claim?.judge(full) === 'holds'),
          );
          const against = right.find(
            (full) =>
              !conclusions.every(({ cell, value, holds }) => (full[cell] === value) === holds),
          );
          expect(against).toBeUndefined();
        }
      }),
      { numRuns: trials(400) },
    );
    expect(findings).toBeGreaterThan(0);
  });
});
