import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { checkProof } from '#checker/check.ts';
import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { certify } from '#engine/jobs/certify.ts';
import { solveByZ3 } from '#engine/jobs/solve.ts';
import { openWarmSolvers } from '#engine/worker/warmSolvers.ts';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import type { Z3 } from '#engine/z3/z3.ts';
import { product } from '#logic/testing.ts';
import { judgeModel } from '#logic/model.ts';
import { printedValue, WITHOUT_NUMBER } from '#puzzle/printedNumbers.ts';
import { buildModel, emptyPuzzle, givenValues } from '#puzzle/puzzleType.ts';
import { trials } from '#trials.ts';
import rules from './rules.txt?raw';

// All fillings of boards that are smaller than any in print, against rules that are written once more.

let z3: Z3;
beforeAll(async () => {
  z3 = await openNodeZ3();
});

/** Nurikabe on any board. */
const small = defineFromText(readOwnDefinition(rules.replace('4 to 60', '2 to 30')), {
  id: 'small-nurikabe',
  otherNames: [],
  group: 'shading',
  published: 'nowhere',
  summary: '',
  help: () => Promise.resolve({ default: '' }),
  exampleText: '',
});

type Numbers = readonly (number | '?' | undefined)[];

/** Whether shaded cells, by row and column, are a sea around islands with these numbers. */
function isNurikabe(width: number, height: number, full: readonly number[], numbers: Numbers) {
  const left = new Set(full.keys());
  let seas = 0;
  const flood = (cell: number, group: number[]): readonly number[] => {
    left.delete(cell);
    group.push(cell);
    const x = cell % width;
    const sides = [
      ...(x > 0 ? [cell - 1] : []),
      ...(x + 1 < width ? [cell + 1] : []),
      cell - width,
      cell + width,
    ];
    for (const side of sides) if (left.has(side) && full[side] === full[cell]) flood(side, group);
    return group;
  };
  for (const cell of full.keys()) {
    if (!left.has(cell)) continue;
    const group = flood(cell, []);
    const own = group.flatMap((each) => numbers[each] ?? []);
    if (full[cell] === 1) {
      seas += 1;
      if (own.length > 0) return false;
    } else if (own.length !== 1 || (own[0] !== '?' && own[0] !== group.length)) return false;
  }
  for (let y = 0; y + 1 < height; y += 1) {
    for (let x = 0; x + 1 < width; x += 1) {
      const corner = y * width + x;
      const square = [corner, corner + 1, corner + width, corner + width + 1];
      if (square.every((cell) => full[cell] === 1)) return false;
    }
  }
  return seas <= 1;
}

const boards = fc.constantFrom([3, 3], [4, 2], [2, 4], [4, 3]).chain(([width = 3, height = 3]) =>
  fc.record({
    width: fc.constant(width),
    height: fc.constant(height),
    numbers: fc
      .uniqueArray(
        fc.record({
          cell: fc.nat(width * height - 1),
          number: fc.oneof(
            { weight: 5, arbitrary: fc.integer({ min: 1, max: 6 }) },
            { weight: 1, arbitrary: fc.constant('?' as const) },
          ),
        }),
        { selector: ({ cell }) => cell, maxLength: 3 },
      )
      .map((some) =>
        some.reduce<Numbers>(
          (all, { cell, number }) => all.with(cell, number),
          Array.from({ length: width * height }, () => undefined),
        ),
      ),
  }),
);

it('has just the solutions that all fillings have, by our solver, by Z3, and proved', () => {
  fc.assert(
    fc.property(boards, ({ width, height, numbers }) => {
      const empty = emptyPuzzle(small, { width, height });
      const givens = numbers.map((number) =>
        number === undefined ? undefined : number === '?' ? WITHOUT_NUMBER : printedValue(number),
      );
      const puzzle = { ...empty, givens };
      const model = buildModel(small, puzzle);
      const fillings = product(numbers.map((number) => (number === undefined ? [0, 1] : [0])));
      const right = fillings.filter((full) => isNurikabe(width, height, full, numbers));
      expect(fillings.filter((full) => judgeModel(model, full) === 'holds')).toEqual(right);
      const warmSolvers = openWarmSolvers(z3, model);
      try {
        const known = givenValues(small, puzzle);
        const all = { limit: right.length + 1, milliseconds: Infinity };
        for (const solver of [warmSolvers.ruleSolver(), warmSolvers.session()]) {
          const verdict = solveByZ3(solver, known, () => {}, all);
          const found =
            verdict.kind === 'several'
              ? verdict.solutions
              : verdict.kind === 'unique'
                ? [verdict.solution]
                : [];
          expect(found.map(String).toSorted()).toEqual(right.map(String).toSorted());
        }
        const context = { type: small, puzzle, givens: known, warmSolvers, z3 };
        const certificate = certify(context, { solutions: right });
        if (typeof certificate === 'string') throw new Error(certificate);
        expect(checkProof(certificate.formula, certificate.proof)).toMatchObject({
          kind: 'checked',
          solutions: right.length,
        });
      } finally {
        warmSolvers.close();
      }
    }),
    { numRuns: trials(60, 10) },
  );
});
