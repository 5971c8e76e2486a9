/** Z3 that notes which of its functions are entered: what is to be kept of it is found out so. */
import { MEMORY_BYTES } from './memory.ts';
import { afterLocals } from './instructions.ts';
import { CODE, vectorOf, readBodies, replaceSections, writeBody } from './sections.ts';

/** Where the notes are in Z3's memory, a byte for each function: at its far end, where it never comes. */
const NOTES_AT = MEMORY_BYTES - 65_536;

/** A number as the operand of `i32.const`: signed LEB128. */
function writeSigned(number: number): readonly number[] {
  const low = number & 0x7f;
  const rest = number >> 7;
  const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
  return isLast ? [low] : [low | 0x80, ...writeSigned(rest)];
}

/** Has each function store a 1 at its place before it does anything else. */
export function noteEntries(rewritten: Uint8Array): Uint8Array<ArrayBuffer> {
  const bodies = readBodies(rewritten).map(({ from, end }, index) => {
    const code = afterLocals(rewritten, from);
    // i32.const, i32.const 1, i32.store8 with no alignment and no offset.
    const note = Uint8Array.of(0x41, ...writeSigned(NOTES_AT + index), 0x41, 1, 0x3a, 0, 0);
    return writeBody([rewritten.subarray(from, code), note, rewritten.subarray(code, end)]);
  });
  return replaceSections(rewritten, ({ id }) => (id === CODE ? vectorOf(bodies) : undefined));
}

/** The notes in Z3's memory, by function: 1 for those that were entered. */
export const notesIn = (memory: Uint8Array): Uint8Array => memory.slice(NOTES_AT);
