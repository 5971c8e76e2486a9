import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FRAME_THEMES, frameAddress, frameTheme, pageAddress } from './frame.ts';
import { frameTag } from './frameTag.ts';

describe('the address of a frame', () => {
  it.each([
    ['', undefined],
    ['?embed', 'auto'],
    ['?embed=', 'auto'],
    ['?embed=light', 'light'],
    ['?embed=dark', 'dark'],
    ['?a=b&embed=dark', 'dark'],
    ['?embed=purple', 'auto'],
    ['?embedded', undefined],
    ['?a=embed', undefined],
  ])('with the query "%s" looks %s', (search, theme) => {
    expect(frameTheme(search)).toBe(theme);
  });

  it('leads back to the page that it was made of, whatever its query and hash are', () => {
    const query = fc.constantFrom('', '?a=b', '?a', '?a=%20&c');
    const hash = fc.constantFrom('', '#/sudoku', '#/sudoku/1.aB-_c0');
    fc.assert(
      fc.property(query, hash, fc.constantFrom(...FRAME_THEMES), (search, payload, theme) => {
        const page = `https://example.org/gridproof/${search}${payload}`;
        const framed = frameAddress(page, theme);
        expect(frameTheme(new URL(framed).search)).toBe(theme);
        expect(new URL(framed).hash).toBe(payload);
        expect(pageAddress(framed)).toBe(page);
        expect(frameAddress(framed, theme)).toBe(framed);
      }),
    );
  });

  it('is short', () => {
    const page = 'https://example.org/#/sudoku/1.abc';
    expect(frameAddress(page, 'auto')).toBe('https://example.org/?embed#/sudoku/1.abc');
    expect(frameAddress(page, 'dark')).toBe('https://example.org/?embed=dark#/sudoku/1.abc');
  });
});

it('no title ends the attribute that it stands in', () => {
  const tag = frameTag('https://example.org/#/sudoku/1.abc', 'A "<b>" & more', 'auto');
  expect(tag).toContain('title="A &quot;&lt;b&gt;&quot; &amp; more"');
  expect(tag).toMatch(/^<iframe (?:[a-z]+="[^"<>]*" ?)+><\/iframe>$/);
});
