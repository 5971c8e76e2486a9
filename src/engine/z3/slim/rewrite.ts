/**
 * Z3's wasm as the page gets it: with less memory reserved, and without the names of its functions,
 * a seventh of the file that only a debugger reads. Z3 is by Microsoft, under the MIT licence;
 * nothing else of it is changed but what `slim.ts` leaves out.
 */
import { MEMORY_PAGES } from './memory.ts';
import { readSections } from './sections.ts';

/** Where the memory's size stands in its import, twice (least and most), in bytes from the start. */
const SIZES_AT = 1481;
/** 32,768 pages, 2 GiB, in LEB128. */
const OLD_SIZE = [0x80, 0x80, 0x02];

/** A number below 2 ** 21 as three bytes of LEB128. */
const threeBytes = (number: number): readonly number[] => [
  (number & 0x7f) | 0x80,
  ((number >> 7) & 0x7f) | 0x80,
  (number >> 14) & 0x7f,
];

/**
 * Gives the rewritten wasm and leaves the original as it is. Throws when the memory's size does not
 * stand where it should: then it is not the wasm we know.
 */
export function rewriteZ3(original: Uint8Array): Uint8Array<ArrayBuffer> {
  const wasm = Uint8Array.from(original);
  const before = [...OLD_SIZE, ...OLD_SIZE];
  const after = [...threeBytes(MEMORY_PAGES), ...threeBytes(MEMORY_PAGES)];
  if (before.some((byte, index) => wasm[SIZES_AT + index] !== byte)) {
    throw new Error('This is not the WebAssembly that was expected');
  }
  wasm.set(after, SIZES_AT);

  const names = readSections(wasm).find(({ name }) => name === 'name');
  if (names === undefined) return wasm;
  wasm.copyWithin(names.start, names.end);
  return wasm.slice(0, wasm.length - (names.end - names.start));
}
