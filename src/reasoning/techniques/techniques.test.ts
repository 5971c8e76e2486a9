import { describe, expect, it } from 'vitest';
import type { Claim, ClaimLine } from '#logic/claim.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import type { Literal } from '#logic/literal.ts';
import { listed } from '#logic/words.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { candidatesOf } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import type { Finding } from './finding.ts';
import { fish } from './fish.ts';
import { locked } from './locked.ts';
import { hiddenSubsets, nakedSubsets } from './subsets.ts';

// Patterns that made puzzles hardly ever need, drawn from nothing but areas and what is struck out.

const speech = {
  names: (cells: readonly number[]) => `cells ${listed(cells.map(String))}`,
  word: String,
};

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const area = (words: string, cells: readonly number[], values: number, line?: ClaimLine): Claim =>
  allDifferent({
    place: line === undefined ? { words } : { words, line },
    cells,
    values: upTo(values).map((at) => at + 1),
    symbol: String,
  });

/** The candidates where areas are all that is known, besides what is struck out. */
function position(
  claims: readonly Claim[],
  cells: number,
  values: number,
  excluded: readonly Literal[],
): Candidates {
  const domain = upTo(values).map((at) => at + 1);
  const formula = buildPbFormula(
    upTo(cells).map(() => domain),
    claimPartsOf(claims),
  );
  return candidatesOf(formula, { values: upTo(cells).map(() => undefined), excluded });
}

const out = (cells: readonly number[], values: readonly number[]): readonly Literal[] =>
  cells.flatMap((cell) => values.map((value) => ({ cell, value, holds: false })));

const said = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ technique, say, reason }) => `${technique}: ${say(speech, reason.facts)}`);

describe('four cells of an area', () => {
  const row = area('row 1', upTo(6), 6);

  it('that have four values between them take them all', () => {
    expect(said(nakedSubsets(position([row], 6, 6, out([0, 1, 2, 3], [5, 6])), 4))).toEqual([
      'naked quad: In row 1, cells 0, 1, 2 and 3 can only be 1, 2, 3 or 4, and so have all of these. So cells 4 and 5 are not 1, 2, 3 or 4.',
    ]);
  });

  it('that alone can take four values take nothing else', () => {
    expect(said(hiddenSubsets(position([row], 6, 6, out([4, 5], [1, 2, 3, 4])), 4))).toEqual([
      'hidden quad: Row 1 has room for 1, 2, 3 and 4 only at cells 0, 1, 2 and 3, so nothing else can stand there.',
    ]);
  });

  it('are nothing to speak of where they have five values', () => {
    const loose = position([row], 6, 6, out([0, 1, 2, 3], [6]));
    expect(nakedSubsets(loose, 4)).toEqual([]);
    expect(hiddenSubsets(loose, 4)).toEqual([]);
  });
});

it('of two areas that are no lines, the one takes its value where they meet', () => {
  const areas = [area('area a', [0, 1, 2, 3], 4), area('area b', [2, 3, 4, 5], 4)];
  expect(said(locked(position(areas, 6, 4, out([0, 1], [4]))))).toEqual([
    'locked candidates: Area a has room for its 4 only in area b, at cells 2 and 3. So cells 4 and 5 are not 4.',
  ]);
});

it('four lines that have room for a value in four crossing lines only are a jellyfish', () => {
  const size = 6;
  const lines = (['row', 'column'] as const).flatMap((axis) =>
    upTo(size).map((index) =>
      area(
        `${axis} ${index + 1}`,
        upTo(size).map((at) => (axis === 'row' ? index * size + at : at * size + index)),
        size,
        { axis, index },
      ),
    ),
  );
  // In rows 1 to 4 the value 6 has no room in columns 5 and 6, nor where row and column are the same.
  const none = upTo(4).flatMap((row) => [row * size + 4, row * size + 5, row * size + row]);
  const found = fish(position(lines, size * size, size, out(none, [6])), 4);
  const [jellyfish] = found.filter(({ conclusions }) =>
    conclusions.every(({ value }) => value === 6),
  );
  expect(jellyfish?.technique).toBe('jellyfish');
  const cells = jellyfish?.conclusions.map(({ cell }) => cell).toSorted((a, b) => a - b);
  expect(cells).toEqual([24, 25, 26, 27, 30, 31, 32, 33]);
  expect(jellyfish?.say(speech, [])).toMatch(
    /^Rows 1, 2, 3 and 4 have room for 6 only in columns 1, 2, 3 and 4, and so take the 6 of all four\./,
  );
});

it('lines that have room for a value where no line crosses them are no fish', () => {
  const size = 4;
  const line = (axis: 'row' | 'column', index: number): Claim =>
    area(
      `${axis} ${index + 1}`,
      upTo(size).map((at) => (axis === 'row' ? index * size + at : at * size + index)),
      size,
      { axis, index },
    );
  const rows = upTo(size).map((index) => line('row', index));
  const columns = upTo(size).map((index) => line('column', index));
  // Row 1 has room for 4 in columns 1 and 3, row 2 in columns 2 and 3.
  const none = out([1, 3, 4, 7], [4]);
  const found = (claims: readonly Claim[]) =>
    fish(position(claims, size * size, size, none), 2).filter(
      ({ conclusions }) => conclusions[0]?.value === 4,
    );
  // Both may take column 3 where nothing forbids that: columns 1 and 2 keep their room below.
  expect(found([...rows, ...columns.filter((_, index) => index !== 2)])).toEqual([]);
  // In the same columns they are an x-wing.
  const wing = fish(position([...rows, ...columns], 16, size, out([1, 3, 5, 7], [4])), 2);
  expect(wing.map(({ technique }) => technique)).toContain('x-wing');
});
