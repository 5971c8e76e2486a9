import { describe, expect, it } from 'vitest';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { readHouseRules } from './houseRules.ts';
import { packText, unpackText } from './link.ts';
import { openPuzzle } from './openPuzzle.ts';
import { sayProblem } from './result.ts';
import { allDifferentTerm, alikeTerm, boardRules, cageTerm, greaterTerm } from './ruleTerms.ts';

// Tests the limits on the work of a board's house rules: too much is refused when read, with a
// sentence.

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);
const valuesTo = (most: number): readonly number[] => numbers(most).map((at) => at + 1);
const name = (cell: number): string => `V${cell}`;
const apply = (head: string, terms: readonly string[]): string => `(${head} ${terms.join(' ')})`;

/** The message for rules that are read one after the other, each on a line of its own. */
function said(size: number, terms: readonly string[]): string {
  let before: Parameters<typeof readHouseRules>[3] = [];
  for (const term of terms) {
    const read = readHouseRules(term, size * size, valuesTo(size), before);
    if (!read.ok) return read.problem.reason;
    before = [...(before ?? []), ...read.value];
  }
  return `${before?.length ?? 0} read`;
}

const remainder = apply('=', ['0', `(mod ${apply('+', numbers(44).map(name))} 7)`]);

describe('house rules that would stop the page', () => {
  it('are refused in a short link, as a value', async () => {
    const bomb = apply(
      'distinct',
      numbers(6600).map(() => 'V0'),
    );
    const payload = (await packText(`#assert ${bomb}\n${`${'.'.repeat(9)}\n`.repeat(9)}`)) ?? '';
    expect(payload.length).toBeLessThan(130);
    const text = await unpackText(payload);
    if (!text.ok) throw new Error(sayProblem(text.problem));
    const opened = await openPuzzle(sudoku, text.value);
    if (opened === 'unfetched') throw new Error('Nothing is fetched here');
    expect(opened.ok ? 'read' : sayProblem(opened.problem)).toBe(
      'Line 1 has a house rule that has a mistake at character 1: this compares 21,776,700 pairs of numbers; at most 20,000 are allowed.',
    );
  });

  it.each([
    [
      25,
      apply(
        'distinct',
        numbers(625).map((cell) => `(+ V${cell} 0)`),
      ),
      'compares 195,000 pairs of numbers; at most 20,000 are allowed',
    ],
    [
      9,
      apply(
        'and',
        numbers(60).map(() => remainder),
      ),
      'makes 7,497,841 conditions for the solvers; at most 3,000,000 are allowed',
    ],
    [
      4,
      numbers(60).reduce((inner) => `(ite ${inner} (= V1 1) (= V2 2))`, '(= V0 1)'),
      'takes more than 1,000,000,000,000 looks at its terms to be said; at most 200,000 are allowed',
    ],
    [
      16,
      `(< 500 ${apply('+', numbers(256).map(name))})`,
      'adds or multiplies 3,840 conditions at once; at most 2,000 are allowed',
    ],
    [
      9,
      '(= 0 (mod (* V0 V1 V2 V3) 7))',
      'divides or bends a number that has 6,561 values; at most 401 are allowed',
    ],
    [
      9,
      '(= 0 (+ (* 1000000 V0) (* 1000000 V1) (* 1000000 V2 V3) (* 1000000 V4 V5 V6)))',
      'makes sums of more than 1,000,000,000,000; at most 999,999,999 are allowed',
    ],
  ])('on a board of %i are refused: %s', (size, term, sentence) => {
    expect(said(size, [term])).toContain(`has a mistake at character 1: this ${sentence}`);
  });

  // Eight of nine values have a coefficient, at most eight times the factor, in each of four cells;
  // twice that for a nested condition, which has its degree as a coefficient, too.
  it.each([
    ['(>= (* 1953 1000 (+ V0 V10 V20 V30)) 1)', '1 read'],
    ['(>= (* 1954 1000 (+ V0 V10 V20 V30)) 1)', 'makes sums of 1,000,448,000;'],
    // Operands and unselected branches count as well, in one cell as in many.
    ['(= V0 (* 999999 1000))', '1 read'],
    ['(= V0 (* 1000000 1000))', 'makes sums of 1,000,000,000;'],
    ['(= V0 (- (+ V0 (* 1000000 1000000)) (* 1000000 1000000)))', 'at most 999,999,999 are'],
    ['(= (* 1000000 1000000 1000000 V0) (+ 1 (* 1000000 1000000 1000000 V0)))', 'at most 999'],
    ['(= 0 (* 0 1000000 1000000 1000000 V0))', 'at most 999,999,999 are allowed'],
  ])('are read or refused by how large their numbers are: %s', (term, sentence) => {
    expect(said(9, [term])).toContain(sentence);
  });

  it('are refused where it is all of them together', () => {
    expect(
      said(
        9,
        Array.from({ length: 24 }, () => remainder),
      ),
    ).toBe('24 read');
    expect(
      said(
        9,
        Array.from({ length: 25 }, () => remainder),
      ),
    ).toBe(
      'has a mistake at character 1: this, with the house rules before it, makes 3,124,100 conditions for the solvers; at most 3,000,000 are allowed',
    );
    const both = `${remainder} `.repeat(25);
    expect(said(9, [both])).toContain('this, with the house rules before it, makes 3,124,100');
    expect(said(9, [both])).toContain(`character ${24 * (remainder.length + 1) + 1}:`);
  });
});

describe('house rules as people make them', () => {
  it.each([4, 6, 9, 16, 25])('for whole boards of %i are all read together', (size) => {
    const rules = boardRules(sudoku.grid({ size }), valuesTo(size)).map(({ term }) => term);
    expect(rules.length).toBeGreaterThan(1);
    expect(said(size, rules)).toBe(`${rules.length} read`);
  });

  it.each([
    ['a row of 25', 25, [allDifferentTerm(numbers(25))]],
    ['a diagonal of 25', 25, [allDifferentTerm(numbers(25).map((at) => at * 26))]],
    ['some hundred cells', 25, [allDifferentTerm(numbers(500))]],
    ['a whole board of different cells', 25, [allDifferentTerm(numbers(625))]],
    ['a whole board of like cells', 16, [alikeTerm(numbers(256))]],
    [
      'cages all over the board',
      9,
      numbers(27).map((at) => cageTerm([3 * at, 3 * at + 1, 3 * at + 2], 15)),
    ],
    ['a hundred arrows', 9, numbers(80).map((at) => greaterTerm(at, at + 1))],
    ['a long thermometer', 9, [apply('<', numbers(9).map(name))]],
    [
      'queens',
      9,
      [
        apply(
          'distinct',
          numbers(9).map((at) => `(+ V${10 * at} ${at})`),
        ),
      ],
    ],
    ['a product', 9, ['(= 120 (* V0 V1 V2))']],
    ['a sum by remainders', 9, [remainder]],
  ])('are read: %s', (_, size, terms) => {
    expect(said(size, terms)).toBe(`${terms.length} read`);
  });

  it('survive their link', async () => {
    const knight = boardRules(sudoku.grid({ size: 16 }), valuesTo(16)).at(-1)?.term ?? '';
    const text = `#assert ${knight}\n${`${'.'.repeat(16)}\n`.repeat(16)}`;
    const unpacked = await unpackText((await packText(text)) ?? '');
    const opened = await openPuzzle(sudoku, unpacked.ok ? unpacked.value : '');
    if (opened === 'unfetched') throw new Error('Nothing is fetched here');
    expect(opened.ok && opened.value.houseRules.map((rule) => rule.text)).toEqual([knight]);
  });
});
