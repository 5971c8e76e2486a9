import fc from 'fast-check';
import { deflateRawSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { findLink, packText, splitHash, unpackText } from './link.ts';
import { LONGEST_TEXT } from './text.ts';

test('unpacking a packed text gives it back, but for line feeds at its end, and no link ends in a sign', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 2000 }), async (text) => {
      const payload = await packText(text);
      expect(payload).toMatch(/^1\.[\w-]*[a-z0-9]$/i);
      const unpacked = await unpackText(payload ?? '');
      expect(unpacked.ok && unpacked.value.replace(/\n*$/, '')).toBe(text.replace(/\n*$/, ''));
    }),
  );
});

/** Published links: every later version must open them to the same text. */
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
        // Noise may happen to inflate; it must not throw or give an empty reason.
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

test('a payload that inflates to the very limit is opened', async () => {
  const text = '.'.repeat(LONGEST_TEXT);
  const payload = `1.${deflateRawSync(text).toString('base64url')}`;
  expect(await unpackText(payload)).toEqual({ ok: true, value: text });
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

const [[LINK, TEXT]] = VERSION_1;

/** What chats, mail and trackers append to a link, or change in it. */
const TAILS = [
  '.',
  ')',
  ',',
  '!',
  '…',
  '=',
  '/',
  '#',
  '%20',
  '%29',
  '%0A',
  '\u200B',
  '?utm_source=x',
  '&fbclid=1',
  '_',
  '**',
  '>',
  '](',
  ' and words behind it',
  '\n-- \nA signature',
] as const;

test.each(TAILS)('a link with %j behind it opens', async (tail) => {
  const { id, payload = '' } = splitHash(`#/kurosu/${LINK}${tail}`);
  expect(id).toBe('kurosu');
  expect(await unpackText(payload)).toEqual({ ok: true, value: TEXT });
});

test('a link that a mail program wrapped, at any place and more than once, opens', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 3, max: LINK.length - 1 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom('\n', '\r\n', ' ', '%20', '\u200B'),
      async (places, break_) => {
        let wrapped: string = LINK;
        for (const at of places.toSorted((a, b) => b - a)) {
          wrapped = wrapped.slice(0, at) + break_ + wrapped.slice(at);
        }
        const { payload = '' } = splitHash(`#/kurosu/${wrapped}`);
        expect(await unpackText(payload)).toEqual({ ok: true, value: TEXT });
      },
    ),
  );
});

test.each([
  [`#%2Fkurosu%2F${LINK}`, 'kurosu'],
  [`#%252Fkurosu%252F${LINK.replace('.', '%252E')}`, 'kurosu'],
  [`#!/kurosu/${LINK}`, 'kurosu'],
  [`#/Kurosu/${LINK}`, 'kurosu'],
  [`#kurosu/${LINK.replace('.', '%2E')}`, 'kurosu'],
])('%s names the same puzzle', async (hash, type) => {
  const { id, payload = '' } = splitHash(hash);
  expect(id).toBe(type);
  expect(await unpackText(payload)).toEqual({ ok: true, value: TEXT });
});

test('an address without a puzzle is the start page, and a word that no type has is told', () => {
  expect(splitHash('')).toEqual({ id: '', payload: undefined });
  expect(splitHash('#/')).toEqual({ id: '', payload: undefined });
  expect(splitHash('#/sudoku.')).toEqual({ id: 'sudoku', payload: undefined });
  expect(splitHash('#/techniques/sudoku)')).toEqual({ id: 'techniques', payload: 'sudoku)' });
});

test.each([
  `Look: https://example.org/gridproof/#/kurosu/${LINK}. It is hard!`,
  `<https://example.org/#/kurosu/${LINK}>`,
  `[a puzzle](https://example.org/#/kurosu/${LINK})`,
  `https://example.org/%23%2Fkurosu%2F${LINK}`,
  `https://mail.example?to=https%253A%252F%252Fexample.org%252F%2523%252Fkurosu%252F${LINK}`,
  `https://example.org/#/kurosu/${LINK.slice(0, 40)}\n${LINK.slice(40)}\n\n-- \nSent from my phone`,
])('a link within a text is found: %j', async (text) => {
  expect(await findLink(text)).toEqual({ id: 'kurosu', hash: `#/kurosu/${LINK}`, isWhole: true });
});

test('a damaged link within a text is found, for the page says what is wrong with it', async () => {
  expect(await findLink('#/kurosu/1.abc')).toEqual({
    id: 'kurosu',
    hash: '#/kurosu/1.abc',
    isWhole: false,
  });
  expect(await findLink('no link')).toBeUndefined();
});

test('what puts much white space into a payload costs a bounded number of tries', async () => {
  const unpacked = await unpackText(`1.${'a '.repeat(4000)}`);
  expect(unpacked.ok).toBe(false);
});
