/**
 * Where functions are named in the instructions of a body. What is not among the instructions that
 * Z3's wasm may have (the first version of WebAssembly, threads, bulk memory, references) throws.
 */
import { readLeb } from './sections.ts';
import type { FunctionBody } from './sections.ts';

/** The number of a function, those that are imported first, as it stands in the instructions. */
export interface Mention {
  readonly index: number;
  readonly from: number;
  readonly end: number;
}

/** What follows an instruction's first byte. */
type Operand =
  | 'function'
  | 'numbers'
  | 'table of labels'
  | 'types'
  | 'bytes'
  | 'bulk memory'
  | 'threads';
/** For an instruction from the first to the last of these bytes; `count` of numbers or bytes. */
type Row = readonly [first: number, last: number, operand: Operand, count: number];

/** Signed LEB128 numbers are as long as unsigned ones. */
const ROWS: readonly Row[] = [
  [0x00, 0x01, 'numbers', 0], // unreachable, nop
  [0x02, 0x04, 'numbers', 1], // block, loop, if
  [0x05, 0x05, 'numbers', 0], // else
  [0x0b, 0x0b, 'numbers', 0], // end
  [0x0c, 0x0d, 'numbers', 1], // br, br_if
  [0x0e, 0x0e, 'table of labels', 0], // br_table
  [0x0f, 0x0f, 'numbers', 0], // return
  [0x10, 0x10, 'function', 0], // call
  [0x11, 0x11, 'numbers', 2], // call_indirect
  [0x1a, 0x1b, 'numbers', 0], // drop, select
  [0x1c, 0x1c, 'types', 0], // select with types
  [0x20, 0x26, 'numbers', 1], // locals, globals, tables
  [0x28, 0x3e, 'numbers', 2], // loads and stores: alignment and offset
  [0x3f, 0x42, 'numbers', 1], // memory.size, memory.grow, i32.const, i64.const
  [0x43, 0x43, 'bytes', 4], // f32.const
  [0x44, 0x44, 'bytes', 8], // f64.const
  [0x45, 0xc4, 'numbers', 0], // arithmetic
  [0xd0, 0xd0, 'numbers', 1], // ref.null
  [0xd1, 0xd1, 'numbers', 0], // ref.is_null
  [0xd2, 0xd2, 'function', 0], // ref.func
  [0xfc, 0xfc, 'bulk memory', 0],
  [0xfe, 0xfe, 'threads', 0],
];

const ROW_OF: readonly (Row | undefined)[] = Array.from({ length: 256 }, (_, byte) =>
  ROWS.find(([first, last]) => first <= byte && byte <= last),
);

/** How many numbers follow 0xfc and its second byte: conversions, then memory and table operations. */
const BULK = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];
const FENCE = 0x03;

/** All mentions, in their order. Throws at an instruction that is not known. */
export function findMentions(wasm: Uint8Array, { from, end }: FunctionBody): readonly Mention[] {
  const mentions: Mention[] = [];
  let at = afterLocals(wasm, from);
  while (at < end) {
    const row = ROW_OF[wasm[at] ?? 0];
    if (row === undefined) throw new Error(`Instruction ${wasm[at]} at ${at} is not known`);
    const [, , operand, count] = row;
    if (operand === 'function') {
      const { value: index, next } = readLeb(wasm, at + 1);
      mentions.push({ index, from: at + 1, end: next });
    }
    at = afterOperand(wasm, at + 1, operand, count);
  }
  if (at !== end) throw new Error(`The instructions end at ${at} and not at ${end}`);
  return mentions;
}

/** Where a body's instructions begin: after groups of locals, each a count and a type of one byte. */
export function afterLocals(wasm: Uint8Array, from: number): number {
  let { value: groups, next: at } = readLeb(wasm, from);
  for (; groups > 0; groups -= 1) at = readLeb(wasm, at).next + 1;
  return at;
}

function afterOperand(wasm: Uint8Array, at: number, operand: Operand, count: number): number {
  switch (operand) {
    case 'function':
      return afterNumbers(wasm, at, 1);
    case 'numbers':
      return afterNumbers(wasm, at, count);
    case 'bytes':
      return at + count;
    case 'types': {
      const { value, next } = readLeb(wasm, at);
      return next + value;
    }
    case 'table of labels': {
      const { value, next } = readLeb(wasm, at);
      return afterNumbers(wasm, next, value + 1);
    }
    case 'bulk memory': {
      const { value, next } = readLeb(wasm, at);
      const numbers = BULK[value];
      if (numbers === undefined) throw new Error(`Instruction 0xfc ${value} is not known`);
      return afterNumbers(wasm, next, numbers);
    }
    case 'threads': {
      const { value, next } = readLeb(wasm, at);
      return value === FENCE ? next + 1 : afterNumbers(wasm, next, 2);
    }
  }
}

function afterNumbers(wasm: Uint8Array, at: number, count: number): number {
  let next = at;
  for (let left = count; left > 0; left -= 1) {
    while ((wasm[next] ?? 0) >= 0x80) next += 1;
    next += 1;
  }
  return next;
}
