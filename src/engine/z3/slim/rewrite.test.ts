import { expect, it } from 'vitest';
import { MEMORY_BYTES } from './memory.ts';
import { readOriginalZ3 } from './read.ts';
import { rewriteZ3 } from './rewrite.ts';

const original = readOriginalZ3();
const rewritten = rewriteZ3(original);

it('changes only the size of the memory in what comes before the names', () => {
  const end = rewritten.length - 200;
  const changed: number[] = [];
  for (let at = 0; at < end; at += 1) if (rewritten[at] !== original[at]) changed.push(at);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.every((at) => at >= 1481 && at < 1487)).toBe(true);
});

it('leaves out the names of functions, and nothing after them', async () => {
  expect(original.length - rewritten.length).toBeGreaterThan(4_000_000);
  expect(rewritten.slice(-90)).toEqual(new Uint8Array(original.slice(-90)));
  const module = await WebAssembly.compile(rewritten);
  expect(WebAssembly.Module.customSections(module, 'name')).toEqual([]);
  expect(WebAssembly.Module.customSections(module, 'target_features')).toHaveLength(1);
});

it('reserves a quarter of what the package reserves', () => {
  expect(MEMORY_BYTES * 4).toBe(2 ** 31);
});

it('is not done to another file', () => {
  expect(() => rewriteZ3(new Uint8Array(4000))).toThrow('not the WebAssembly');
});
