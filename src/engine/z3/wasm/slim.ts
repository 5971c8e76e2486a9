/**
 * The slim part of Z3: the same file, in which the functions that no question about a puzzle came to
 * trap at once. What it answers, it answers by Z3's own code; where it cannot, it traps and answers
 * nothing, and the page asks the whole of Z3.
 */
import { KEPT } from './kept.ts';
import { countImported } from './imports.ts';
import { filterExports, FUNCTION, replaceBodies } from './sections.ts';

/** No locals; the instruction `unreachable`; the end. */
const TRAP = Uint8Array.of(0, 0x00, 0x0b);

/**
 * Leaves the functions that `isKept` names by index, and has all others trap; those are exported no
 * longer, for making an export takes time.
 */
export function slimDown(
  wasm: Uint8Array,
  isKept: (index: number) => boolean,
): Uint8Array<ArrayBuffer> {
  const imported = countImported(wasm);
  const exporting = filterExports(
    wasm,
    ({ kind, index }) => kind !== FUNCTION || isKept(index - imported),
  );
  return replaceBodies(exporting, ({ from, end }, index) => [
    isKept(index) ? exporting.subarray(from, end) : TRAP,
  ]);
}

/** Reads a set of indices from its bits: eight in a byte, the lowest first, in base 64. */
export function readSet(text: string): (index: number) => boolean {
  const bits = Buffer.from(text, 'base64');
  return (index) => (((bits[index >> 3] ?? 0) >> (index & 7)) & 1) === 1;
}

/** A set as `readSet` reads it, of indices below `size`. */
export function writeSet(isIn: (index: number) => boolean, size: number): string {
  const bits = Buffer.alloc(Math.ceil(size / 8));
  for (let index = 0; index < size; index += 1) {
    if (isIn(index)) bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7));
  }
  return bits.toString('base64');
}

/** The slim part of the rewritten wasm. */
export const slimZ3 = (rewritten: Uint8Array): Uint8Array<ArrayBuffer> =>
  slimDown(rewritten, readSet(KEPT.join('')));
