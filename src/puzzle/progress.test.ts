import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitProgress, withProgress } from './progress.ts';

const line = fc.stringMatching(/^[^\n]{0,20}$/);
const text = fc
  .array(line, { maxLength: 6 })
  .map((lines) => lines.map((each) => `${each}\n`).join(''));
const marks = fc.array(fc.option(fc.integer({ min: 0, max: 35 }), { nil: undefined }), {
  minLength: 1,
});

it('gives back the text and the marks that went along with it', () => {
  fc.assert(
    fc.property(text, marks, (written, made) => {
      expect(splitProgress(withProgress(written, made))).toEqual({ text: written, marks: made });
    }),
  );
});

it('leaves a text alone that has no marks', () => {
  fc.assert(
    fc.property(text, (written) => {
      fc.pre(!/#progress [^\n]*\n$/.test(written));
      expect(splitProgress(written)).toEqual({ text: written });
    }),
  );
  expect(splitProgress('#progress 12\n1 2\n')).toEqual({ text: '#progress 12\n1 2\n' });
  expect(splitProgress('1 2\n#progress A!\n')).toEqual({ text: '1 2\n#progress A!\n' });
});
