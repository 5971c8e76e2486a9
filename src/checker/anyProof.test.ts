import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProof } from './check.ts';
import { followsNaively } from './naive.ts';

const NAMES = ['aa', 'bb', 'cc', 'dd'];
const literal = fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom('', '~'));
const constraint = fc
  .uniqueArray(literal, { selector: ([name]) => name, minLength: 1, maxLength: 4 })
  .chain((literals) =>
    fc
      .tuple(fc.tuple(...literals.map(() => fc.integer({ min: 1, max: 3 }))), fc.nat(6))
      .map(
        ([weights, degree]) =>
          `${literals.map(([name, sign], at) => `+${weights[at] ?? 1} ${sign}${name} `).join('')}>= ${degree}`,
      ),
  );

/** All assignments of the variables that satisfy the constraints, by exhaustive search. */
const fillingsOf = (constraints: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: 2 ** NAMES.length }, (_, bits) =>
    NAMES.filter((_name, at) => ((bits >> at) & 1) === 1),
  ).filter((isTrue) =>
    constraints.every((text) => {
      const [left = '', degree] = text.split('>=');
      const sum = [...left.matchAll(/\+(\d+) (~?)(\w+)/g)].reduce(
        (all, [, weight, sign, name = '']) =>
          all + (isTrue.includes(name) === (sign === '') ? Number(weight) : 0),
        0,
      );
      return sum >= Number(degree);
    }),
  );

const excluding = (isTrue: readonly string[]): string =>
  `* not this solution: ${isTrue.join(' ')}\n${NAMES.map(
    (name) => `+1 ${isTrue.includes(name) ? '~' : ''}${name} `,
  ).join('')}>= 1 ;\n`;

const formulaOf = (constraints: readonly string[], solutions: readonly (readonly string[])[]) =>
  [
    `* cell variables: ${NAMES.join(' ')}\n`,
    ...constraints.map((text) => `${text} ;\n`),
    ...solutions.map(excluding),
  ].join('');

const proofOf = (size: number, steps: readonly string[]): string =>
  [
    'pseudo-Boolean proof version 3.0',
    `f ${size};`,
    ...[...steps, '>= 1'].map((step) => (step.startsWith('del') ? `${step};` : `rup ${step};`)),
    'output NONE;',
    'conclusion UNSAT : -1;',
    'end pseudo-Boolean proof;',
  ].join('\n');

describe('of any formula and any proof', () => {
  const files = fc.tuple(
    fc.array(constraint, { maxLength: 6 }),
    fc.array(constraint, { maxLength: 5 }),
    fc.infiniteStream(fc.boolean()),
  );

  it('is checked only where the formula has just the solutions it lists', () => {
    let checked = 0;
    fc.assert(
      fc.property(files, ([constraints, steps, kept]) => {
        const all = fillingsOf(constraints);
        const listed = all.filter(() => kept.next().value);
        for (const solutions of [all, listed]) {
          const formula = formulaOf(constraints, solutions);
          const proof = proofOf(constraints.length + solutions.length, steps);
          const said = checkProof(formula, proof);
          if (said.kind !== 'checked') continue;
          checked += 1;
          expect(said.solutions).toBe(all.length);
        }
      }),
      { numRuns: 2000 },
    );
    expect(checked).toBeGreaterThan(100);
  });

  it('is checked only where it has just these, whatever is deleted on the way', () => {
    const deletion = fc.nat(8).map((number) => `del id ${number}`);
    let [checked, deleted] = [0, 0];
    fc.assert(
      fc.property(
        files,
        fc.array(deletion, { maxLength: 2 }),
        ([constraints, steps, kept], dels) => {
          const all = fillingsOf(constraints);
          for (const solutions of [all, all.filter(() => kept.next().value)]) {
            const formula = formulaOf(constraints, solutions);
            const proof = proofOf(constraints.length + solutions.length, [...steps, ...dels]);
            const said = checkProof(formula, proof);
            if (said.kind !== 'checked') continue;
            checked += 1;
            deleted += dels.length;
            expect(said.solutions).toBe(all.length);
          }
        },
      ),
      { numRuns: 2000 },
    );
    expect(Math.min(checked, deleted)).toBeGreaterThan(20);
  });

  it('agrees with a plainer check on which proofs follow', () => {
    let [followed, refused] = [0, 0];
    fc.assert(
      fc.property(files, ([constraints, steps]) => {
        const solutions = fillingsOf(constraints);
        const formula = formulaOf(constraints, solutions);
        const proof = proofOf(constraints.length + solutions.length, steps);
        const follows = followsNaively(formula, proof);
        expect(checkProof(formula, proof).kind).toBe(follows ? 'checked' : 'refused');
        if (follows) followed += 1;
        else refused += 1;
      }),
      { numRuns: 2000 },
    );
    expect(Math.min(followed, refused)).toBeGreaterThan(100);
  });
});
