/**
 * The slim part of Z3: the functions that questions about puzzles come to. In place of each other
 * stands one that traps at once. What the slim part answers, it answers by Z3's own code; where it
 * cannot, it traps and answers nothing, and the page asks the whole of Z3.
 */
import { KEPT } from './kept.ts';
import { countImported } from './imports.ts';
import { findMentions } from './instructions.ts';
import {
  CODE,
  ELEMENTS,
  EXPORTS,
  FUNCTIONS,
  joined,
  vectorOf,
  readBodies,
  readName,
  readLeb,
  readLebs,
  readSections,
  replaceSections,
  START,
  writeBody,
  writeNumber,
} from './sections.ts';
import type { FunctionBody, Section } from './sections.ts';

/** A body: no locals; the instruction `unreachable`; the end. */
const TRAP = Uint8Array.of(0, 0x00, 0x0b);

/** The kind of an export that is a function. */
const FUNCTION = 0;

const bytes = (number: number): Uint8Array => Uint8Array.from(writeNumber(number));

/**
 * The same file with the functions that `isKept` names by index, and behind them, for all others of
 * a type, one that traps. Others are exported no longer. Numbers are given anew: thirty thousand
 * functions that trap would take longer to compile than all that is kept.
 */
export function slimDown(
  wasm: Uint8Array,
  isKept: (index: number) => boolean,
): Uint8Array<ArrayBuffer> {
  const imported = countImported(wasm);
  const bodies = readBodies(wasm);
  const types = readTypes(wasm);
  const kept = [...bodies.keys()].filter(isKept);
  const trapTypes = [...new Set(types.filter((_, index) => !isKept(index)))];
  const places = new Map(kept.map((index, place) => [index, place]));
  /** The new number of a function, those that are imported first, as everywhere but in `isKept`. */
  const numberOf = (old: number): number => {
    if (old < imported) return old;
    const index = old - imported;
    const place = places.get(index);
    return imported + (place ?? kept.length + trapTypes.indexOf(types[index] ?? 0));
  };

  const write = (section: Section): readonly Uint8Array[] | undefined => {
    switch (section.id) {
      case FUNCTIONS:
        return vectorOf([...kept.map((index) => types[index] ?? 0), ...trapTypes].map(bytes));
      case EXPORTS:
        return vectorOf(exportsOf(wasm, section, numberOf, (old) => isKept(old - imported)));
      case START:
        return [bytes(numberOf(readLeb(wasm, section.from).value))];
      case ELEMENTS:
        return vectorOf(elementsOf(wasm, section, numberOf));
      case CODE:
        return vectorOf([
          ...bodies
            .filter((_, index) => isKept(index))
            .map((body) => renumber(wasm, body, numberOf)),
          ...trapTypes.map(() => writeBody([TRAP])),
        ]);
      default:
        return undefined;
    }
  };
  return replaceSections(wasm, write);
}

/** The type of each function with a body, as a number in the list of types. */
export function readTypes(wasm: Uint8Array): readonly number[] {
  const section = readSections(wasm).find(({ id }) => id === FUNCTIONS);
  return section === undefined ? [] : readLebs(wasm, section.from).values;
}

/** A body with other numbers in it. */
function renumber(
  wasm: Uint8Array,
  body: FunctionBody,
  numberOf: (old: number) => number,
): Uint8Array {
  const pieces: Uint8Array[] = [];
  let done = body.from;
  for (const { index, from, end } of findMentions(wasm, body)) {
    pieces.push(wasm.subarray(done, from), bytes(numberOf(index)));
    done = end;
  }
  return writeBody([...pieces, wasm.subarray(done, body.end)]);
}

function exportsOf(
  wasm: Uint8Array,
  section: Section,
  numberOf: (old: number) => number,
  isKept: (old: number) => boolean,
): readonly Uint8Array[] {
  let { value: count, next: at } = readLeb(wasm, section.from);
  const items: Uint8Array[] = [];
  for (; count > 0; count -= 1) {
    const { next: kindAt } = readName(wasm, at);
    const { value: old, next } = readLeb(wasm, kindAt + 1);
    if (wasm[kindAt] !== FUNCTION) items.push(wasm.subarray(at, next));
    else if (isKept(old)) items.push(joined([wasm.subarray(at, kindAt + 1), bytes(numberOf(old))]));
    at = next;
  }
  return items;
}

/** The function tables' beginnings, each `i32.const`, a number and `end`, and a list of functions; others throw. */
function elementsOf(
  wasm: Uint8Array,
  section: Section,
  numberOf: (old: number) => number,
): readonly Uint8Array[] {
  let { value: count, next: at } = readLeb(wasm, section.from);
  const items: Uint8Array[] = [];
  for (; count > 0; count -= 1) {
    const listAt = readLeb(wasm, at + 2).next + 1;
    if (wasm[at] !== 0 || wasm[at + 1] !== 0x41 || wasm[listAt - 1] !== 0x0b) {
      throw new Error('This kind of elements is not known');
    }
    const { values, next } = readLebs(wasm, listAt);
    const functions = vectorOf(values.map((old) => bytes(numberOf(old))));
    items.push(joined([wasm.subarray(at, listAt), ...functions]));
    at = next;
  }
  return items;
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

/** Whether the slim part has a function, by its index. */
export const isInSlim: (index: number) => boolean = readSet(KEPT.join(''));

/** The slim part of the rewritten wasm. */
export const slimZ3 = (rewritten: Uint8Array): Uint8Array<ArrayBuffer> =>
  slimDown(rewritten, isInSlim);
