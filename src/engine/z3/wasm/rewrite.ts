/**
 * Z3's wasm as the page gets it: with less memory reserved, and without the names of its functions,
 * a seventh of the file that only a debugger reads. Z3 is by Microsoft, under the MIT licence;
 * nothing else of it is changed.
 */
import { MEMORY_PAGES } from '#engine/z3/memory.ts';

/** Where the memory's size stands in its import, twice (least and most), in bytes from the start. */
const SIZES_AT = 1481;
/** 32,768 pages, 2 GiB, in LEB128. */
const OLD_SIZE = [0x80, 0x80, 0x02];

/** After the magic number and the version. */
const FIRST_SECTION = 8;
const CUSTOM = 0;

interface Section {
  readonly start: number;
  readonly end: number;
  /** Custom sections have one. */
  readonly name: string | undefined;
}

/** A number below 2 ** 21 as three bytes of LEB128. */
const threeBytes = (number: number): readonly number[] => [
  (number & 0x7f) | 0x80,
  ((number >> 7) & 0x7f) | 0x80,
  (number >> 14) & 0x7f,
];

/** Reads an unsigned LEB128 number; `next` is the place after it. */
function readNumber(
  wasm: Uint8Array,
  at: number,
): { readonly value: number; readonly next: number } {
  let value = 0;
  for (let index = 0; ; index += 1) {
    const byte = wasm[at + index] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return { value, next: at + index + 1 };
  }
}

function readSections(wasm: Uint8Array): readonly Section[] {
  const sections: Section[] = [];
  for (let start = FIRST_SECTION; start < wasm.length;) {
    const { value: size, next } = readNumber(wasm, start + 1);
    const end = next + size;
    let name: string | undefined;
    if (wasm[start] === CUSTOM) {
      const { value: length, next: text } = readNumber(wasm, next);
      name = new TextDecoder().decode(wasm.subarray(text, text + length));
    }
    sections.push({ start, end, name });
    start = end;
  }
  return sections;
}

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
