import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProof } from '#checker/check.ts';
import { writeCertificate } from '#certificate/write.ts';
import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import { cellNames } from '#grid/names.ts';
import { dotName, sides } from '#grid/sides.ts';
import type { Sides } from '#grid/sides.ts';
import { cellsWith, order, place } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import type { Tried } from '#logic/claimLaws.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { judgeModel } from '#logic/model.ts';
import type { Model } from '#logic/model.ts';
import { product } from '#logic/testing.ts';
import { buildPbFormula, litsOf } from '#reasoning/pbFormula.ts';
import { Propagator } from '#reasoning/propagator.ts';
import { clauses } from './clauses.ts';
import { oneLoop } from './oneLoop.ts';
import { twoOrNone } from './twoOrNone.ts';

const word = (value: number): string => (value === 1 ? 'line' : 'blank');
const sentence = 'the lines form one loop';

const loopOn = (board: Sides) =>
  oneLoop({ place: { words: 'the loop' }, sentence, board, value: 1, other: 0, word });

const dotsOf = (grid: Sides) =>
  grid.atDots.map((cells, dot) =>
    twoOrNone({
      place: { words: dotName(grid, dot) },
      cells,
      value: 1,
      word,
      names: (some) => cellNames(grid, some),
    }),
  );

/** Whether lines are connected, and no loop of them leaves out another: by taking away ends. */
function isOneLoop({ ends }: Sides, full: readonly number[]): boolean {
  const drawn = [...full.keys()].filter((side) => full[side] === 1);
  const touch = (a: number, b: number): boolean =>
    (ends[a] ?? []).some((dot) => ends[b]?.includes(dot));
  const reached = new Set(drawn.slice(0, 1));
  for (const side of reached) {
    for (const next of drawn) if (touch(side, next)) reached.add(next);
  }
  if (drawn.length === 0 || reached.size < drawn.length) return false;
  let core = drawn;
  for (;;) {
    const dots = core.flatMap((side) => ends[side] ?? []);
    const degree = (dot: number): number => dots.filter((each) => each === dot).length;
    const left = core.filter((side) => (ends[side] ?? []).every((dot) => degree(dot) > 1));
    if (left.length === core.length) break;
    core = left;
  }
  // What is left has loops alone: none, or one that has every line.
  const hasFork = core.some((side) =>
    (ends[side] ?? []).some((dot) => core.filter((each) => ends[each]?.includes(dot)).length > 2),
  );
  return core.length === 0 || (core.length === drawn.length && !hasFork);
}

const tried = (grid: Sides): Tried => ({
  claim: loopOn(grid),
  domains: grid.centres.map(() => [0, 1]),
  rule: (full) => isOneLoop(grid, full),
  besides: dotsOf(grid),
});

describeClaimLaws(
  'lines that form one loop',
  fc.constantFrom(
    tried(sides(2, 2, 'corners')),
    tried(sides(3, 2, 'corners')),
    tried(sides(2, 3, 'centres')),
  ),
  3,
);

describeClaimLaws(
  'two lines that meet at a place, or none',
  cellsWith(order(1, 4), fc.constant([0, 1])).map(({ cells, domains }) => ({
    claim: twoOrNone({ place, cells, value: 1, word, names: String }),
    domains,
    rule: (full) => [0, 2].includes(cells.filter((cell) => full[cell] === 1).length),
  })),
);

describeClaimLaws(
  'conditions at a place',
  cellsWith(order(1, 4), fc.constant([0, 1, 2])).chain(({ cells, domains }) =>
    fc
      .array(
        fc.array(
          fc.record({
            cell: fc.constantFrom(...cells),
            value: fc.constantFrom(0, 1, 2),
            holds: fc.boolean(),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        { minLength: 1, maxLength: 4 },
      )
      .map((all): Tried => {
        const distinct = all.map((literals) =>
          literals.filter(
            ({ cell }, at) => literals.findIndex((other) => other.cell === cell) === at,
          ),
        );
        return {
          claim: clauses({
            place,
            sentence: 'several conditions hold',
            clauses: distinct.map((literals, at) => ({ sentence: `condition ${at}`, literals })),
            symbol: String,
            technique: 'one rule',
          }),
          domains,
          rule: (full) =>
            distinct.every((literals) =>
              literals.some(({ cell, value, holds }) => (full[cell] === value) === holds),
            ),
        };
      }),
  ),
);

const modelOf = (grid: Sides): Model => ({
  domains: grid.centres.map(() => [0, 1]),
  claims: [...dotsOf(grid), loopOn(grid)],
});

it('of two squares, nothing is concluded from some sides that does not follow', () => {
  const grid = sides(3, 2, 'corners');
  const model = modelOf(grid);
  const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
  const right = product(model.domains).filter((full) => judgeModel(model, full) === 'holds');
  for (const given of product(model.domains.map(() => [undefined, 0, 1]))) {
    const fitting = right.filter((full) =>
      given.every((value, cell) => value === undefined || value === full[cell]),
    );
    const propagator = new Propagator(formula);
    const known = litsOf(
      formula,
      given.flatMap((value, cell) => (value === undefined ? [] : [{ cell, value, holds: true }])),
    );
    for (const literal of known) propagator.assign(literal);
    const isBroken = propagator.propagate() !== undefined;
    const found = grid.centres.map((_, cell) => {
      const [line = 0] = litsOf(formula, [{ cell, value: 1, holds: true }]);
      return propagator.values[line];
    });
    // In conflict there must be no right filling; otherwise each has what was found.
    const wrong = fitting.filter(
      (full) =>
        isBroken || found.some((sign, cell) => sign !== 0 && (full[cell] === 1) !== (sign === 1)),
    );
    expect([given, wrong]).toEqual([given, []]);
  }
});

describe('loops among so many squares', () => {
  // The numbers of simple cycles in a grid: OEIS A140517.
  it.each([
    [1, 1],
    [2, 13],
    [3, 213],
  ])('of %i a side are %i, and the certificate of all of them is checked', (side, count) => {
    const grid = sides(side + 1, side + 1, 'corners');
    const model = modelOf(grid);
    const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
    const solver = openRuleSolver(model, formula);
    let found = 0;
    solver.search([], () => {
      found += 1;
      return 'go on';
    });
    const log = solver.last()?.log ?? { learnt: [], cuts: [], models: [] };
    const certificate = writeCertificate({ title: 'Loops', formula, known: [], log, grid });
    expect(found).toBe(count);
    expect(checkProof(certificate.formula, certificate.proof)).toMatchObject({
      kind: 'checked',
      solutions: count,
    });
  });
});
