/** The outer layers of a WebAssembly binary, read and written by hand; the format is the W3C's "WebAssembly Core". */

/** After the magic number and the version. */
const FIRST_SECTION = 8;
/** Section numbers of the format. */
export const CUSTOM = 0;
export const IMPORTS = 2;
const EXPORTS = 7;
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
export interface Body {
  /** Where its length stands. */
  readonly start: number;
  readonly from: number;
  readonly end: number;
}

/** Reads an unsigned LEB128 number; `next` is the place after it. */
export function readNumber(
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
  const { value: length, next } = readNumber(wasm, at);
  const end = next + length;
  return { name: new TextDecoder().decode(wasm.subarray(next, end)), next: end };
}

/** All sections, in the file's order. */
export function readSections(wasm: Uint8Array): readonly Section[] {
  const sections: Section[] = [];
  for (let start = FIRST_SECTION; start < wasm.length;) {
    const id = wasm[start] ?? 0;
    const { value: size, next } = readNumber(wasm, start + 1);
    const end = next + size;
    const { name, next: from } = id === CUSTOM ? readName(wasm, next) : { name: undefined, next };
    sections.push({ id, start, from, end, name });
    start = end;
  }
  return sections;
}

/** The functions' bodies, indexed by function; those that are imported have none and do not count. */
export function readBodies(wasm: Uint8Array): readonly Body[] {
  const code = readSections(wasm).find(({ id }) => id === CODE);
  if (code === undefined) return [];
  const { value: count, next } = readNumber(wasm, code.from);
  let start = next;
  return Array.from({ length: count }, () => {
    const { value: size, next: from } = readNumber(wasm, start);
    const body = { start, from, end: from + size };
    start = body.end;
    return body;
  });
}

/** The same file with other bodies for its functions; `bodyOf` says what follows the length, as pieces. */
export function replaceBodies(
  wasm: Uint8Array,
  bodyOf: (body: Body, index: number) => readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const bodies = readBodies(wasm);
  return replaceItems(
    wasm,
    CODE,
    bodies.map((body, index) => {
      const parts = bodyOf(body, index);
      return joined([Uint8Array.from(writeNumber(lengthOf(parts))), ...parts]);
    }),
  );
}

/** What a function, by its number with the imported ones first, may be called by from outside; or another kind of thing. */
export interface Export {
  readonly kind: number;
  readonly index: number;
}

/** The kind of an import or export that is a function. */
export const FUNCTION = 0;

/** The same file without the exports that are not wanted. */
export function filterExports(
  wasm: Uint8Array,
  isWanted: (one: Export) => boolean,
): Uint8Array<ArrayBuffer> {
  const section = readSections(wasm).find(({ id }) => id === EXPORTS);
  if (section === undefined) return Uint8Array.from(wasm);
  let { value: count, next: at } = readNumber(wasm, section.from);
  const wanted: Uint8Array[] = [];
  for (; count > 0; count -= 1) {
    const { next: kindAt } = readName(wasm, at);
    const { value: index, next } = readNumber(wasm, kindAt + 1);
    if (isWanted({ kind: wasm[kindAt] ?? 0, index })) wanted.push(wasm.subarray(at, next));
    at = next;
  }
  return replaceItems(wasm, EXPORTS, wanted);
}

/** The same file with another list in one of its sections. */
function replaceItems(
  wasm: Uint8Array,
  id: number,
  items: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const section = readSections(wasm).find((one) => one.id === id);
  if (section === undefined) return Uint8Array.from(wasm);
  const count = Uint8Array.from(writeNumber(items.length));
  const size = count.length + lengthOf(items);
  return joined([
    wasm.subarray(0, section.start),
    Uint8Array.of(id, ...writeNumber(size)),
    count,
    ...items,
    wasm.subarray(section.end),
  ]);
}

const lengthOf = (pieces: readonly Uint8Array[]): number =>
  pieces.reduce((sum, { length }) => sum + length, 0);

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(pieces));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
