import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ActivityOrder } from './activityOrder.ts';

const SIZE = 8;

/** What can be done to an order, the number being a variable. */
const deeds = fc.array(
  fc.tuple(fc.constantFrom('bump', 'insert', 'pop', 'grow'), fc.nat(SIZE - 1)),
  { maxLength: 60 },
);

it('gives the most active variable that is there, of equals the first', () => {
  fc.assert(
    fc.property(deeds, (done) => {
      const order = new ActivityOrder(SIZE, 1.1);
      order.heapify((variable) => variable % 3 !== 0);
      const there = new Set([1, 2, 4, 5, 7]);
      const wanted: (number | undefined)[] = [];
      const popped: (number | undefined)[] = [];
      for (const [deed, variable] of done) {
        switch (deed) {
          case 'bump':
            order.bump(variable);
            break;
          case 'insert':
            order.insert(variable);
            there.add(variable);
            break;
          case 'grow':
            order.grow();
            break;
          default: {
            const activity = (of: number): number => order.activities[of] ?? 0;
            const [first] = [...there].toSorted((a, b) => activity(b) - activity(a) || a - b);
            wanted.push(first);
            popped.push(order.pop());
            if (first !== undefined) there.delete(first);
          }
        }
      }
      expect(popped).toEqual(wanted);
    }),
  );
});

it('keeps its order when activities become too large', () => {
  const order = new ActivityOrder(3, 1.1);
  order.bump(1);
  order.heapify(() => true);
  for (let conflict = 0; conflict < 40_000; conflict += 1) {
    order.bump(2);
    order.grow();
  }
  expect([...order.activities].every(Number.isFinite)).toBe(true);
  expect([order.pop(), order.pop(), order.pop(), order.pop()]).toEqual([2, 0, 1, undefined]);
});
