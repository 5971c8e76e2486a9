import { expect, it } from 'vitest';
import { ASSUMED } from './layout.ts';
import { WatchedClauses } from './watchedClauses.ts';

/** Numbers below this one are constraints. */
const FIRST = 100;

/** Ten variables, none of them assigned. */
function assigning() {
  const values = new Int8Array(20);
  const antecedents = new Map<number, number>();
  return {
    values,
    assign(literal: number, antecedent: number) {
      values[literal] = 1;
      values[literal ^ 1] = -1;
      antecedents.set(literal >> 1, antecedent);
    },
    antecedentOf: (literal: number) => antecedents.get(literal >> 1) ?? ASSUMED,
  };
}

it('deletes half of the clauses that may be, those of the most levels, the oldest first', () => {
  const clauses = new WatchedClauses(FIRST);
  const lbds = [undefined, 2, 5, 3, 5, 3, 5];
  const numbers = lbds.map((lbd, at) => clauses.add([0, 2, 2 * at + 4], lbd));
  expect(clauses.spare).toBe(5);
  clauses.deleteHalf(assigning());
  expect(clauses.spare).toBe(3);
  const [permanent = 0, glue = 0, oldest = 0, three = 0, second = 0, other = 0, youngest = 0] =
    numbers;
  for (const number of [oldest, second]) {
    expect(() => clauses.literalsOf(number)).toThrow(`There is no clause ${number} any more`);
  }
  for (const number of [permanent, glue, three, other, youngest]) {
    expect(clauses.literalsOf(number)).toEqual([0, 2, 2 * (number - FIRST) + 4]);
  }
  expect(clauses.add([0, 2, 18], 4)).toBe(FIRST + lbds.length);
});

it('visits a clause no more once it is deleted', () => {
  const clauses = new WatchedClauses(FIRST);
  clauses.add([0, 2, 4, 6], 4);
  const kept = clauses.add([0, 8, 10], 3);
  const assigned = assigning();
  clauses.deleteHalf(assigned);
  for (const literal of [5, 7, 11]) assigned.assign(literal, ASSUMED);
  assigned.assign(1, ASSUMED);
  expect(clauses.propagateWatches(0, assigned)).toBeUndefined();
  expect(clauses.work).toBe(3);
  expect(assigned.values[2]).toBe(0);
  expect(assigned.antecedentOf(8)).toBe(kept);
});

it('keeps the antecedent of a literal until that is unassigned', () => {
  const clauses = new WatchedClauses(FIRST);
  const antecedent = clauses.add([0, 2, 4], 3);
  clauses.add([6, 8, 10], 3);
  const assigned = assigning();
  assigned.assign(0, antecedent);
  clauses.deleteHalf(assigned);
  expect(clauses.literalsOf(antecedent)).toEqual([0, 2, 4]);
  expect(clauses.spare).toBe(2);
  assigned.values.fill(0);
  clauses.deleteHalf(assigned);
  expect(() => clauses.literalsOf(antecedent)).toThrow('any more');
});
