import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProof } from './check.ts';
import { followsNaively } from './naive.ts';

/** Two cells that are 1 or 2 and differ: two solutions. */
const FORMULA = `* #variable= 4 #constraint= 8
* cell variables: a_1 a_2 b_1 b_2
* a has one of its values
+1 a_1 +1 a_2 >= 1 ;
+1 ~a_1 +1 ~a_2 >= 1 ;
+1 b_1 +1 b_2 >= 1 ;
+1 ~b_1 +1 ~b_2 >= 1 ;
* a and b differ
+1 ~a_1 +1 ~b_1 >= 1 ;
+1 ~a_2 +1 ~b_2 >= 1 ;
* not this solution: a_1 b_2
+1 ~a_1 +1 ~b_2 >= 1 ;
* not this solution: a_2 b_1
+1 ~a_2 +1 ~b_1 >= 1 ;
`;
const PROOF = `pseudo-Boolean proof version 3.0
f 8;
% a comment
rup +1 a_1 >= 1;
rup >= 1;
output NONE;
conclusion UNSAT : -1;
end pseudo-Boolean proof;
`;

it('follows each step and counts the solutions', () => {
  expect(checkProof(FORMULA, PROOF)).toEqual({ kind: 'checked', steps: 2, solutions: 2 });
});

it('reads equations, sums that subtract, and statements over several lines', () => {
  const formula = '+1 xx -2 yy\n  = -1 ;\n+3 xx +1 ~xx >= 2 ;\n+1 yy <= 0 ;'.replace(
    '+1 yy <= 0',
    '-1 yy >= 0',
  );
  const proof = PROOF.replace('f 8', 'f 4').replace(/rup \+1.*\n/, '');
  expect(checkProof(formula, proof)).toEqual({ kind: 'checked', steps: 1, solutions: 0 });
});

describe('coefficients below zero', () => {
  const contradiction = (size: number): string =>
    PROOF.replace('f 8', `f ${size}`).replace(/rup \+1.*\n/, '');

  it('count as those of the contrary, with the degree so much higher', () => {
    expect(checkProof('-1 aa >= 0 ;\n+1 aa >= 1 ;\n', contradiction(2))).toMatchObject({
      kind: 'checked',
      solutions: 0,
    });
    // This holds whatever aa and bb are, and the one after it of just three fillings.
    const loose = '-1 aa -1 bb >= -2 ;\n-1 aa -1 bb >= -1 ;\n';
    expect(checkProof(loose, contradiction(2))).toMatchObject({
      file: 'proof',
      what: 'does not follow',
    });
  });

  it('are not kept by a solution that adds up to less', () => {
    const formula = `* cell variables: aa bb
-1 aa -1 bb >= -1 ;
* not this solution: aa bb
+1 ~aa +1 ~bb >= 1 ;
`;
    expect(checkProof(formula, contradiction(2))).toMatchObject({
      file: 'formula',
      line: 3,
      what: 'lists a solution that breaks a constraint',
    });
  });
});

describe('is refused, with the line and what is wrong there:', () => {
  it.each([
    ['a_1 b_2\n', 'a_1 b_1\n', 11, 'lists a solution that breaks a constraint'],
    ['a_2 b_1\n', 'a_1 b_2\n', 13, /^lists a solution that the next constraint does not forbid/],
    ['+1 ~a_1 +1 ~b_2 >= 1', '+1 a_1 +1 ~b_2 >= 1', 11, /the next constraint does not forbid/],
    ['+1 ~a_1 +1 ~b_2 >= 1', '+1 ~a_1 +1 ~b_2 = 1', 12, 'is no clause'],
    ['a_1 +1 a_2 >= 1 ;', 'a_1 +1 a_2 >= 1 ;\n+1 a_1 >= 0 ;', 2, 'is not "f 9;"'],
    ['+1 a_1 +1 a_2 >= 1', '+1 a_1 +1 a_2 > 1', 4, /^has ">" where a number/],
    ['+1 a_1 +1 a_2 >= 1', '+1 a_1 +1 7 >= 1', 4, 'has "7" where a variable belongs'],
    ['+1 b_1 +1 b_2 >= 1 ;', '+1 b_1 +1 b_2 >= 1', 7, 'does not end with a semicolon'],
  ])('a formula with %j changed to %j', (before, after, line, what) => {
    const checked = checkProof(FORMULA.replace(before, after), PROOF);
    expect(checked).toMatchObject({ kind: 'refused', line });
    expect(checked.kind === 'refused' && checked.what).toMatch(what);
  });

  it.each([
    ['rup +1 a_1 >= 1', 'rup +1 a_1 >= 2', 4, 'does not follow'],
    ['rup +1 a_1 >= 1', 'rup +1 c_1 >= 1', 4, 'names c_1, which is not in the formula'],
    ['rup +1 a_1 >= 1', 'pol 1 2 +', 4, 'comes before a step that is a contradiction'],
    ['rup >= 1;', '', 6, 'comes before a step that is a contradiction'],
    ['f 8', 'f 7', 2, 'is not "f 8;"'],
    ['version 3.0', 'version 2.0', 1, 'is not "pseudo-Boolean proof version 3.0"'],
    ['UNSAT', 'SAT', 7, 'is not "conclusion UNSAT : -1;"'],
    ['end pseudo-Boolean proof;', '', 9, 'is the last, and "end pseudo-Boolean proof;" is missing'],
    ['end pseudo-Boolean proof;', 'end pseudo-Boolean proof;\nrup >= 1;', 9, 'comes after the end'],
  ])('a proof with %s changed to %s', (before, after, line, what) => {
    expect(checkProof(FORMULA, PROOF.replace(before, after))).toEqual({
      kind: 'refused',
      file: 'proof',
      line,
      what,
    });
  });

  it('a solution listed twice', () => {
    const [solution = ''] = /\* not this.*\n.*\n/.exec(FORMULA) ?? [];
    expect(checkProof(`${FORMULA}${solution}`, PROOF)).toMatchObject({
      file: 'formula',
      line: 15,
      what: 'lists a solution that was listed before',
    });
  });

  it('a solution where no variables are named that tell solutions apart', () => {
    const unnamed = FORMULA.replace(/\* cell variables.*\n/, '');
    expect(checkProof(unnamed, PROOF)).toMatchObject({
      file: 'formula',
      line: 10,
      what: 'lists a solution, but the next constraint forbids others as well',
    });
  });

  it('an exclusion that forbids more than its solution', () => {
    const apart = FORMULA.replace('+1 ~a_1 +1 ~b_1 >= 1 ;\n', '');
    const widened = apart.replace('+1 ~a_1 +1 ~b_2 >= 1', '+1 ~a_1 >= 1');
    expect(checkProof(widened, PROOF)).toMatchObject({
      line: 10,
      what: 'lists a solution, but the next constraint forbids others as well',
    });
  });

  it('a solution that is not listed', () => {
    const [solution = ''] = /\* not this.*\n.*\n/.exec(FORMULA) ?? [];
    const fewer = FORMULA.replace(solution, '');
    expect(checkProof(fewer, PROOF.replace('f 8', 'f 7'))).toMatchObject({
      file: 'proof',
      line: 5,
      what: 'does not follow',
    });
  });
});

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

/** Every filling of the variables that keeps to the constraints, tried one by one. */
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
    ...[...steps, '>= 1'].map((step) => `rup ${step};`),
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
