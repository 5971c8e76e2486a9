import { blamedFor } from '#logic/blamed.ts';
import { allFilled } from '#logic/claim.ts';
import type { Claim, Place, Values } from '#logic/claim.ts';
import { and, auxiliary, is, not, or, reach } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import type { Graph } from '#logic/graph.ts';
import { GroupSearch } from '#logic/groupSearch.ts';
import { groupSights } from '#logic/groupSights.ts';
import { allOf, anyOf, total } from '#logic/terms.ts';

/**
 * Cells with one number that are connected are a group, and each group has as many cells as its number. A
 * graph for each number says how large its groups are.
 */
export function groupsOfOwnSize(claim: {
  readonly place: Place;
  readonly sentence: string;
  /** In reading order. */
  readonly cells: readonly number[];
  /** By cell: those beside it, both ways. */
  readonly near: (cell: number) => readonly number[];
  /** The numbers, from 1 on, ascending. */
  readonly values: readonly number[];
}): Claim {
  const { place, sentence, cells, values } = claim;
  const vertexOf = new Map(cells.map((cell, vertex) => [cell, vertex]));
  const neighbours = cells.map((cell) =>
    claim.near(cell).flatMap((next) => vertexOf.get(next) ?? []),
  );
  const near = new Map(
    cells.map((cell, vertex) => [cell, (neighbours[vertex] ?? []).map((at) => cells[at] ?? 0)]),
  );
  const nearTo = (cell: number): readonly number[] => near.get(cell) ?? [];
  const groupSizes = (least: number, most = least) => ({ least, most });
  const searches = new Map(
    values.map((value) => [value, new GroupSearch({ neighbours, groupSizes: groupSizes(value) })]),
  );
  const steps = stepsTo(values.at(-1) ?? 0);
  const graphs = (): readonly Graph[] => [
    ...values.map((value): Graph => ({
      vertices: cells.map((cell) => is(cell, value)),
      neighbours,
      groupSizes: groupSizes(value),
    })),
    ...steps.map((step): Graph => ({
      vertices: cells.map((cell) => isAbove(cell, step)),
      neighbours,
      groupSizes: groupSizes(step + 1, Infinity),
    })),
  ];

  /** The groups of filled cells, each with its number. */
  function groupsIn(shown: Values): readonly (readonly number[])[] {
    const met = new Set<number>();
    return cells.flatMap((start) => {
      if (shown[start] === undefined || met.has(start)) return [];
      const group = hanging(start, Infinity, (next) => shown[next] === shown[start]);
      for (const cell of group) met.add(cell);
      return [group];
    });
  }
  /** Cells that hang together, from one on, and no more than `most`. */
  function hanging(
    start: number,
    most: number,
    isOf: (cell: number) => boolean,
  ): readonly number[] {
    const found = new Set([start]);
    for (const cell of found) {
      for (const next of nearTo(cell)) {
        if (found.size >= most) return [...found];
        if (isOf(next)) found.add(next);
      }
    }
    return [...found];
  }
  const isWrong = (shown: Values): boolean =>
    groupsIn(shown).some((group) => {
      const [start = 0] = group;
      const size = shown[start] ?? 0;
      if (group.length > size) return true;
      const mayBe = (next: number): boolean => shown[next] === undefined || shown[next] === size;
      return group.length < size && hanging(start, size, mayBe).length < size;
    });

  return {
    place,
    label: place.words,
    sentence,
    cells,
    partsUnequal: true,
    parts: () => [
      {
        sentence,
        cells,
        formula: and([
          ...values.flatMap((value) => enoughOf(value, cells)),
          ...cells.flatMap((cell) => aboveSteps(cell, values, steps)),
        ]),
        graphs: graphs(),
        telling: {
          excludesMuch: true,
          settles: () => 'otherwise a group would be too large, or have too little room, so ',
          breaks: () => 'a group would be too large, or have too little room',
          sees: (shown) => groupSights({ cells, values, nearTo, vertexOf, searches }, shown),
        },
      },
    ],
    judge(shown) {
      if (isWrong(shown)) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: (shown) => (isWrong(shown) ? blamedFor(cells, shown, isWrong) : []),
    observe(shown) {
      const groups = groupsIn(shown);
      const full = groups.filter((group) => group.length === shown[group[0] ?? 0]);
      return `${full.length} of ${groups.length} complete`;
    },
    smtlibNames: () => cells.flatMap((cell) => [groupName(cell), wayName(cell), behindName(cell)]),
    smtlib: () => cells.flatMap((cell) => textOf(cell, nearTo(cell))),
  };
}

/** Where there is a number, it is in so many cells: this rules out numbers that are too large at once. */
const enoughOf = (value: number, cells: readonly number[]): readonly Formula[] => {
  const occurs = auxiliary(`group-${value}`);
  const there = cells.map((cell) => is(cell, value));
  return [
    reach(cells.length, [
      { weight: cells.length, of: occurs },
      ...there.map((of) => ({ weight: 1, of: not(of) })),
    ]),
    reach(value, [{ weight: value, of: not(occurs) }, ...there.map((of) => ({ weight: 1, of }))]),
  ];
};

/** Powers of two, from 2 on, below the largest number. */
const stepsTo = (largest: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil(Math.log2(largest)) - 1) }, (_, at) => 2 ** (at + 1));

/** Whether a cell has a number above a step: where there is too little room for that, all of them are ruled out together. */
const isAbove = (cell: number, step: number) => auxiliary(`above-${step}-${cell}`);

/** What it means to be above each step. */
const aboveSteps = (
  cell: number,
  values: readonly number[],
  steps: readonly number[],
): readonly Formula[] =>
  steps.flatMap((step, at) => {
    const next = steps[at + 1];
    const above = [
      ...values
        .filter((value) => value > step && (next === undefined || value <= next))
        .map((value) => is(cell, value)),
      ...(next === undefined ? [] : [isAbove(cell, next)]),
    ];
    const it = isAbove(cell, step);
    return [or([not(it), ...above]), ...above.map((one) => or([not(one), it]))];
  });

/** In SMT-LIB: one cell of the group, the same for all of them. */
const groupName = (cell: number): string => `group-${cell}`;
/** The next cell on a way to that one, which itself has none but itself. */
const wayName = (cell: number): string => `group-way-${cell}`;
/** How many cells have their way over this one, itself among them. */
const behindName = (cell: number): string => `group-behind-${cell}`;

/** Each group is a tree: all of it is behind the one cell that all of its cells know. */
const textOf = (cell: number, near: readonly number[]): readonly string[] => [
  anyOf([
    allOf([
      `(= ${wayName(cell)} ${cell})`,
      `(= ${groupName(cell)} ${cell})`,
      `(= ${behindName(cell)} V${cell})`,
    ]),
    ...near.map((next) =>
      allOf([
        `(= ${wayName(cell)} ${next})`,
        `(= V${next} V${cell})`,
        `(= ${groupName(next)} ${groupName(cell)})`,
        `(> ${behindName(next)} ${behindName(cell)})`,
      ]),
    ),
  ]),
  `(= ${behindName(cell)} ${total([
    '1',
    ...near.map((next) => `(ite (= ${wayName(next)} ${cell}) ${behindName(next)} 0)`),
  ])})`,
  ...near
    .filter((next) => next > cell)
    .map((next) =>
      anyOf([`(not (= V${cell} V${next}))`, `(= ${groupName(cell)} ${groupName(next)})`]),
    ),
];
