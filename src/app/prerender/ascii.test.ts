// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asciiMarkup, asciiScript, asciiStyle } from './ascii.ts';

const ASCII = /^[\0-\x7f]*$/;
/** Texts with letters of all kinds in them, astral ones too, but no half of one. */
const text = fc.string({ unit: 'grapheme' });

it('leaves what a script says as it was, in strings and in patterns', () => {
  fc.assert(
    fc.property(text, (said) => {
      const code = asciiScript(JSON.stringify(said));
      expect(code).toMatch(ASCII);
      expect(JSON.parse(code)).toBe(said);
    }),
  );
  const code = asciiScript('/^[’😀-😂]$/u');
  expect(code).toMatch(ASCII);
  const pattern = new RegExp(code.slice(1, -2), 'u');
  expect(['’', '😁', '😃', '\ud83d'].map((sign) => pattern.test(sign))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('escapes what a style sheet and a page show', () => {
  expect(asciiStyle('a::before{content:"▸b"}')).toBe('a::before{content:"\\0025b8b"}');
  expect(asciiMarkup('<p title="∧">Tatham’s 😀</p>')).toBe(
    '<p title="&#8743;">Tatham&#8217;s &#128512;</p>',
  );
});

it('leaves alone what is in ASCII', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (plain) => {
      expect([asciiScript(plain), asciiStyle(plain), asciiMarkup(plain)]).toEqual([
        plain,
        plain,
        plain,
      ]);
    }),
  );
});
