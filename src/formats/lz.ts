/**
 * Unpacks base 64 of lz-string. The library does not limit its output, and a small text can unpack
 * to gigabytes; this stops at a limit. Packing uses the library, and a test checks that the two
 * agree.
 */

/** The codes that every text starts with: a character of 8 bits, one of 16, and the end. */
const SHORT = 0;
const LONG = 1;
const END = 2;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BITS = 6;

/** `undefined` if the text is damaged, or unpacks to more than `most` characters. */
export function unpackLz(packed: string, most: number): string | undefined {
  const bits = bitsOf(packed.replace(/=+$/, ''));
  if (bits === undefined) return undefined;
  const phrases: string[] = ['', '', ''];
  const found: string[] = [];
  let length = 0;
  let width = 2;
  /** How many more phrases fit before codes become one bit longer. */
  let room = 1;
  let last: string | undefined;
  const grow = () => {
    room -= 1;
    if (room > 0) return;
    room = 2 ** width;
    width += 1;
  };
  for (;;) {
    let code = bits(width);
    if (code === undefined) return undefined;
    if (code === END) return found.join('');
    const isNew = code === SHORT || code === LONG;
    if (isNew) {
      const character = bits(code === SHORT ? 8 : 16);
      if (character === undefined) return undefined;
      code = phrases.push(String.fromCharCode(character)) - 1;
    }
    if (last === undefined) {
      // The first phrase is always a character, and its code is not assigned otherwise.
      if (!isNew) return undefined;
      width = 3;
      room = 4;
      last = phrases[code] ?? '';
    } else {
      if (isNew) grow();
      const phrase: string | undefined =
        phrases[code] ?? (code === phrases.length ? last + last.charAt(0) : undefined);
      if (phrase === undefined) return undefined;
      phrases.push(last + phrase.charAt(0));
      last = phrase;
      grow();
    }
    found.push(last);
    length += last.length;
    if (length > most) return undefined;
  }
}

/** Reads numbers bit by bit, lowest bit first; `undefined` at the end of the text. */
function bitsOf(packed: string): ((width: number) => number | undefined) | undefined {
  const places = new Map([...ALPHABET].map((character, index) => [character, index]));
  const values: number[] = [];
  for (const character of packed) {
    const value = places.get(character);
    if (value === undefined) return undefined;
    values.push(value);
  }
  let at = 0;
  return (width) => {
    let number = 0;
    if (at + width > values.length * BITS) return undefined;
    for (let bit = 0; bit < width; bit += 1, at += 1) {
      const value = values[Math.floor(at / BITS)] ?? 0;
      if ((value >> (BITS - 1 - (at % BITS))) & 1) number += 2 ** bit;
    }
    return number;
  };
}
