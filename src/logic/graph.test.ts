import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewerQuickly } from '#trials.ts';
import { GraphSearch } from './graph.ts';
import { IN, OPEN, OUT } from './vertexState.ts';
import { product } from './testing.ts';

type Neighbours = readonly (readonly number[])[];

/** Cells in rows, next to those at their sides. */
const rows = (width: number, height: number): Neighbours =>
  Array.from({ length: width * height }, (_, cell) =>
    [
      cell >= width ? cell - width : -1,
      cell % width > 0 ? cell - 1 : -1,
      (cell + 1) % width > 0 ? cell + 1 : -1,
      cell + width < width * height ? cell + width : -1,
    ].filter((other) => other >= 0),
  );

/** Graphs of up to seven vertices, whole or in pieces. */
const graphs = fc
  .integer({ min: 1, max: 7 })
  .chain((size) =>
    fc
      .array(fc.boolean(), { minLength: size * size, maxLength: size * size })
      .map((isEdge): Neighbours =>
        Array.from({ length: size }, (_, one) =>
          Array.from({ length: size }, (__, other) => other).filter(
            (other) =>
              other !== one && isEdge[Math.min(one, other) * size + Math.max(one, other)] === true,
          ),
        ),
      ),
  );

/** Whether those that are in are connected, by walking from the first. */
function isConnected(neighbours: Neighbours, full: readonly number[]): boolean {
  const all = [...full.keys()].filter((vertex) => full[vertex] === IN);
  const reached = new Set(all.slice(0, 1));
  for (const vertex of reached) {
    for (const other of neighbours[vertex] ?? []) if (full[other] === IN) reached.add(other);
  }
  return reached.size === all.length;
}

const fillings = (neighbours: Neighbours): readonly (readonly number[])[] =>
  product(neighbours.map(() => [OUT, IN])).filter((full) => isConnected(neighbours, full));

const fits = (full: readonly number[], state: readonly number[]): boolean =>
  state.every((known, vertex) => known === OPEN || known === full[vertex]);

/** What all right fillings of a state share is what is found, and nothing else. */
function expectComplete(neighbours: Neighbours, state: readonly number[]): void {
  const search = new GraphSearch({ neighbours });
  const right = fillings(neighbours).filter((full) => fits(full, state));
  const found = search.look(Int8Array.from(state));
  const open = [...state.keys()].filter((vertex) => state[vertex] === OPEN);
  const shared = (value: number) =>
    open.filter((vertex) => right.every((full) => full[vertex] === value));
  expect([state, found]).toEqual([
    state,
    right.length === 0 ? 'broken' : { ins: shared(IN), outs: shared(OUT) },
  ]);
}

/** A cut says something true, and says it with no vertex to spare. */
function expectNeeded(neighbours: Neighbours, state: readonly number[]): void {
  const search = new GraphSearch({ neighbours });
  const found = search.look(Int8Array.from(state));
  const right = fillings(neighbours);
  const concluded =
    found === 'broken'
      ? [undefined]
      : [
          ...found.ins.map((vertex) => ({ vertex, contrary: OUT })),
          ...found.outs.map((vertex) => ({ vertex, contrary: IN })),
        ];
  for (const conclusion of concluded) {
    const supposed = Int8Array.from(state);
    if (conclusion !== undefined) supposed[conclusion.vertex] = conclusion.contrary;
    const { ends, wall } = search.cut(supposed, conclusion?.vertex);
    const facts = [
      ...ends.map((vertex) => [vertex, IN] as const),
      ...wall.map((vertex) => [vertex, OUT] as const),
      ...(conclusion === undefined ? [] : [[conclusion.vertex, conclusion.contrary] as const]),
    ];
    const own = facts.filter(([vertex]) => vertex !== conclusion?.vertex);
    expect(own.map(([vertex]) => state[vertex])).toEqual(own.map(([, known]) => known));
    const isImpossible = (some: typeof facts): boolean =>
      !right.some((full) => some.every(([vertex, known]) => full[vertex] === known));
    expect([state, isImpossible(facts)]).toEqual([state, true]);
    for (const fact of own) {
      expect([state, fact, isImpossible(facts.filter((other) => other !== fact))]).toEqual([
        state,
        fact,
        false,
      ]);
    }
  }
}

const states = (neighbours: Neighbours) => product(neighbours.map(() => [OUT, OPEN, IN]));

describe('connected vertices', () => {
  it.each(
    fewerQuickly(
      [
        [2, 2],
        [3, 2],
        [5, 1],
        [4, 2],
      ] as const,
      3,
    ),
  )('of %i by %i cells: all that follows is found, and nothing else', (width, height) => {
    const neighbours = rows(width, height);
    for (const state of states(neighbours)) expectComplete(neighbours, state);
  });

  it.each(
    fewerQuickly([
      [3, 2],
      [4, 2],
    ] as const),
  )('of %i by %i cells: each cut is true and has nothing to spare', (width, height) => {
    const neighbours = rows(width, height);
    for (const state of states(neighbours)) expectNeeded(neighbours, state);
  });

  it('of any graph: the same', () => {
    const cases = graphs.chain((neighbours) =>
      fc.record({
        neighbours: fc.constant(neighbours),
        state: fc.tuple(...neighbours.map(() => fc.constantFrom(OUT, OPEN, IN))),
      }),
    );
    fc.assert(
      fc.property(cases, ({ neighbours, state }) => {
        expectComplete(neighbours, state);
        expectNeeded(neighbours, state);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [3, 2, 41],
    [3, 3, 219],
    [4, 3, 1127],
  ] as const)('of %i by %i cells are so many fillings', (width, height, count) => {
    expect(fillings(rows(width, height))).toHaveLength(count);
  });
});
