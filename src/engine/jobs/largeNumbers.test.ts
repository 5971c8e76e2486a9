import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWarmSolvers } from '#engine/worker/warmSolvers.ts';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import type { Z3 } from '#engine/z3/z3.ts';
import { checkProof } from '#checker/check.ts';
import { conditionOf, isTaken } from '#logic/assertion/testing.ts';
import { headOf, integerOf, readExpressions, unknownOf } from '#logic/smtlib/expressions.ts';
import type { Expression } from '#logic/smtlib/expressions.ts';
import { product } from '#logic/testing.ts';
import * as houseRuleReader from '#puzzle/houseRules.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { trials } from '#trials.ts';
import { certify } from './certify.ts';
import { firstVerdict, solveByZ3, TWO } from './solve.ts';

// House rules with numbers that do not fit into 32 bits: they are refused, or what is said is true.

let z3: Z3;
beforeAll(async () => {
  z3 = await openNodeZ3();
});

/** What a term of whole numbers is where unknown `i` is `cells[i]`, without any loss. */
function numberIn(term: Expression, cells: readonly number[]): bigint {
  const unknown = unknownOf(term);
  if (unknown !== undefined) return BigInt(cells[unknown] ?? 0);
  const plain = integerOf(term);
  if (plain !== undefined) return BigInt(plain);
  if (term.kind !== 'list') throw new Error(`No number: ${term.text}`);
  const head = headOf(term);
  if (head === 'ite') {
    const [, when, chosen, otherwise] = term.items;
    if (!when || !chosen || !otherwise) throw new Error('No choice');
    return numberIn(holdsIn(when, cells) ? chosen : otherwise, cells);
  }
  const [first = 0n, ...others] = term.items.slice(1).map((each) => numberIn(each, cells));
  switch (head) {
    case '+':
      return others.reduce((a, b) => a + b, first);
    case '*':
      return others.reduce((a, b) => a * b, first);
    case '-':
      return others.length === 0 ? -first : others.reduce((a, b) => a - b, first);
    case 'abs':
      return first < 0n ? -first : first;
    default:
      throw new Error(`No number: ${head}`);
  }
}

/** Whether a term holds there. */
function holdsIn(term: Expression, cells: readonly number[]): boolean {
  const operands = term.kind === 'list' ? term.items.slice(1) : [];
  const compared = (holds: (a: bigint, b: bigint) => boolean): boolean => {
    const all = operands.map((each) => numberIn(each, cells));
    return all.slice(1).every((b, at) => holds(all[at] ?? 0n, b));
  };
  const inner = (): readonly boolean[] => operands.map((each) => holdsIn(each, cells));
  switch (headOf(term)) {
    case '=':
      return compared((a, b) => a === b);
    case '>=':
      return compared((a, b) => a >= b);
    case '<':
      return compared((a, b) => a < b);
    case 'not':
      return !inner()[0];
    case 'and':
      return !inner().includes(false);
    case 'or':
      return inner().includes(true);
    default:
      throw new Error('No condition');
  }
}

/** A whole number as a term; those beyond a million as products of smaller ones. */
const numberTerm = (number: number): string => {
  const size = Math.abs(number);
  const text = size <= 1e6 ? `${size}` : `(+ (* 1000 ${Math.trunc(size / 1000)}) ${size % 1000})`;
  return number < 0 ? `(- ${text})` : text;
};

/** Conditions on four cells, many of them near what the solvers can count. */
const conditions = (() => {
  const size = fc.oneof(
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 1, max: 8_000_000 }),
    fc.integer({ min: 1_000_000, max: 40_000_000 }),
    fc.integer({ min: 1, max: 1_000_000_000 }),
  );
  const coefficient = fc.tuple(size, fc.boolean()).map(([of, less]) => (less ? -of : of));
  const cell = fc.nat(3).map((of) => `V${of}`);
  const term = fc
    .tuple(coefficient, cell)
    .map(([of, unknown]) => `(* ${numberTerm(of)} ${unknown})`);
  const sum = fc
    .array(term, { minLength: 3, maxLength: 5 })
    .map((terms) => `(+ ${terms.join(' ')})`);
  const number = fc.oneof(
    { weight: 4, arbitrary: sum },
    {
      weight: 1,
      arbitrary: fc.tuple(coefficient, sum).map(([of, all]) => `(+ ${numberTerm(of)} ${all})`),
    },
    { weight: 1, arbitrary: fc.tuple(sum, sum).map(([a, b]) => `(ite (< V0 V1) ${a} ${b})`) },
    {
      weight: 1,
      arbitrary: fc.tuple(size, cell, cell).map(([of, a, b]) => `(* ${numberTerm(of)} ${a} ${b})`),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(size, cell).map(([of, a]) => `(abs (* ${numberTerm(of)} (- ${a} V3)))`),
    },
  );
  const bound = fc
    .tuple(coefficient, fc.integer({ min: 1, max: 40 }))
    .map(([of, often]) => `(* ${numberTerm(of)} ${often})`);
  const plain = fc
    .tuple(fc.constantFrom('=', '>=', '<'), number, fc.oneof(bound, bound, number))
    .map((parts) => `(${parts.join(' ')})`);
  return fc.oneof(
    { weight: 3, arbitrary: plain },
    { weight: 1, arbitrary: plain.map((of) => `(not ${of})`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('and', 'or'), plain, plain)
        .map((parts) => `(${parts.join(' ')})`),
    },
  );
})();

it('what is solved of house rules with large numbers agrees with exact arithmetic', () => {
  const domains = Array.from({ length: 4 }, () => [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const fillings = [...product(domains)];
  const outcomes = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(conditions, fc.array(fc.nat(fillings.length - 1)), (text, tried) => {
      const { condition, claim } = conditionOf(text, domains);
      if (!isTaken(condition, domains)) {
        outcomes.refused += 1;
        return;
      }
      outcomes.taken += 1;
      const [term] = readExpressions(text).expressions;
      if (term === undefined) throw new Error('Nothing was read');
      const solver = openWarmSolvers(z3, { domains, claims: [claim] }).ruleSolver();
      const kindOf = (givens: readonly (number | undefined)[]) =>
        solveByZ3(solver, givens, () => {}, TWO).kind;
      const isPossible = fillings.some((cells) => holdsIn(term, cells));
      expect(kindOf([]) === 'none').toBe(!isPossible);
      for (const at of tried) {
        const cells = fillings[at] ?? [];
        const holds = holdsIn(term, cells);
        expect(kindOf(cells)).toBe(holds ? 'unique' : 'none');
        expect(claim.judge(cells)).toBe(holds ? 'holds' : 'broken');
      }
    }),
    { numRuns: trials(2000) },
  );
  // How many there are of each is up to chance.
  expect(Math.min(outcomes.taken, outcomes.refused)).toBeGreaterThan(0);
});

describe('on a whole board, a house rule with large numbers', () => {
  const text = '...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...';
  /** Its last digits as a number. */
  const row = (digits: number): string => {
    const terms = Array.from({ length: digits }, (_, at) => {
      const power = 10 ** (digits - 1 - at);
      return `(* ${Math.min(power, 1000)} ${Math.max(1, power / 1000)} V${9 - digits + at})`;
    });
    return `(+ ${terms.join(' ')})`;
  };

  it.each([
    '(>= (* 16 1000000 (+ V0 V10 V20 V30)) (* 16 1000000 5))',
    '(= (* 33 1000000 (+ V0 V10 V20 V30)) (* 33 1000000 35))',
    `(> ${row(9)} (* 200 1000000))`,
  ])('is refused where they are too large: %s', (term) => {
    const read = readPuzzle(sudoku, `#assert ${term}\n${text}`, houseRuleReader);
    expect(read.ok || read.problem.reason).toMatch(
      /this makes sums of [\d,]+; at most 999,999,999 are/,
    );
  });

  it.each([
    '(>= (* 1953 1000 (+ V0 V10 V20 V30)) (* 1953 1000 5))',
    // The last seven digits of row 1.
    `(> ${row(7)} 1000000)`,
  ])('is solved and proved where they are not: %s', (term) => {
    const read = readPuzzle(sudoku, `#assert ${term}\n${text}`, houseRuleReader);
    if (!read.ok) throw new Error(read.problem.reason);
    const puzzle = read.value;
    const warmSolvers = openWarmSolvers(z3, buildModel(sudoku, puzzle));
    const givens = givenValues(sudoku, puzzle);
    const verdict = firstVerdict(warmSolvers, givens);
    if (verdict.kind !== 'unique') throw new Error(`It is ${verdict.kind}`);
    const context = { type: sudoku, puzzle, givens, warmSolvers, z3 };
    const certificate = certify(context, { solutions: [verdict.solution] });
    if (typeof certificate === 'string') throw new Error(certificate);
    expect(checkProof(certificate.formula, certificate.proof)).toMatchObject({ solutions: 1 });
    warmSolvers.close();
  });
});
