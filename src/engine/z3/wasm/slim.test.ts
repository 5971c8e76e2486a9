import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTrap } from '#engine/worker/answering.ts';
import { readFunctionNames } from './functionNames.ts';
import { chooseKept, classOf } from './keep.ts';
import { readOriginalZ3, readZ3 } from './read.ts';
import { readBodies } from './sections.ts';
import { readSet, slimDown, writeSet } from './slim.ts';

const { slim, whole } = readZ3();

it('is the whole in which functions trap at once, and nothing else is changed', () => {
  const [bodies, all] = [readBodies(slim), readBodies(whole)];
  expect(bodies).toHaveLength(all.length);
  const changed = bodies.flatMap(({ from, end }, index) => {
    const original = all[index] ?? { from: 0, end: 0 };
    const body = slim.subarray(from, end);
    return Buffer.compare(body, whole.subarray(original.from, original.end)) === 0
      ? []
      : [body.join(' ')];
  });
  expect(new Set(changed)).toEqual(new Set(['0 0 11']));
  expect(all.length - changed.length).toBeGreaterThan(2000);
  expect(slim.subarray(bodies.at(-1)?.end)).toEqual(whole.subarray(all.at(-1)?.end));
});

it('is a seventh of the whole at most, and WebAssembly', () => {
  expect(slim.length * 7).toBeLessThan(whole.length);
  expect(WebAssembly.validate(slim)).toBe(true);
});

/** Two functions that are exported: `a`, which gives 7, and `b`, which gives 8. */
const TWO = Buffer.from(
  [
    '0061736d01000000',
    '0105016000017f', // () -> i32
    '0303020000', // twice
    '0709020161000001620001',
    '0a0b02040041070b040041080b',
  ].join(''),
  'hex',
);
it('traps where it lacks a function, so that the whole is asked, and works where it does not', async () => {
  const { instance } = await WebAssembly.instantiate(slimDown(TWO, (index) => index === 0));
  const { a, b } = instance.exports as { a: () => number; b: () => number };
  expect(a()).toBe(7);
  let said: unknown;
  try {
    b();
  } catch (error) {
    said = error;
  }
  expect(isTrap(said)).toBe(true);
  expect(isTrap(new WebAssembly.RuntimeError('memory access out of bounds'))).toBe(false);
  expect(isTrap(new Error('unreachable'))).toBe(false);
});

it('reads a set as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (bits) => {
      const isIn = readSet(writeSet((index) => bits[index] === true, bits.length));
      expect(bits.map((_, index) => isIn(index))).toEqual(bits);
    }),
  );
});

it('keeps what was reached, classes of which a tenth was, and all of the SAT solver', () => {
  const names = [
    'sat::solver::check()',
    ...Array.from({ length: 9 }, (_, index) => `a::b<c::d>::f${index}(e::g const&)`),
    'a::b<c::d>::operator()(int)',
    'a::b<c::e>::f0()',
    'malloc',
    'free',
  ];
  const kept = chooseKept(names, (index) => [1, 12].includes(index));
  expect(names.filter((_, index) => kept[index] === true)).toEqual([
    ...names.slice(0, 11),
    'malloc',
  ]);
});

it('knows the class of a function by its name', () => {
  for (const [name, its] of [
    ['sat::solver::check()', 'sat::solver'],
    ['bool std::__2::less<a::b>::operator()(a::b, a::b) const', 'bool std::__2::less<a::b>'],
    ['(anonymous namespace)::imp::run(x::y)', '(anonymous namespace)::imp'],
    ['malloc', ''],
    ['flatten(ref<x::y>&)', ''],
  ] as const) {
    expect(classOf(name)).toBe(its);
  }
});

it('finds names for the functions that are exported', () => {
  const names = readFunctionNames(readOriginalZ3());
  expect(names).toHaveLength(readBodies(whole).length);
  expect(names).toContain('Z3_solver_check_assumptions');
  expect(names.filter((name) => name !== '').length).toBe(names.length);
});
