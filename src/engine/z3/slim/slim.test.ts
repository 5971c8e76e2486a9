import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFunctionNames } from './functionNames.ts';
import { chooseKept, classOf, readSmallCalls } from './keep.ts';
import { countImported } from './imports.ts';
import { findMentions } from './instructions.ts';
import type { Mention } from './instructions.ts';
import { readOriginalZ3, readZ3 } from './read.ts';
import { CODE, readBodies, readSections } from './sections.ts';
import type { FunctionBody } from './sections.ts';
import { isInSlim, readSet, readTypes, slimDown, writeSet } from './slim.ts';

const [slim, whole] = [readZ3('slim'), readZ3('whole')];

it('is the whole, but for how numbers are written, where all is kept', () => {
  const all = slimDown(whole, () => true);
  const others = (wasm: Uint8Array) =>
    readSections(wasm).flatMap(({ id, from, end }) =>
      id === CODE ? [] : [wasm.subarray(from, end)],
    );
  expect(Buffer.compare(Buffer.concat(others(all)), Buffer.concat(others(whole)))).toBe(0);
  const originals = readBodies(whole);
  const different = readBodies(all).filter((body, index) => {
    const original = originals[index] ?? body;
    const mentions = findMentions(all, body);
    const originalMentions = findMentions(whole, original);
    return (
      mentions.some((mention, at) => mention.index !== originalMentions[at]?.index) ||
      Buffer.compare(without(all, body, mentions), without(whole, original, originalMentions)) !== 0
    );
  });
  expect(different).toEqual([]);
});

it('is a seventh of the whole at most, and WebAssembly', () => {
  expect(slim.length * 7).toBeLessThan(whole.length);
  expect(WebAssembly.validate(slim)).toBe(true);
});

it('has functions of the whole that call the same functions, or one that traps', () => {
  const [bodies, originals] = [readBodies(slim), readBodies(whole)];
  const [types, originalTypes] = [readTypes(slim), readTypes(whole)];
  const kept = [...originals.keys()].filter(isInSlim);
  const imported = countImported(whole);
  expect(kept.length).toBeGreaterThan(2000);
  expect(bodies.length).toBeLessThan(kept.length + 300);
  const traps = new Set(
    bodies.slice(kept.length).map(({ from, end }) => slim.subarray(from, end).join(' ')),
  );
  expect(traps).toEqual(new Set(['0 0 11']));
  /** What a number of the slim part stands for, and of the whole. */
  const meant = (number: number): string =>
    number < imported + kept.length
      ? `${number < imported ? number : imported + (kept[number - imported] ?? NaN)}`
      : `trap ${types[number - imported]}`;
  const wanted = (number: number): string =>
    number < imported || isInSlim(number - imported)
      ? `${number}`
      : `trap ${originalTypes[number - imported]}`;
  const different = kept.filter((index, place) => {
    const [body, original] = [bodies[place], originals[index]];
    if (body === undefined || original === undefined) return true;
    const calls = findMentions(slim, body);
    const originalCalls = findMentions(whole, original);
    return (
      types[place] !== originalTypes[index] ||
      calls.map((call) => meant(call.index)).join() !==
        originalCalls.map((call) => wanted(call.index)).join() ||
      Buffer.compare(without(slim, body, calls), without(whole, original, originalCalls)) !== 0
    );
  });
  expect(different).toEqual([]);
});

/** A body but for the numbers of the functions that it mentions. */
function without(
  wasm: Uint8Array,
  { from, end }: FunctionBody,
  mentions: readonly Mention[],
): Buffer {
  const starts = [from, ...mentions.map((mention) => mention.end)];
  const ends = [...mentions.map((mention) => mention.from), end];
  return Buffer.concat(starts.map((start, index) => wasm.subarray(start, ends[index])));
}

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
  expect(said).toBeInstanceOf(WebAssembly.RuntimeError);
  expect(said).toMatchObject({ message: 'unreachable' });
  expect(c).toBeUndefined();
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
  const kept = chooseKept(names, [], (index) => [1, 11].includes(index));
  expect(names.filter((_, index) => kept[index] === true)).toEqual(names.slice(0, 14));
});

it('keeps what is called from there, and what that calls', () => {
  const names = ['a::f()', 'b::g()', 'c::h()', 'd::i()'];
  const kept = chooseKept(names, [[2], [3], [0, 1], []], (index) => index === 2);
  expect(kept).toEqual([true, true, true, true]);
  expect(chooseKept(names, [[2], [3], [0], []], (index) => index === 2)[1]).toBe(false);
});

it('keeps whatever small function a kept one calls by its number', () => {
  const calls = readSmallCalls(readOriginalZ3());
  const kept = calls.flatMap((called, index) => (isInSlim(index) ? [called] : []));
  expect(kept.flat().length).toBeGreaterThan(10_000);
  expect(kept.flat().filter((index) => !isInSlim(index))).toEqual([]);
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
