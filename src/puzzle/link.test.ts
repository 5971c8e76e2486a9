import fc from 'fast-check';
import { deflateRawSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { packText, unpackText } from './link.ts';
import { LONGEST_TEXT } from './text.ts';

test('unpacking a packed text gives it back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 2000 }), async (text) => {
      const payload = await packText(text);
      expect(payload).toMatch(/^1\.[\w-]*$/);
      expect(await unpackText(payload ?? '')).toEqual({ ok: true, value: text });
    }),
  );
});

/** Links that are out in the world: every later version must open them to the same text. */
const VERSION_1 = [
  [
    '1.U_YuLcovLjVTcPFVMDBU8CrNS1UwMjC04NLT0zPQM-QyANNchnogyAVi6-lx6RnC5fQMuAA',
    '#Kurosu6 DM 01 June 2018\n...0.1\n0...0.\n1.1.1.\n..0...\n.1.0.1\n0....0\n',
  ],
  [
    '1.U84vKMnMz1PIy9ctKc_XTczJzE7lMtTT0-PSQyYMuAA',
    '#option no-two-alike\n1...\n....\n....\n...0\n',
  ],
] as const;

test.each(VERSION_1)('the old link %s still opens', async (payload, text) => {
  expect(await unpackText(payload)).toEqual({ ok: true, value: text });
});

test('any other string is refused with a sentence, and nothing throws', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ maxLength: 300 }),
        fc.base64String({ maxLength: 300 }).map((noise) => `1.${noise.replaceAll(/[+/=]/g, '_')}`),
      ),
      async (payload) => {
        const unpacked = await unpackText(payload);
        // Noise may inflate by luck; what must not happen is an exception or an empty reason.
        const said = unpacked.ok ? 'This link opens' : unpacked.problem.reason;
        expect(said).toMatch(/^This link /);
      },
    ),
  );
});

test('a small payload that inflates past the limit is refused', async () => {
  const bomb = `1.${deflateRawSync('.'.repeat(LONGEST_TEXT + 1)).toString('base64url')}`;
  expect(bomb.length).toBeLessThan(200);
  expect(await unpackText(bomb)).toEqual({
    ok: false,
    problem: { reason: 'This link holds more than any puzzle needs' },
  });
});

test('a browser that cannot inflate calls no good link damaged, and makes none', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await packText('1...')).toBeUndefined();
  const [[good]] = VERSION_1;
  expect(await unpackText(good)).toEqual({
    ok: false,
    problem: { reason: 'This browser is too old to open links: it cannot inflate what they hold' },
  });
  vi.unstubAllGlobals();
});
