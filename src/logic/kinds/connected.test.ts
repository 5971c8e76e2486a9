import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsWith, order, place } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { connected } from './connected.ts';

/** Whether the cells with a value are connected, by walking from the first. */
function areConnected(
  cells: readonly number[],
  near: (cell: number) => readonly number[],
  full: readonly number[],
  value: number,
): boolean {
  const all = cells.filter((cell) => full[cell] === value);
  const reached = new Set(all.slice(0, 1));
  for (const cell of reached) {
    for (const next of near(cell)) if (all.includes(next)) reached.add(next);
  }
  return reached.size === all.length;
}

/** Six cells in two rows, or five cells next to each other as chance has it. */
const TWO_ROWS = [
  [1, 3],
  [0, 2, 4],
  [1, 5],
  [0, 4],
  [3, 1, 5],
  [4, 2],
];

const word = (value: number): string => (value === 1 ? 'blank' : 'shaded');
const sentence = 'all blank cells are connected';

describeClaimLaws(
  'connected cells of two rows',
  fc.constantFrom(1, 0).map((value) => {
    const cells = [0, 1, 2, 3, 4, 5];
    const near = (cell: number) => TWO_ROWS[cell] ?? [];
    return {
      claim: connected({ place, sentence, cells, value, near, word, other: 1 - value }),
      domains: cells.map(() => [0, 1]),
      rule: (full) => areConnected(cells, near, full, value),
    };
  }),
  8,
);

describeClaimLaws(
  'connected cells, next to each other as chance has it',
  fc
    .record({
      of: cellsWith(order(1, 5), fc.constant([0, 1])),
      edges: fc.array(fc.boolean(), { minLength: 100, maxLength: 100 }),
    })
    .map(({ of: { cells, domains }, edges }) => {
      const near = (cell: number) =>
        cells.filter(
          (other) =>
            other !== cell && edges[Math.min(cell, other) * 10 + Math.max(cell, other)] === true,
        );
      return {
        claim: connected({ place, sentence, cells, value: 1, near, word, other: 0 }),
        domains,
        rule: (full) => areConnected(cells, near, full, 1),
      };
    }),
);

describeClaimLaws(
  'cells connected with the border',
  fc
    .record({
      value: fc.constantFrom(1, 0),
      border: fc.subarray([0, 1, 2, 3, 4, 5]),
    })
    .map(({ value, border }) => {
      const cells = [0, 1, 2, 3, 4, 5];
      const near = (cell: number) => TWO_ROWS[cell] ?? [];
      const outside = (cell: number) => [...near(cell), ...(border.includes(cell) ? [6] : [])];
      return {
        claim: connected({ place, sentence, cells, value, near, word, other: 1 - value, border }),
        domains: cells.map(() => [0, 1]),
        rule: (full) =>
          areConnected(
            [6, ...cells],
            (cell) => (cell === 6 ? border : outside(cell)),
            [...full, value],
            value,
          ),
      };
    }),
  12,
);

it('says what a person sees in it', () => {
  const cells = [...Array.from({ length: 12 }).keys()];
  const near = (cell: number) =>
    [
      cell >= 4 ? cell - 4 : -1,
      cell % 4 > 0 ? cell - 1 : -1,
      cell % 4 < 3 ? cell + 1 : -1,
      cell < 8 ? cell + 4 : -1,
    ].filter((other) => other >= 0);
  const claim = connected({ place, sentence, cells, value: 1, near, word, other: 0 });
  const [part] = claim.parts();
  const speech = { names: (of: readonly number[]) => of.join(' and '), word };
  const said = (board: string) =>
    part?.telling
      ?.sees?.([...board.replaceAll(' ', '')].map((sign) => ({ '#': 0, o: 1 })[sign]))
      .map(({ technique, conclusions, facts, why }) => [
        technique,
        why(facts, speech) +
          conclusions.map(({ cell, value }) => `${cell} is ${word(value)}`).join(', '),
      ]);
  expect(said('o... #... ...o')).toEqual([
    ['only way out', 'the blank cell at 0 has one way to the others, so 1 is blank'],
  ]);
  expect(said('..#o ...# #..o')).toEqual(
    [['closed in', 'no way leads from 3 to the other blank cells, so 3 is shaded']].slice(1),
  );
});
