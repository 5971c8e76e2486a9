import { describe, expect, it } from 'vitest';
import { firstCases } from '#trials.ts';
import { checkProof } from './check.ts';
import { LARGEST_SUM, readConstraints } from './constraint.ts';
import { Reader } from './reader.ts';

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
  expect(checkProof(FORMULA, PROOF)).toEqual({ kind: 'checked', steps: 2, solutions: 2, cells: 2 });
});

it('follows steps that need nothing of what was deleted before', () => {
  const after = PROOF.replace('rup >= 1', 'del id 8 4;\ndel range 1 3;\nrup >= 1');
  expect(checkProof(FORMULA, after)).toMatchObject({ kind: 'checked', steps: 2 });
});

it('keeps what was derived from deleted constraints, not what they imply by themselves', () => {
  const formula = '+1 aa >= 1 ;\n+1 ~aa +1 bb >= 1 ;\n+1 ~bb +1 cc >= 1 ;\n+1 ~cc >= 1 ;\n';
  const proof = (steps: string): string =>
    PROOF.replace('f 8', 'f 4').replace('rup +1 a_1 >= 1', steps);
  expect(checkProof(formula, proof('rup +1 bb >= 1'))).toMatchObject({ kind: 'checked' });
  const known = checkProof(formula, proof('rup +1 bb >= 1;\ndel id 1;\ndel id 2'));
  expect(known).toMatchObject({ kind: 'checked', steps: 2 });
  expect(checkProof(formula, proof('del range 1 3'))).toMatchObject({
    line: 5,
    what: 'does not follow',
  });
});

it('reads equations, sums that subtract, and statements over several lines', () => {
  const formula = '+1 xx -2 yy\n  = -1 ;\n+3 xx +1 ~xx >= 2 ;\n+1 yy <= 0 ;'.replace(
    '+1 yy <= 0',
    '-1 yy >= 0',
  );
  const proof = PROOF.replace('f 8', 'f 4').replace(/rup \+1.*\n/, '');
  expect(checkProof(formula, proof)).toMatchObject({ kind: 'checked', steps: 1, solutions: 0 });
});

it('counts the cells that a formula names, whose solutions alone are counted', () => {
  // bb is not a cell variable: the formula has two solutions, its one cell has one.
  const formula = `* cell variables: aa
+1 aa >= 1 ;
+1 aa +1 bb >= 0 ;
* not this solution: aa
+1 ~aa >= 1 ;
`;
  const proof = PROOF.replace('f 8', 'f 3').replace(/rup \+1.*\n/, '');
  expect(checkProof(formula, proof)).toMatchObject({ solutions: 1, cells: 1 });
});

it('reads files that begin with a byte order mark', () => {
  expect(checkProof(`\uFEFF${FORMULA}`, `\uFEFF${PROOF}`)).toMatchObject({ kind: 'checked' });
  expect(checkProof(`${FORMULA}\uFEFF`, PROOF)).toMatchObject({ kind: 'refused' });
});

it('reads as many terms and cell variables as a file has', () => {
  const names = Array.from({ length: 200_000 }, (_, at) => `v${at}`);
  const formula = `* cell variables: ${names.join(' ')}
${names.map((name) => `+2 ${name}`).join(' ')} >= 3 ;
+1 v0 >= 1 ;
+1 ~v0 >= 1 ;
`;
  const proof = PROOF.replace('f 8', 'f 3').replace(/rup \+1.*\n/, '');
  expect(checkProof(formula, proof)).toMatchObject({ kind: 'checked', cells: 200_000 });
});

describe('numbers of one constraint', () => {
  /** A constraint of this many terms with the largest coefficient, one more term, and a degree. */
  class Endless extends Reader {
    private left: number;
    private readonly last: readonly number[];
    constructor(left: number, last: readonly number[]) {
      super('', '*');
      this.left = left;
      this.last = last;
    }
    override isAtNumber = (): boolean => this.left > -1;
    override integer = (): number => {
      this.left -= 1;
      return this.left >= 0 ? 999_999_999 : (this.last[-1 - this.left] ?? 0);
    };
    override next = (): string => (this.left > -1 ? 'aa' : this.left === -1 ? '>=' : ';');
  }
  const most = Math.floor(LARGEST_SUM / 999_999_999);
  const rest = LARGEST_SUM - most * 999_999_999;

  const read = (last: number, degree: number) => () =>
    readConstraints(new Endless(most, [last, degree]), () => 0);

  // Each reads millions of terms, which takes a second.
  it.each(
    firstCases([
      { last: rest - 1, degree: 1, read: { coefficients: [LARGEST_SUM - 1], degree: 1 } },
      { last: rest, degree: 0, read: { coefficients: [LARGEST_SUM], degree: 0 } },
      { last: -rest, degree: 0, read: { coefficients: [LARGEST_SUM - 2 * rest] } },
    ]),
  )('add up to as much as is counted without loss: $last and $degree', (one) => {
    expect(read(one.last, one.degree)()).toMatchObject([one.read]);
  });

  it.each(
    firstCases([
      [rest, 1],
      [rest, -1],
      [rest + 1, 0],
      [-rest, -1],
    ]),
  )('add up to no more: %i and %i', (last = 0, degree = 0) => {
    expect(read(last, degree)).toThrow('has numbers that add up to more than 2 to the power of 52');
  });
});

describe('coefficients below zero', () => {
  const contradiction = (size: number): string =>
    PROOF.replace('f 8', `f ${size}`).replace(/rup \+1.*\n/, '');

  it('count as those of the contrary, with the degree so much higher', () => {
    expect(checkProof('-1 aa >= 0 ;\n+1 aa >= 1 ;\n', contradiction(2))).toMatchObject({
      kind: 'checked',
      solutions: 0,
    });
    // The first holds for all values of aa and bb, the second for exactly three of the four
    // assignments.
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
    ['solution: a_1 b_2', 'solution: ~a_2 b_2', 11, 'has "~a_2" where a variable belongs'],
    ['variables: a_1', 'variables: ~a_1', 2, 'has "~a_1" where a variable belongs'],
  ])('a formula with %j changed to %j', (before, after, line, what) => {
    const checked = checkProof(FORMULA.replace(before, after), PROOF);
    expect(checked).toMatchObject({ kind: 'refused', line });
    expect(checked.kind === 'refused' && checked.what).toMatch(what);
  });

  it.each([
    ['rup +1 a_1 >= 1', 'rup +1 a_1 >= 2', 4, 'does not follow'],
    ['rup +1 a_1 >= 1', 'rup +1 c_1 >= 1', 4, 'names c_1, which is not in the formula'],
    ['rup +1 a_1 >= 1', 'red 1 2 +', 4, 'comes before a step that is a contradiction'],
    ['rup +1 a_1 >= 1', 'pol 1 2 +', 5, 'does not follow'],
    ['rup +1 a_1 >= 1', 'pol 1 9 +', 4, 'has no constraint where one belongs'],
    ['rup +1 a_1 >= 1', 'pol 1 +', 4, 'has no constraint where one belongs'],
    ['rup +1 a_1 >= 1', 'pol 1 2', 4, 'leaves more than one constraint'],
    ['rup +1 a_1 >= 1', 'pol 1 a_1 *', 4, 'has no factor where one belongs'],
    ['rup +1 a_1 >= 1', 'pol 1 0 d', 4, 'has no factor where one belongs'],
    ['rup +1 a_1 >= 1', 'pol 1 c_1 +', 4, 'names c_1, which is not in the formula'],
    [
      'rup +1 a_1 >= 1',
      'pol 1 999999999 * 999999999 *',
      4,
      'has numbers that add up to more than 2 to the power of 52',
    ],
    ['rup +1 a_1 >= 1', 'del id 9', 4, 'deletes constraint 9, which is not there'],
    ['rup +1 a_1 >= 1', 'del id 0', 4, 'deletes constraint 0, which is not there'],
    ['rup +1 a_1 >= 1', 'del id 3 3', 4, 'deletes constraint 3, which is not there'],
    ['rup +1 a_1 >= 1', 'del id 3;\ndel range 1 4', 5, 'deletes constraint 3, which is not there'],
    ['rup +1 a_1 >= 1', 'del range 1 10', 4, 'deletes constraint 9, which is not there'],
    ['rup +1 a_1 >= 1', 'del range 1', 4, 'deletes no id and no range'],
    ['rup +1 a_1 >= 1', 'del 1', 4, 'deletes no id and no range'],
    ['rup +1 a_1 >= 1', 'del id -1', 4, 'has "-1" where a number belongs'],
    ['rup +1 a_1 >= 1', 'del id 1;\npol 1 2 +', 5, 'has no constraint where one belongs'],
    ['rup +1 a_1 >= 1', 'del range 7 9', 5, 'does not follow'],
    ['rup >= 1;', 'rup >= 1;\ndel id 10;', 7, 'comes before a step that is a contradiction'],
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
