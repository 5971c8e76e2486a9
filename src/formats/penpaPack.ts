/**
 * The container of Penpa's addresses: lines of text with shortened names, packed by raw deflate and
 * written in base 64.
 */
import { Inflate } from 'fflate';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';

/** The most characters of a packed text, and bytes of its unpacked text. */
const LONGEST_PACKED = 200_000;
export const LONGEST_UNPACKED = 2_000_000;
/** Bytes that are unpacked at once: at most a thousand times as many come of them. */
const PIECE = 256;

/** The names that its texts shorten to `z` and this character. */
const SHORTENED: Readonly<Record<string, string>> = {
  Z: 'z',
  '9': '"qa"',
  Q: '"pu_q"',
  A: '"pu_a"',
  G: '"grid"',
  M: '"edit_mode"',
  S: '"surface"',
  L: '"line"',
  E: '"lineE"',
  W: '"wall"',
  C: '"cage"',
  N: '"number"',
  Y: '"symbol"',
  P: '"special"',
  B: '"board"',
  R: '"command_redo"',
  U: '"command_undo"',
  '8': '"command_replay"',
  '1': '"numberS"',
  F: '"freeline"',
  '2': '"freelineE"',
  T: '"thermo"',
  '3': '"arrows"',
  D: '"direction"',
  '0': '"squareframe"',
  '5': '"polygon"',
  '4': '"deletelineE"',
  '6': '"killercages"',
  '7': '"nobulbthermo"',
  _: '"__a"',
  O: 'null',
};

const DAMAGED = failure('This address is damaged: part of it is missing or changed');

/** The lines of a packed text, as an address has it after `p=`. */
export function unpackPenpa(packed: string): Result<readonly string[]> {
  if (packed.length > LONGEST_PACKED) {
    return failure(
      `This address has ${packed.length} characters, at most ${LONGEST_PACKED} are read`,
    );
  }
  const bytes = bytesOf(packed);
  if (bytes === undefined) return DAMAGED;
  const unpacked = inflate(bytes);
  if (unpacked === 'too long') {
    return failure(
      `This address holds a text of more than ${LONGEST_UNPACKED} bytes, which is not read`,
    );
  }
  if (unpacked === undefined) return DAMAGED;
  const text = new TextDecoder().decode(unpacked);
  return success(
    text.replaceAll(/z(.)/g, (all, short: string) => SHORTENED[short] ?? all).split('\n'),
  );
}

/** Base 64 as bytes; addresses lose their plus signs in transport, and encode others. */
function bytesOf(packed: string): Uint8Array | undefined {
  const base64 = packed
    .replaceAll(/%2b/gi, '+')
    .replaceAll(/%2f/gi, '/')
    .replaceAll(/%3d/gi, '=')
    .replaceAll(/%20| /g, '+')
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Stops as soon as there are too many bytes, since a small text can unpack to gigabytes. */
function inflate(bytes: Uint8Array): Uint8Array | 'too long' | undefined {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let isWhole = false;
  const stream = new Inflate((piece, isLast) => {
    pieces.push(piece);
    length += piece.length;
    isWhole = isLast;
  });
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      stream.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
      if (length > LONGEST_UNPACKED) return 'too long';
    }
  } catch {
    return undefined;
  }
  if (!isWhole) return undefined;
  const all = new Uint8Array(length);
  let start = 0;
  for (const piece of pieces) {
    all.set(piece, start);
    start += piece.length;
  }
  return all;
}
