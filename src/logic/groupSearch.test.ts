import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trials } from '#trials.ts';
import { GroupSearch } from './groupSearch.ts';
import { product } from './testing.ts';
import { IN, OPEN, OUT } from './vertexState.ts';

/** Two rows of three, beside one another, and one more place below the middle. */
const NEIGHBOURS = [[1, 3], [0, 2, 4], [1, 5], [0, 4], [1, 3, 5, 6], [2, 4], [4]];

/** Whether each group of a full state has a size within the limits. */
function isRight(full: readonly number[], least: number, most: number): boolean {
  const left = new Set(full.flatMap((state, vertex) => (state === IN ? [vertex] : [])));
  for (const start of left) {
    const group = [start];
    for (const vertex of group) {
      left.delete(vertex);
      for (const next of NEIGHBOURS[vertex] ?? []) {
        if (full[next] === IN && !group.includes(next)) group.push(next);
      }
    }
    if (group.length < least || group.length > most) return false;
  }
  return true;
}

const sizes = fc.constantFrom(
  ...[1, 2, 3, 4, 7].map((size) => ({ least: size, most: size })),
  ...[2, 3, 5].map((least) => ({ least, most: Infinity })),
);

const states = fc.array(fc.constantFrom(IN, OPEN, OPEN, OUT, OUT), {
  minLength: NEIGHBOURS.length,
  maxLength: NEIGHBOURS.length,
});

const right = ({ least, most }: { readonly least: number; readonly most: number }) =>
  product(NEIGHBOURS.map(() => [IN, OUT])).filter((full) => isRight(full, least, most));

/** In each right state one of the ends is out, or one of the wall is in. */
const isTrue = (
  all: readonly (readonly number[])[],
  ends: readonly number[],
  wall: readonly number[],
): boolean =>
  all.every(
    (full) =>
      ends.some((vertex) => full[vertex] === OUT) || wall.some((vertex) => full[vertex] === IN),
  );

it('what is found holds in each right state, and a cut forbids no right one', () => {
  fc.assert(
    fc.property(sizes, states, (groupSizes, known) => {
      const search = new GroupSearch({ neighbours: NEIGHBOURS, groupSizes });
      const all = right(groupSizes);
      const left = all.filter((full) =>
        known.every((state, vertex) => state === OPEN || full[vertex] === state),
      );
      const cut = (state: readonly number[], target?: number) =>
        search.cut(Int8Array.from(state), target);
      const found = search.look(Int8Array.from(known));
      if (found === 'broken') {
        const { ends, wall } = cut(known);
        return (
          left.length === 0 &&
          ends.every((vertex) => known[vertex] === IN) &&
          wall.every((vertex) => known[vertex] === OUT) &&
          isTrue(all, ends, wall)
        );
      }
      const areIn = found.ins.every((vertex) => {
        const { ends, wall } = cut(known.with(vertex, OUT), vertex);
        return left.every((full) => full[vertex] === IN) && isTrue(all, ends, [...wall, vertex]);
      });
      const areOut = found.outs.every((vertex) => {
        const { ends, wall } = cut(known.with(vertex, IN), vertex);
        return left.every((full) => full[vertex] === OUT) && isTrue(all, [...ends, vertex], wall);
      });
      return areIn && areOut;
    }),
    { numRuns: trials(600, 60) },
  );
});

it('a full state is broken just where a group has another size, and what is said of it is wrong', () => {
  for (const groupSizes of [
    { least: 2, most: 2 },
    { least: 3, most: 3 },
    { least: 3, most: Infinity },
  ]) {
    const search = new GroupSearch({ neighbours: NEIGHBOURS, groupSizes });
    const all = right(groupSizes);
    for (const full of product(NEIGHBOURS.map(() => [IN, OUT]))) {
      const wrong = search.wrongIn(Int8Array.from(full));
      const isWrong = !isRight(full, groupSizes.least, groupSizes.most);
      expect([full, wrong.length > 0]).toEqual([full, isWrong]);
      expect(search.look(Int8Array.from(full)) === 'broken').toBe(isWrong);
      for (const { ins, outs } of wrong) {
        expect(ins.every((vertex) => full[vertex] === IN)).toBe(true);
        expect(outs.every((vertex) => full[vertex] === OUT)).toBe(true);
        const isForbidden = (state: readonly number[]): boolean =>
          ins.every((vertex) => state[vertex] === IN) &&
          outs.every((vertex) => state[vertex] === OUT);
        expect(all.filter(isForbidden)).toEqual([]);
      }
    }
  }
});

it('needed is each open vertex without which a group has no room, however far it is, and no other', () => {
  const [width, height] = [5, 4];
  const neighbours = Array.from({ length: width * height }, (_, at) =>
    [
      ...(at % width > 0 ? [at - 1] : []),
      ...(at % width < width - 1 ? [at + 1] : []),
      at - width,
      at + width,
    ].filter((next) => next >= 0 && next < width * height),
  );
  const filled = fc.array(fc.constantFrom(IN, OPEN, OPEN, OPEN, OUT, OUT), {
    minLength: width * height,
    maxLength: width * height,
  });
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), filled, (least, known) => {
      const search = new GroupSearch({ neighbours, groupSizes: { least, most: Infinity } });
      const state = Int8Array.from(known);
      if (search.roomless(state) === 'broken') return;
      const needed = known.flatMap((of, vertex) =>
        of === OPEN && search.roomless(state.with(vertex, OUT)) === 'broken' ? [vertex] : [],
      );
      expect([...search.needed(state)].toSorted((a, b) => a - b)).toEqual(needed);
    }),
    { numRuns: trials(600, 60) },
  );
});
