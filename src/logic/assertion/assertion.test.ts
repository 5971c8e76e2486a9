import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readExpressions } from '#logic/smtlib/expressions.ts';
import { isTrue as isTrueFormula, product } from '#logic/testing.ts';
import { assertion } from './assertion.ts';
import { compileCondition } from './compile.ts';
import { readCondition } from './read.ts';
import { isTrue } from './term.ts';
import type { Condition } from './term.ts';
import { termsOf } from './testing.ts';
import { tooMuch, workOf } from './work.ts';

const CELLS = 4;
const VALUES = [0, 1, 3];
const DOMAINS = [VALUES, VALUES, VALUES, [1, 2]];
const FILLINGS = product(DOMAINS);

function read(text: string, cells = CELLS): Condition | string {
  const [expression] = readExpressions(text).expressions;
  if (expression === undefined) throw new Error('Nothing to read');
  const condition = readCondition(expression, cells);
  return 'sentence' in condition ? `${condition.at}: ${condition.sentence}` : condition;
}

function known(text: string): Condition {
  const condition = read(text);
  if (typeof condition === 'string') throw new Error(condition);
  return condition;
}

const speech = {
  names: (cells: readonly number[]) => cells.map((cell) => `cell ${cell}`).join(' and '),
  word: String,
};

const claimOf = (text: string) =>
  assertion({
    condition: known(text),
    text,
    place: { words: 'house rule 1' },
    domains: DOMAINS,
    symbol: String,
    speech,
  });

const holds = (condition: Condition, values: readonly number[]): boolean =>
  isTrue(condition, (unknown) => values[unknown] ?? 0);

describe('a condition', () => {
  it('says to the solvers what it says', () => {
    let compiled = 0;
    fc.assert(
      fc.property(termsOf(CELLS).condition, (text) => {
        const condition = known(text);
        if (tooMuch(workOf(condition, [0, 1, 2, 3])) !== undefined) return;
        const formula = compileCondition(condition, DOMAINS);
        compiled += 1;
        const said = FILLINGS.map((values) => isTrueFormula(formula, values));
        expect(said).toEqual(FILLINGS.map((values) => holds(condition, values)));
      }),
      { numRuns: 150 },
    );
    expect(compiled).toBeGreaterThan(100);
  });

  it('is judged by what is filled, and never too early', () => {
    fc.assert(
      fc.property(
        termsOf(CELLS).condition,
        fc.constantFrom(...FILLINGS),
        fc.nat(15),
        (text, filling, open) => {
          const condition = known(text);
          if (condition.unknowns.length === 0) return;
          const claim = claimOf(text);
          expect(claim.judge(filling)).toBe(holds(condition, filling) ? 'holds' : 'broken');
          const part = filling.map((value, cell) => ((open >> cell) % 2 === 1 ? undefined : value));
          const judged = claim.judge(part);
          if (judged === 'open') return;
          const ways = product(
            part.map((value, cell) => (value === undefined ? (DOMAINS[cell] ?? []) : [value])),
          );
          expect(ways.every((way) => holds(condition, way) === (judged === 'holds'))).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('blames filled cells that break it by themselves', () => {
    const claim = claimOf('(and (< V0 V1) (distinct V2 V3) (= V0 1))');
    expect(claim.culprits([1, 1, 3, 2])).toEqual([0, 1]);
    expect(claim.culprits([undefined, 0, 1, 1])).toEqual([1, 2, 3]);
    expect(claim.culprits([1, 3, 3, 1])).toEqual([]);
    expect(claim.parts().map(({ sentence }) => sentence)).toEqual([
      'cell 0 is less than cell 1',
      'cell 2 and cell 3 differ',
      'cell 0 is 1',
    ]);
  });

  it('blames the two that break a long list, and of many cells all that are filled', () => {
    const cells = Array.from({ length: 20 }, (_, cell) => cell);
    const domains = cells.map(() => [1, 2, 3]);
    const names = cells.map((cell) => `V${cell}`);
    const of = (text: string) => {
      const condition = read(text, 20);
      if (typeof condition === 'string') throw new Error(condition);
      const place = { words: 'house rule 1' };
      return assertion({ condition, text, place, domains, symbol: String, speech });
    };
    const shown: readonly (number | undefined)[] = cells.map((cell) =>
      cell % 2 === 0 ? 1 : undefined,
    );
    const broken = shown.with(13, 2).with(14, 3);
    expect(of(`(= ${names.join(' ')})`).culprits(broken)).toEqual([13, 14]);
    const differ = names.map((name, at) => `(+ ${name} ${at})`);
    expect(of(`(distinct ${differ.join(' ')})`).culprits([3, undefined, 1])).toEqual([0, 2]);
    const few = of(`(> 15 (+ ${names.join(' ')}))`).culprits(broken);
    expect(few).toEqual(cells.filter((cell) => broken[cell] !== undefined));
    expect(of(`(< 55 (+ ${names.join(' ')}))`).culprits([])).toEqual([]);
  });

  it('of all different cells is that kind of claim, and so is a sum', () => {
    expect(
      claimOf('(distinct V0 V1 V2)')
        .parts()
        .map(({ sentence }) => sentence),
    ).toContain('house rule 1 needs a 3');
    expect(claimOf('(= 7 (+ V0 V1))').sentence).toBe(
      'cell 0 and cell 1 add up to 7; digits may repeat',
    );
    expect(claimOf('(= (+ V0 V1) 7)').smtlib()).toEqual(['(= (+ V0 V1) 7)']);
  });

  it.each([
    '(and (distinct V0 V1 V2) (= 4 (+ V0 V1 V2)))',
    '(and (= (+ V2 V0 V1) 4) (distinct V1 V0 V2))',
  ])('%s is a cage, whose reasons name the ways to make it up', (text) => {
    const claim = claimOf(text);
    expect(claim.sentence).toBe(
      'cell 0 and cell 1 and cell 2 add up to 4 with three different digits',
    );
    expect(claim.parts().map(({ sentence }) => sentence)).toEqual([
      ...[0, 1, 3].flatMap((value) => [
        `house rule 1 needs a ${value}`,
        `house rule 1 has only one ${value}`,
      ]),
      'house rule 1 adds up to 4 with three different digits (0+1+3)',
    ]);
    expect(claim.observe([1, 1, undefined, 1])).toBe('1+1+· (4), not all different');
    expect(claim.culprits([1, 1, 3, 1])).toEqual([0, 1]);
    expect(claim.culprits([3, 1, 1, 1])).toEqual([1, 2]);
    expect(claim.smtlib()).toEqual([text]);
  });

  it.each([
    '(and (distinct V0 V1) (= 4 (+ V0 V1 V2)))',
    '(and (distinct V0 V1 V2) (= 4 (+ V0 V1)))',
    '(or (distinct V0 V1) (= 4 (+ V0 V1)))',
    '(and (distinct V0 V1) (= 4 (+ V0 V1)) (= V0 1))',
    '(and (distinct V0 V1) (= 4 (+ V0 V1 V1)))',
  ])('%s is no cage', (text) => {
    expect(claimOf(text).sentence).not.toContain('different digits');
  });

  it.each([
    ['(= (mod V0 2) 1)', 'cell 0 is odd'],
    ['(= 20 (+ V0 V1 2))', 'cell 0 plus cell 1 plus 2 is 20'],
    ['(< 3 V1)', 'cell 1 is greater than 3'],
    [
      '(=> (= V0 1) (or (= V1 3) (> V2 0)))',
      'if cell 0 is 1, then (cell 1 is 3 or cell 2 is greater than 0)',
    ],
    ['(not (= V0 V1))', 'it is not so that cell 0 equals cell 1'],
    ['(= V0 (* 2 V1))', 'cell 0 equals 2 times cell 1'],
    ['(>= (- V0 V1) 2)', 'cell 0 minus (cell 1) is at least 2'],
    ['(or (= V0 1) (= V0 3) (= V0 5))', 'cell 0 is 1, 3 or 5'],
    ['(or (= V0 1) (= V1 3))', 'cell 0 is 1 or cell 1 is 3'],
    ['(xor (= V0 1) (= V1 1))', 'it is not so that cell 0 is 1 just where cell 1 is 1'],
  ])('%s is said in words', (text, words) => {
    expect(claimOf(text).sentence).toBe(words);
  });

  it.each([
    ['(= V0 V4)', '6: V4 is not a cell, this board has V0 to V3'],
    ['(= V0 W1)', '6: W1 is no name that is known here'],
    ['(+ V0 1)', '0: (+ …) is a number, and something that holds or not is wanted'],
    ['(< (= V0 1) 2)', '3: (= …) holds or not, and a number is wanted'],
    ['(= V0)', '0: = wants at least two operands, not 1'],
    ['(not (= V0 1) (= V1 1))', '0: not wants one operand, not 2'],
    ['(= 0 (mod V0 V1))', '5: mod wants a number other than 0 to divide by'],
    ['(= 0 (mod V0 0))', '5: mod wants a number other than 0 to divide by'],
    ['V0', '0: V0 is a number, and something that holds or not is wanted'],
    ['(= V0 2000000)', '6: 2000000 is more than 1000000'],
  ])('%s is refused with its place', (text, complaint) => {
    expect(read(text)).toBe(complaint);
  });

  it('in an unknown word is refused with the words that are known', () => {
    expect(read('(and (exists V0))')).toMatch(
      /^5: exists is not understood here; these are: not and /,
    );
  });
});
