import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { limitMemory, MEMORY_BYTES } from './memory.ts';

const path = createRequire(import.meta.url).resolve('z3-solver/build/z3-built.wasm');
/** Enough of the wasm to hold its imports. */
const start = new Uint8Array(readFileSync(path).subarray(0, 4000));

it.each([1, 7, 1483, 4000])('writes the same in pieces of %i bytes', (size) => {
  const whole = start.slice();
  limitMemory(whole, 0);
  const pieces: number[] = [];
  for (let at = 0; at < start.length; at += size) {
    const piece = start.slice(at, at + size);
    limitMemory(piece, at);
    pieces.push(...piece);
  }
  expect(pieces).toEqual([...whole]);
  const changed = [...whole].flatMap((byte, at) => (byte === start[at] ? [] : [at]));
  expect(changed.every((at) => at >= 1481 && at < 1487)).toBe(true);
  expect(changed.length).toBeGreaterThan(0);
});

it('is a quarter of what the package reserves', () => {
  expect(MEMORY_BYTES * 4).toBe(2 ** 31);
});

it('is not done to another file', () => {
  expect(() => limitMemory(new Uint8Array(4000), 0)).toThrow('not the WebAssembly');
});
