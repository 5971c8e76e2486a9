import { deflateSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trials } from '../trials.ts';
import addresses from './penpaAddresses.txt?raw';
import { LONGEST_UNPACKED, unpackPenpa } from './penpaPack.ts';
import { addressOfLines, penpaAddress } from './penpaTesting.ts';
import { bring, expectRefused } from './testing.ts';

const real = addresses
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
const [, masyu = ''] = real.find(([id]) => id === 'masyu') ?? [];

describe('a damaged Penpa address', () => {
  it.each([0.2, 0.5, 0.95])('is refused where it ends at %d of its length', async (part) => {
    await expectRefused(masyu.slice(0, Math.floor(masyu.length * part)), /damaged/);
  });

  it('never throws, whatever is changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(masyu.length), fc.string({ maxLength: 3 }), async (at, other) => {
        const found = await bring(masyu.slice(0, at) + other + masyu.slice(at + other.length));
        expect(found.kind).toBeDefined();
      }),
      { numRuns: trials(300) },
    );
  });

  it('never throws, whatever it draws', async () => {
    const point = fc.oneof(fc.nat(900).map(String), fc.constantFrom('90,91', '91,99', 'x', ''));
    const value = fc.oneof(fc.nat(30), fc.array(fc.oneof(fc.nat(9), fc.string())), fc.anything());
    const layer = fc.oneof(fc.dictionary(point, value), fc.array(fc.array(fc.nat(900))), value);
    const names = ['number', 'numberS', 'symbol', 'surface', 'line', 'lineE', 'cage', 'thermo'];
    const question = fc.dictionary(fc.constantFrom(...names, 'killercages', 'arrows'), layer);
    const ids = real.map(([id = '']) => id);
    await fc.assert(
      fc.asyncProperty(question, fc.constantFrom(...ids), async (drawn, id) => {
        const named = { title: id.replace('-', ' '), width: 9, height: 9 };
        const found = await bring(penpaAddress({ ...named, question: drawn, grid: 'sudoku' }));
        expect(['puzzle', 'refused']).toContain(found.kind);
      }),
      { numRuns: trials(1000) },
    );
  });

  it.each([
    [['3,3,38'], /old Penpa/],
    [['hex,5,5,38'], /kind "hex"; boards of squares are read/],
    [['square,101,5,38'], /board is 101 by 5; sides of 1 to 100 are read/],
    [['square,0,5,38'], /board is 0 by 5/],
    [['square,5,5,38', '', '', '{'], /damaged/],
    [['square,5,5,38', '', '', '{}', '', '["x"]'], /damaged/],
    [['square,5,5,38', '', '', '{}', '', '[]'], /no cells/],
    [['square,5,5,38', '', '', '{}', '', '[900]'], /damaged/],
    [['square,5,5,38', '', '', '{}', '', '[20,1,8,1]'], /empty board/],
  ])('is refused where its lines are %j', async (lines, sentence) => {
    await expectRefused(addressOfLines(lines), sentence);
  });

  it('is refused where it holds none, or another', async () => {
    await expectRefused('https://swaroopg92.github.io/penpa-edit/', /holds no puzzle/);
    await expectRefused(
      'https://swaroopg92.github.io/penpa-edit/#m=edit&p=https://puzz.link/p?masyu/5/5/000',
      /another one after “p=”/,
    );
    await expectRefused('https://tinyurl.com/2p8abcde', /short address/);
  });
});

describe('the text of a Penpa address', () => {
  const pack = (bytes: Uint8Array): string =>
    btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const packed = (text: string): string => pack(deflateSync(new TextEncoder().encode(text)));

  it('comes back as it was packed', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 })), (lines) => {
        const text = lines.join('\n').replaceAll('z', 'zZ');
        const read = unpackPenpa(packed(text));
        expect(read.ok && read.value.join('\n')).toBe(lines.join('\n'));
      }),
      { numRuns: trials(1000) },
    );
  });

  it('is read up to its bound, and not beyond', () => {
    const read = unpackPenpa(packed('a'.repeat(LONGEST_UNPACKED)));
    expect(read.ok && read.value[0]?.length).toBe(LONGEST_UNPACKED);
    const more = unpackPenpa(packed('a'.repeat(LONGEST_UNPACKED + 1)));
    expect(more.ok ? '' : more.problem.reason).toMatch(/more than 2000000 bytes/);
    const long = unpackPenpa('A'.repeat(200_001));
    expect(long.ok ? '' : long.problem.reason).toMatch(/200001 characters, at most 200000/);
  });

  it('that unpacks to far too much is given up early', () => {
    // A hundred and fifty megabytes in some hundred kilobytes.
    const read = unpackPenpa(packed('a'.repeat(150_000_000)).slice(0, 200_000));
    expect(read.ok ? '' : read.problem.reason).toMatch(/more than 2000000 bytes/);
  });
});
