import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProof } from '#checker/check.ts';
import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import { besides } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import { upTo } from '#logic/claimCases.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { groupsOfOwnSize } from '#logic/kinds/groupsOfOwnSize.ts';
import { literalsOf } from '#logic/literal.ts';
import type { Model } from '#logic/model.ts';
import { product } from '#logic/testing.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { trials } from '#trials.ts';
import { writeCertificate } from './write.ts';

const SENTENCE = 'each group of equal numbers has as many cells as its number';

function modelOf(width: number, height: number): Model {
  const grid = rectangle(width, height);
  const values = upTo(width * height, 1);
  return {
    domains: grid.centres.map(() => values),
    claims: [
      groupsOfOwnSize({
        place: { words: 'groups of equal numbers' },
        sentence: SENTENCE,
        cells: [...grid.centres.keys()],
        near: (cell) => besides(grid, cell),
        values,
      }),
    ],
  };
}

/** The certificate that all solutions are found, and how many these are. */
function certify(width: number, height: number, givens: readonly (number | undefined)[]) {
  const model = modelOf(width, height);
  const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
  const solver = openRuleSolver(model, formula);
  let found = 0;
  solver.search(givens, () => {
    found += 1;
    return 'go on';
  });
  const log = solver.last()?.log ?? { learnt: [], cuts: [], models: [] };
  const known = literalsOf(givens);
  const grid = rectangle(width, height);
  return { ...writeCertificate({ title: 'Groups', formula, known, log, grid }), found };
}

describe('the certificate of groups of their own size', () => {
  it.each([
    [1, 1],
    [3, 1],
    [2, 2],
    [3, 2],
  ])('of %i by %i cells is checked, with all their fillings', (width, height) => {
    const [claim] = modelOf(width, height).claims;
    const all = product(upTo(width * height).map(() => upTo(width * height, 1)));
    const count = all.filter((full) => claim?.judge(full) === 'holds').length;
    const { formula, proof, found } = certify(width, height, []);
    expect(found).toBe(count);
    expect(checkProof(formula, proof)).toMatchObject({ kind: 'checked', solutions: count });
  });

  it('is checked whatever is given', () => {
    const given = fc.oneof(
      { weight: 2, arbitrary: fc.constant(undefined) },
      { weight: 3, arbitrary: fc.integer({ min: 1, max: 5 }) },
    );
    const boards = fc
      .constantFrom([4, 3] as const, [5, 2] as const, [3, 3] as const)
      .chain(([width, height]) =>
        fc.tuple(
          fc.constant(width),
          fc.constant(height),
          fc.array(given, { minLength: width * height, maxLength: width * height }),
        ),
      );
    fc.assert(
      fc.property(boards, ([width, height, givens]) => {
        const { formula, proof, found } = certify(width, height, givens);
        expect(checkProof(formula, proof)).toMatchObject({ kind: 'checked', solutions: found });
      }),
      { numRuns: trials(60, 5) },
    );
  });

  it('says nothing of groups that the proof does not need, and proves a cut by two sums', () => {
    const { formula, proof } = certify(4, 1, [undefined, undefined, 1, undefined]);
    expect(formula).toContain(`${SENTENCE}: groups of`);
    expect(formula).not.toContain('groups of 3.');
    expect(proof.match(/^pol /gm)?.length).toBeGreaterThan(0);
  });
});
