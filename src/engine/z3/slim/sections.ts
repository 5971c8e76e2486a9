/** The outer layers of a WebAssembly binary, read and written by hand; the format is the W3C's "WebAssembly Core". */

/** After the magic number and the version. */
const FIRST_SECTION = 8;
/** Section numbers of the format. */
const CUSTOM = 0;
export const IMPORTS = 2;
export const FUNCTIONS = 3;
export const EXPORTS = 7;
export const START = 8;
export const ELEMENTS = 9;
export const CODE = 10;

/** All places are bytes from the start of the file; `end` is the first that does not belong to it. */
export interface Section {
  readonly id: number;
  /** Where its number and its length stand. */
  readonly start: number;
  /** Where what it holds begins. */
  readonly from: number;
  readonly end: number;
  /** Custom sections have one; `from` is after it. */
  readonly name: string | undefined;
}

/** A function's locals and instructions. */
export interface FunctionBody {
  readonly from: number;
  readonly end: number;
}

/** Reads an unsigned LEB128 number; `next` is the place after it. */
export function readLeb(
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

/** A number as unsigned LEB128. */
export function writeNumber(number: number): readonly number[] {
  const rest = Math.floor(number / 0x80);
  return rest === 0 ? [number] : [(number % 0x80) | 0x80, ...writeNumber(rest)];
}

/** A name: its length in bytes, and as many of UTF-8. */
export function readName(
  wasm: Uint8Array,
  at: number,
): { readonly name: string; readonly next: number } {
  const { value: length, next } = readLeb(wasm, at);
  const end = next + length;
  return { name: new TextDecoder().decode(wasm.subarray(next, end)), next: end };
}

/** Numbers one after the other, with how many there are before them. */
export function readLebs(
  wasm: Uint8Array,
  at: number,
): { readonly values: readonly number[]; readonly next: number } {
  const { value: count, next: first } = readLeb(wasm, at);
  let next = first;
  const values = Array.from({ length: count }, () => {
    const read = readLeb(wasm, next);
    ({ next } = read);
    return read.value;
  });
  return { values, next };
}

/** All sections, in the file's order. */
export function readSections(wasm: Uint8Array): readonly Section[] {
  const sections: Section[] = [];
  for (let start = FIRST_SECTION; start < wasm.length;) {
    const id = wasm[start] ?? 0;
    const { value: size, next } = readLeb(wasm, start + 1);
    const end = next + size;
    const { name, next: from } = id === CUSTOM ? readName(wasm, next) : { name: undefined, next };
    sections.push({ id, start, from, end, name });
    start = end;
  }
  return sections;
}

/** The functions' bodies, indexed by function; those that are imported have none and do not count. */
export function readBodies(wasm: Uint8Array): readonly FunctionBody[] {
  const code = readSections(wasm).find(({ id }) => id === CODE);
  if (code === undefined) return [];
  const { value: count, next } = readLeb(wasm, code.from);
  let start = next;
  return Array.from({ length: count }, () => {
    const { value: size, next: from } = readLeb(wasm, start);
    start = from + size;
    return { from, end: start };
  });
}

/** The file with other sections: `write` says what one holds, in pieces, or nothing where it stays. */
export function replaceSections(
  wasm: Uint8Array,
  write: (section: Section) => readonly Uint8Array[] | undefined,
): Uint8Array<ArrayBuffer> {
  const sections = readSections(wasm).flatMap((section) => {
    const pieces = write(section);
    if (pieces === undefined) return [wasm.subarray(section.start, section.end)];
    return [Uint8Array.of(section.id, ...writeNumber(lengthOf(pieces))), ...pieces];
  });
  return joined([wasm.subarray(0, FIRST_SECTION), ...sections]);
}

/** A list as the format has it: how many items, and the items. */
export const vectorOf = (items: readonly Uint8Array[]): readonly Uint8Array[] => [
  Uint8Array.from(writeNumber(items.length)),
  ...items,
];

/** A function's body as it stands in its list, after its length. */
export const writeBody = (pieces: readonly Uint8Array[]): Uint8Array =>
  joined([Uint8Array.from(writeNumber(lengthOf(pieces))), ...pieces]);

const lengthOf = (pieces: readonly Uint8Array[]): number =>
  pieces.reduce((sum, { length }) => sum + length, 0);

/** One after the other. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(pieces));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
