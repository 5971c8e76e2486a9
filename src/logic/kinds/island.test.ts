import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Claim, Values } from '#logic/claim.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { product } from '#logic/testing.ts';
import { trials } from '#trials.ts';
import { inReach } from './inReach.ts';
import { island } from './island.ts';

/** By cell of a board this wide: those at its sides. */
const sides =
  (width: number, height: number) =>
  (cell: number): readonly number[] =>
    [
      cell >= width ? cell - width : -1,
      cell % width > 0 ? cell - 1 : -1,
      (cell + 1) % width > 0 ? cell + 1 : -1,
      cell + width < width * height ? cell + width : -1,
    ].filter((other) => other >= 0);

/** All cells that are joined with one through blank cells, by widening a set until it stays the same. */
function joined(
  near: (cell: number) => readonly number[],
  full: Values,
  start: number,
): Set<number> {
  const group = new Set([start]);
  for (let before = 0; before < group.size;) {
    before = group.size;
    for (const cell of group) near(cell).forEach((next) => full[next] === 0 && group.add(next));
  }
  return group;
}

const word = (value: number): string => (value === 0 ? 'blank' : 'shaded');
const names = (cells: readonly number[]): string => cells.join(' and ');
const two = { value: 0, other: 1, word, names };

interface Numbered {
  readonly root: number;
  readonly size: number | undefined;
  readonly cells: readonly number[];
}

const claimOf = (numbered: Numbered, near: (cell: number) => readonly number[]): Claim =>
  island({
    place: { words: `the ${numbered.size ?? '?'} at ${numbered.root}`, given: numbered.root },
    ...numbered,
    near,
    value: 0,
    other: 1,
  });

const isRight = (
  { root, size, cells }: Numbered,
  near: (cell: number) => readonly number[],
  full: readonly number[],
): boolean => {
  const group = joined(near, full, root);
  const isSize = size === undefined || group.size === size;
  return full[root] === 0 && isSize && [...group].every((cell) => cells.includes(cell));
};

/** A number, and the cells that its island may have: all, or some. */
const numbered = (count: number): fc.Arbitrary<Numbered> =>
  fc
    .record({
      root: fc.integer({ min: 0, max: count - 1 }),
      size: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined, freq: 5 }),
      some: fc.subarray([...Array.from({ length: count }).keys()], { minLength: count - 3 }),
    })
    .map(({ root, size, some }) => ({
      root,
      size,
      cells: [...new Set([root, ...some])].toSorted((a, b) => a - b),
    }));

const board = fc.constantFrom([3, 2], [2, 3], [6, 1]).map(([width = 1, height = 1]) => ({
  near: sides(width, height),
  domains: Array.from({ length: width * height }, () => [0, 1]),
}));

describeClaimLaws(
  'an island',
  fc.tuple(board, numbered(6)).map(([{ near, domains }, of]) => ({
    claim: claimOf(of, near),
    domains: domains.with(of.root, [0]),
    rule: (full) => isRight(of, near, full),
  })),
);

describeClaimLaws(
  'cells in reach of islands',
  fc
    .tuple(board, fc.uniqueArray(numbered(6), { selector: ({ root }) => root, maxLength: 2 }))
    .map(([{ near, domains }, drawn]) => {
      const roots = drawn.map(({ root }) => root);
      const islands = drawn.map((of) => ({
        ...of,
        cells: of.cells.filter((cell) => cell === of.root || !roots.includes(cell)),
      }));
      const cells = [...domains.keys()].filter((at) => islands.every(({ root }) => root !== at));
      return {
        claim: inReach({
          place: { words: 'cells in reach' },
          sentence: 'each blank cell is in reach of a number',
          cells,
          islands,
          near,
          ...two,
        }),
        domains: domains.map((domain, cell) => (roots.includes(cell) ? [0] : domain)),
        besides: islands.map((of) => claimOf(of, near)),
        rule: (full) =>
          cells.every(
            (cell) =>
              full[cell] === 1 ||
              islands.some(
                (of) => isRight(of, near, full) && joined(near, full, of.root).has(cell),
              ),
          ),
      };
    }),
);

describe('What a person sees of islands', () => {
  const near = sides(4, 3);
  const cells = [...Array.from({ length: 12 }).keys()];
  const speech = { names, word };
  const said = (claim: Claim, text: string): readonly (readonly string[])[] => {
    const shown = [...text.replaceAll(' ', '')].map((sign) => ({ '#': 1, o: 0 })[sign]);
    return claim
      .parts()
      .flatMap(({ telling }) =>
        (telling?.sees?.(shown) ?? []).map(({ technique, conclusions, facts, why }) => [
          technique,
          why(facts, speech) +
            conclusions.map(({ cell, value }) => `${cell} is ${word(value)}`).join(', '),
        ]),
      );
  };

  it.each([
    [
      'o... .... ....',
      1,
      'complete island',
      'the 1 at 0 is an island by itself, so 1 is shaded, 4 is shaded',
    ],
    [
      'oo.. .... ....',
      2,
      'complete island',
      'the island of the 2 at 0 is complete, so 2 is shaded, 4 is shaded, 5 is shaded',
    ],
    [
      'o... #... ....',
      3,
      'only way to grow',
      'the island of the 3 at 0 has one way to grow, so 1 is blank',
    ],
    [
      'o.oo .... ....',
      3,
      'island too large',
      'otherwise the island of the 3 at 0 would be too large, so 1 is shaded',
    ],
    [
      'o#.. .#.. ..##',
      4,
      'room to grow',
      'otherwise the island of the 4 at 0 would have room for only two cells, so 8 is blank',
    ],
    [
      'o#.. ..## ####',
      3,
      'room to grow',
      'otherwise the island of the 3 at 0 would have room for only two cells, so 5 is blank',
    ],
  ])('%j with %i: %s', (text, size, technique, sentence) => {
    expect(said(claimOf({ root: 0, size, cells }, near), text)).toContainEqual([
      technique,
      sentence,
    ]);
  });

  it('concludes only what all right fillings have', () => {
    const own = fc.uniqueArray(numbered(9), {
      selector: ({ root }) => root,
      minLength: 1,
      maxLength: 2,
    });
    const filling = fc.array(fc.constantFrom(undefined, undefined, 0, 1), {
      minLength: 9,
      maxLength: 9,
    });
    fc.assert(
      fc.property(own, filling, (drawn, known) => {
        const nine = sides(3, 3);
        const roots = drawn.map(({ root }) => root);
        const islands = drawn.map((of) => ({
          ...of,
          cells: of.cells.filter((cell) => cell === of.root || !roots.includes(cell)),
        }));
        const shown = known.map((value, cell) => (roots.includes(cell) ? 0 : value));
        const claims = [
          ...islands.map((of) => claimOf(of, nine)),
          inReach({
            place: { words: 'cells in reach' },
            sentence: 'each blank cell is in reach of a number',
            cells: [...shown.keys()].filter((cell) => !roots.includes(cell)),
            islands,
            near: nine,
            ...two,
          }),
        ];
        const right = product(
          shown.map((value) => (value === undefined ? [0, 1] : [value])),
        ).filter((full) => claims.every((claim) => claim.judge(full) === 'holds'));
        fc.pre(right.length > 0);
        const seen = claims
          .flatMap((claim) => claim.parts())
          .flatMap(({ telling }) => telling?.sees?.(shown) ?? [])
          .flatMap(({ conclusions }) => conclusions);
        const wrong = seen.filter(({ cell, value }) => right.some((full) => full[cell] !== value));
        expect([shown, wrong]).toEqual([shown, []]);
      }),
      { numRuns: trials(3000) },
    );
  });
});
