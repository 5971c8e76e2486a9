import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProof } from '#checker/check.ts';
import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import { rectangle } from '#grid/rectangle.ts';
import { besides } from '#grid/areas.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { connected } from '#logic/kinds/connected.ts';
import { neverAll } from '#logic/kinds/neverAll.ts';
import { literalsOf } from '#logic/literal.ts';
import type { Model } from '#logic/model.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { trials } from '#trials.ts';
import { Flow, flowVariables } from './flow.ts';
import { writeCertificate } from './write.ts';

/**
 * Cells of so many columns and rows, some of them black; those with 1 are connected. In no pair are
 * both 0.
 */
function modelOf(
  width: number,
  height: number,
  black: readonly number[] = [],
  pairs: readonly (readonly [number, number])[] = [],
): Model {
  const grid = rectangle(width, height);
  const cells = [...grid.centres.keys()].filter((cell) => !black.includes(cell));
  const claim = connected({
    place: { words: 'blank cells' },
    sentence: 'all blank cells are connected',
    cells,
    value: 1,
    near: (cell) => besides(grid, cell),
    word: (value) => (value === 1 ? 'blank' : 'shaded'),
    other: 0,
  });
  return {
    domains: grid.centres.map((_, cell) => (black.includes(cell) ? [0] : [0, 1])),
    claims: [
      claim,
      ...pairs.map((pair) =>
        neverAll({
          place: { words: 'a pair' },
          sentence: 'not both are shaded',
          groups: [{ cells: pair, sentence: 'not both are shaded' }],
          value: 0,
        }),
      ),
    ],
  };
}

/** The certificate that all solutions are found. */
function certify(
  model: Model,
  width: number,
  height: number,
  givens: readonly (number | undefined)[],
) {
  const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
  const solver = openRuleSolver(model, formula);
  let found = 0;
  solver.search(givens, () => {
    found += 1;
    return 'go on';
  });
  const log = solver.last()?.log ?? { learnt: [], cuts: [], models: [] };
  const certificate = writeCertificate({
    title: 'Connected',
    formula,
    known: literalsOf(givens),
    log,
    grid: rectangle(width, height),
  });
  return { ...certificate, found };
}

describe('the certificate of connected cells', () => {
  it.each([
    [3, 2, 41],
    [3, 3, 219],
    [4, 3, 1127],
  ] as const)('of %i by %i cells is checked, with all their fillings', (width, height, count) => {
    const model = modelOf(width, height);
    const { formula, proof, found } = certify(model, width, height, []);
    expect(found).toBe(count);
    expect(checkProof(formula, proof)).toMatchObject({ kind: 'checked', solutions: count });
  });

  it.each([
    ['any, if none is known', [], [], /among1_9 .*/],
    ['a cell that is blank', [undefined, 1], [], /; the root is where r1c2_1 holds\n/],
    [
      'one of two, beside each other or far apart',
      [],
      [[3, 5]],
      /; the root is where r2c1_1 holds, or else where r2c3_1 does\n/,
    ],
  ] as const)('has as root %s', (_, givens, pairs, said) => {
    const { formula, proof, found } = certify(modelOf(3, 3, [], pairs), 3, 3, givens);
    expect(formula).toMatch(said);
    expect(formula.includes('among')).toBe(givens.length + pairs.length === 0);
    expect(found).toBeGreaterThan(100);
    expect(checkProof(formula, proof)).toMatchObject({ kind: 'checked', solutions: found });
  });

  it('is checked whatever is given, whatever is black, and whichever pairs are not both shaded', () => {
    fc.assert(
      fc.property(
        fc.record({
          width: fc.integer({ min: 1, max: 4 }),
          height: fc.integer({ min: 1, max: 3 }),
          black: fc.uniqueArray(fc.nat(11), { maxLength: 3 }),
          pairs: fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 2 }),
          given: fc.array(fc.constantFrom(undefined, undefined, 0, 1), {
            minLength: 12,
            maxLength: 12,
          }),
        }),
        ({ width, height, black, pairs, given }) => {
          const cells = width * height;
          const inside = pairs.filter(
            ([one, other]) => one !== other && Math.max(one, other) < cells,
          );
          const model = modelOf(width, height, black, inside);
          const givens = model.domains.map((domain, cell) =>
            domain.length === 1 ? undefined : given[cell],
          );
          const { formula, proof, found } = certify(model, width, height, givens);
          expect(checkProof(formula, proof)).toMatchObject({ kind: 'checked', solutions: found });
        },
      ),
      { numRuns: trials(200, 4) },
    );
  });

  it.each([
    [1, 1],
    [4, 3],
    [30, 30],
  ] as const)('of %i by %i cells has as many variables as is said before', (width, height) => {
    const model = modelOf(width, height);
    const [graph] = buildPbFormula(model.domains, claimPartsOf(model.claims)).graphs;
    if (graph === undefined) throw new Error('There is no graph');
    const flow = new Flow(graph, 1, String, { roots: [], isOut: () => false });
    expect(flowVariables(graph)).toBe(flow.names.length);
    expect(new Set(flow.names).size).toBe(flow.names.length);
  });

  it('deletes the flow, and what only its cuts need, before many learnt clauses', () => {
    const { formula, proof } = certify(modelOf(4, 3), 4, 3, []);
    const steps = proof.split('\n').slice(2);
    const at = steps.findIndex((step) => step.startsWith('del'));
    const [, from, to] = /^del range (\d+) (\d+);$/.exec(steps[at] ?? '') ?? [];
    const listed = steps[at + 1]?.match(/\d+/g)?.map(Number) ?? [];
    const constraints = formula.split('\n').filter((line) => line.endsWith(';'));
    // Each equation counts as two.
    const numbered = constraints.flatMap((line) => (line.includes(' = ') ? [line, line] : [line]));
    const isOfFlow = (line: string): boolean => /[ ~](?:f|among|root)1_/.test(line);
    const left = numbered.filter((_, index) => index + 1 < Number(from) || index + 1 >= Number(to));
    expect(left.filter(isOfFlow)).toEqual([]);
    expect(left).toHaveLength(numbered.filter((line) => !isOfFlow(line)).length);
    const kept = steps
      .slice(0, at)
      .filter((_, index) => !listed.includes(numbered.length + 1 + index));
    expect(kept.length).toBeGreaterThan(20);
    expect(new Set(kept).size).toBe(kept.length);
    expect(kept.every((step) => step.startsWith('rup') && !isOfFlow(step))).toBe(true);
    expect(listed).toHaveLength(at - kept.length);
    expect(steps.slice(at + 2).some((step) => isOfFlow(step) || /pol|del/.test(step))).toBe(false);
  });

  it('deletes nothing before few', () => {
    const { proof } = certify(modelOf(3, 2), 3, 2, []);
    expect(proof).toContain('pol');
    expect(proof).not.toContain('del');
  });

  it.each([
    // Where a root is known, a cut needs no end on its side.
    ['whatever the root', [], [], /\npol \d+ \d+ \+ \d+ \+;$/, 0],
    ['with a root', [1], [], /\npol.*$/, 1],
    ['with a root on either side', [], [[0, 8]], /^pol.*\npol/, 0],
  ] as const)(
    'refuses a cut that lacks a cell of its wall or an end, %s',
    (_, givens, pairs, before, spare) => {
      const { formula, proof } = certify(modelOf(3, 3, [], pairs), 3, 3, givens);
      // With all solutions excluded everything follows: without them cuts stand by themselves.
      const open = formula.replaceAll(/\* not this solution.*\n.*\n/g, '');
      const lines = proof.split('\n');
      const size = open.split('\n').filter((line) => line.endsWith(';')).length;
      const cuts = [...lines.keys()].filter(
        (at) =>
          lines[at]?.startsWith('rup') === true && before.test(lines.slice(at - 2, at).join('\n')),
      );
      expect(cuts.length).toBeGreaterThan(5);
      const [first = 0] = cuts;
      const cut = lines[first] ?? '';
      const checkWith = (line: string) =>
        checkProof(
          open,
          [lines[0], `f ${size};`, ...renumbered(lines.slice(2, first), proof, size), line].join(
            '\n',
          ),
        );
      expect(checkWith(cut)).toMatchObject({
        line: first + 1,
        what: 'comes before a step that is a contradiction',
      });
      const lacking = [...cut.matchAll(/\+1 \S+ /g)].map(([term]) =>
        checkWith(cut.replace(term, '')),
      );
      const refused = lacking.filter(
        (said) => said.kind === 'refused' && said.what === 'does not follow',
      );
      expect(lacking.length).toBeGreaterThan(3);
      expect(lacking.length - refused.length).toBe(spare);
    },
  );
});

/** Steps for a formula of another size: those of a proof number its constraints first. */
function renumbered(steps: readonly string[], proof: string, size: number): readonly string[] {
  const before = Number(/^f (\d+);/m.exec(proof)?.[1]);
  return steps.map((step) =>
    step.startsWith('pol')
      ? step.replaceAll(/\d+/g, (number) =>
          Number(number) > before ? String(Number(number) - before + size) : number,
        )
      : step,
  );
}
