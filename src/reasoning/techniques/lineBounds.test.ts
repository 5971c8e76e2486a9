import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Claim, Values } from '#logic/claim.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { equalSums, unweighed } from '#logic/kinds/equalSums.ts';
import { lessThan } from '#logic/kinds/lessThan.ts';
import { together } from '#logic/kinds/together.ts';
import type { Literal } from '#logic/literal.ts';
import { listed } from '#logic/words.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { trials } from '#trials.ts';
import { candidatesOf } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import { reachOfEqualSums } from './equalSums.ts';
import type { Finding } from './finding.ts';
import { risingLines } from './risingLines.ts';

// What people see in a thermometer and an arrow, against all ways to fill four cells with 1 to 5.

const CELLS = [0, 1, 2, 3];
const VALUES = [1, 2, 3, 4, 5];

const speech = {
  names: (cells: readonly number[]) =>
    `${cells.length === 1 ? 'cell' : 'cells'} ${listed(cells.map(String))}`,
  word: String,
};

const thermometer: Claim = together({
  place: { words: 'the thermometer' },
  sentence: 'the numbers rise',
  cells: CELLS,
  of: [0, 1, 2].map((less) =>
    lessThan({
      place: { words: 'the thermometer' },
      less,
      greater: less + 1,
      values: VALUES,
      names: [`cell ${less}`, `cell ${less + 1}`],
      symbol: String,
    }),
  ),
  observe: () => '',
});

const arrow: Claim = equalSums({
  place: { words: 'the arrow' },
  sentence: 'the numbers along the arrow add up to the one in its circle',
  sides: [unweighed([0]), unweighed([1, 2])],
  domain: () => VALUES,
  symbol: String,
  technique: 'equal sums',
});

/** Cells 1 to 3, no two of them alike. */
const area: Claim = allDifferent({
  place: { words: 'the area' },
  cells: [1, 2, 3],
  values: VALUES,
  symbol: String,
});

const position = (claims: readonly Claim[], excluded: readonly Literal[]): Candidates =>
  candidatesOf(
    buildPbFormula(
      CELLS.map(() => VALUES),
      claimPartsOf(claims),
    ),
    { values: CELLS.map(() => undefined), excluded },
  );

const out = (cell: number, values: readonly number[]): readonly Literal[] =>
  values.map((value) => ({ cell, value, holds: false }));

const fillings: readonly Values[] = CELLS.reduce<readonly (readonly number[])[]>(
  (all) => all.flatMap((some) => VALUES.map((value) => [...some, value])),
  [[]],
);

const keeping = (claims: readonly Claim[], excluded: readonly Literal[]): readonly Values[] =>
  fillings.filter(
    (values) =>
      excluded.every(({ cell, value }) => values[cell] !== value) &&
      claims.every((claim) => claim.judge(values) === 'holds'),
  );

const isSo = ({ cell, value, holds }: Literal, values: Values): boolean =>
  (values[cell] === value) === holds;

/** Some values of some cells, struck out. */
const struck: fc.Arbitrary<readonly Literal[]> = fc
  .uniqueArray(fc.nat(CELLS.length * VALUES.length - 1), { maxLength: 9 })
  .map((all) =>
    all.map((at) => ({
      cell: Math.floor(at / VALUES.length),
      value: 1 + (at % VALUES.length),
      holds: false,
    })),
  );

const said = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ technique, say, reason }) => `${technique}: ${say(speech, reason.facts)}`);

/** What is struck out once all has been concluded that follows, time after time. */
function concluded(
  claims: readonly Claim[],
  excluded: readonly Literal[],
  find: (position: Candidates) => readonly Finding[],
): readonly Literal[] {
  const found = find(position(claims, excluded)).flatMap(({ conclusions }) =>
    conclusions.flatMap(({ cell, value, holds }) =>
      holds
        ? out(
            cell,
            VALUES.filter((other) => other !== value),
          )
        : out(cell, [value]),
    ),
  );
  const news = found.filter(
    (one) => !excluded.some((other) => other.cell === one.cell && other.value === one.value),
  );
  return news.length === 0 ? excluded : concluded(claims, [...excluded, ...news], find);
}

const leftTo = (cell: number, excluded: readonly Literal[]): readonly number[] =>
  VALUES.filter((value) => !excluded.some((one) => one.cell === cell && one.value === value));

describe('on a thermometer', () => {
  it('each cell has its least and its greatest value by its place', () => {
    expect(said(risingLines(position([thermometer], [])))).toEqual([
      'place on a line: Cell 0 is the first of four on the thermometer, so it is at most 2; cell 1 is the second, so it is at least 2 and at most 3; cell 2 is the third, so it is at least 3 and at most 4; cell 3 is the fourth, so it is at least 4.',
    ]);
  });

  it('what is known of a cell bounds those after it', () => {
    const all = [...out(0, [1, 3, 4, 5]), ...out(1, [1, 4, 5]), ...out(2, [1, 2, 5])];
    expect(said(risingLines(position([thermometer], [...all, ...out(3, [1, 2, 3])])))).toContain(
      'place on a line: Cell 0 is 2 or more. Each number after it on the thermometer is greater than the last. So cell 1 is at least 3; cell 2 is at least 4; cell 3 is 5.',
    );
  });

  it('the least and the greatest value that are left to each cell are those of some filling', () => {
    fc.assert(
      fc.property(struck, (excluded) => {
        const ways = keeping([thermometer], excluded);
        fc.pre(ways.length > 0);
        const left = concluded([thermometer], excluded, risingLines);
        for (const cell of CELLS) {
          const values = ways.map((way) => way[cell] ?? 0);
          expect(leftTo(cell, left).at(0)).toBe(Math.min(...values));
          expect(leftTo(cell, left).at(-1)).toBe(Math.max(...values));
        }
      }),
      { numRuns: trials(300, 60) },
    );
  });
});

describe('on an arrow', () => {
  it('the cells that see each other make a larger sum', () => {
    expect(said(reachOfEqualSums(position([arrow, area], [])))).toEqual([
      'reach of equal sums: On the arrow, cell 0 is at most 5. So cells 1 and 2 add up to no more than 5: cells 1 and 2 are not 5.',
      'reach of equal sums: On the arrow, cells 1 and 2 add up to at least 3: 1+2. So cell 0 is not 1 or 2.',
    ]);
  });

  it('nothing is ruled out that stands in some filling, and the circle is left nothing below the least sum or above the most', () => {
    fc.assert(
      fc.property(struck, (excluded) => {
        const claims = [arrow, area];
        const ways = keeping(claims, excluded);
        fc.pre(ways.length > 0);
        const findings = reachOfEqualSums(position(claims, excluded));
        for (const one of findings.flatMap(({ conclusions }) => conclusions)) {
          expect(ways.every((way) => isSo(one, way))).toBe(true);
        }
        const circle = leftTo(0, concluded(claims, excluded, reachOfEqualSums));
        const sums = leftTo(1, excluded).flatMap((one) =>
          leftTo(2, excluded).flatMap((other) => (one === other ? [] : [one + other])),
        );
        expect(circle[0]).toBeGreaterThanOrEqual(Math.min(...sums));
        expect(circle.at(-1)).toBeLessThanOrEqual(Math.max(...sums));
      }),
      { numRuns: trials(300, 60) },
    );
  });
});
