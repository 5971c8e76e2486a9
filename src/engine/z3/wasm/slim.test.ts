import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTrap } from '#engine/worker/answering.ts';
import { readFunctionNames } from './functionNames.ts';
import { chooseKept, classOf } from './keep.ts';
import { readOriginalZ3, readZ3 } from './read.ts';
import { readBodies } from './sections.ts';
import { readSet, slimDown, writeSet } from './slim.ts';

const { slim, whole } = readZ3();

it('has the functions of the whole, or functions that trap at once, in the same places', () => {
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

/** Three functions that are exported: `a` gives 7, `b` calls `c`, and that gives 8. */
const THREE = Buffer.from(
  [
    '0061736d01000000',
    '0105016000017f', // () -> i32
    '030403000000', // each of them
    '070d03016100000162000101630002',
    '0a1003040041070b040010020b040041080b',
  ].join(''),
  'hex',
);
it('traps where it lacks a function, so that the whole is asked, and works where it does not', async () => {
  const { instance } = await WebAssembly.instantiate(slimDown(THREE, (index) => index < 2));
  const { a, b, c } = instance.exports as Readonly<Record<string, (() => number) | undefined>>;
  expect(a?.()).toBe(7);
  let said: unknown;
  try {
    b?.();
  } catch (error) {
    said = error;
  }
  expect(isTrap(said)).toBe(true);
  expect(c).toBeUndefined();
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

it('keeps what was reached, classes of which a tenth was, all of the SAT solver, of giving up and of C', () => {
  const names = [
    'sat::solver::check()',
    ...Array.from({ length: 9 }, (_, index) => `a::b<c::d>::f${index}(e::g const&)`),
    'a::b<c::d>::operator()(int)',
    'flatten(a::b const&)',
    'tactic_exception::what() const',
    'malloc',
    'a::b<c::e>::f0()',
    'expand(a::b const&)',
    'Z3_mk_fpa_sort',
  ];
  const kept = chooseKept(names, (index) => [1, 11].includes(index));
  expect(names.filter((_, index) => kept[index] === true)).toEqual(names.slice(0, 14));
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
