/**
 * How much memory Z3 may use. The package is compiled to reserve 2 GiB, which phones refuse; the
 * size stands twice (least and most) in the wasm's import of its memory, and is written anew while
 * the wasm comes in. Z3 is by Microsoft, under the MIT licence; nothing else of it is changed.
 */

const PAGE = 65_536;
const PAGES = 8192;

/** 512 MiB: the largest puzzles take less than half of it. */
export const MEMORY_BYTES = PAGES * PAGE;

/** The file these places were read off; the build checks that it is this one. */
export const WASM_SHA256 = '2765f5443a5a3a41aace71a82dd954e3b8c885a7d621b50122b1aede0dc8348a';

/** Where the two sizes stand, in bytes from the start, and how: 32,768 pages in LEB128. */
const PLACE = 1481;
const OLD = [0x80, 0x80, 0x02];

/** A number below 2 ** 21 as three bytes of LEB128. */
const threeBytes = (number: number): readonly number[] => [
  (number & 0x7f) | 0x80,
  ((number >> 7) & 0x7f) | 0x80,
  (number >> 14) & 0x7f,
];

const BEFORE = [...OLD, ...OLD];
const AFTER = [...threeBytes(PAGES), ...threeBytes(PAGES)];

/**
 * Writes the smaller size into a piece of the wasm that begins `offset` bytes from its start.
 * Throws when something else stands there: then it is not the wasm we know.
 */
export function limitMemory(piece: Uint8Array, offset: number): void {
  BEFORE.forEach((expected, index) => {
    const at = PLACE + index - offset;
    if (at < 0 || at >= piece.length) return;
    if (piece[at] !== expected) throw new Error('This is not the WebAssembly that was expected');
    piece[at] = AFTER[index] ?? expected;
  });
}
