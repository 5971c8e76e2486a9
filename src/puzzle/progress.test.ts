import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitProgress, withProgress } from './progress.ts';

const line = fc.stringMatching(/^[^\n]{0,20}$/);
const text = fc
  .array(line, { maxLength: 6 })
  .map((lines) => lines.map((each) => `${each}\n`).join(''));

const among = (min: number, max: number) =>
  fc.uniqueArray(fc.integer({ min, max })).map((values) => values.toSorted((a, b) => a - b));
const cell = fc.record({
  mark: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined }),
  notes: fc.record({ corner: among(0, 300), centre: among(0, 300), colour: among(1, 8) }),
});
const progress = fc.array(cell, { minLength: 1 }).map((cells) => ({
  marks: cells.map(({ mark }) => mark),
  notes: cells.map(({ notes }) => notes),
}));

const NO_NOTES = { corner: [], centre: [], colour: [] };

it('gives back the text and the marks and notes that went along with it', () => {
  fc.assert(
    fc.property(text, progress, (written, made) => {
      fc.pre(!/#notes [^\n]*\n$/.test(written));
      expect(splitProgress(withProgress(written, made))).toEqual({ text: written, progress: made });
    }),
  );
});

it('gives them back where a link has line feeds after them', () => {
  fc.assert(
    fc.property(progress, fc.integer({ min: 1, max: 3 }), (made, feeds) => {
      const packed = withProgress('1 2\n', made) + '\n'.repeat(feeds);
      expect(splitProgress(packed)).toEqual({ text: '1 2\n', progress: made });
    }),
  );
});

it('writes a value above 35 in brackets', () => {
  const notes = [{ corner: [1, 40], centre: [], colour: [] }, NO_NOTES];
  const made = { marks: [undefined, 100], notes };
  expect(withProgress('1 2\n', made)).toBe('1 2\n#notes 1(14),\n#progress .(2s)\n');
  expect(splitProgress('1 2\n#notes 1(14),\n#progress .(2s)\n').progress).toEqual(made);
});

it('writes marks alone as it always did', () => {
  const [marks, notes] = [
    [undefined, 3, 10],
    [NO_NOTES, NO_NOTES, NO_NOTES],
  ];
  expect(withProgress('1 2\n', { marks, notes })).toBe('1 2\n#progress .3a\n');
  expect(splitProgress('1 2\n#progress .3a\n')).toEqual({
    text: '1 2\n',
    progress: { marks, notes },
  });
});

it('passes over notes of no cell, and whatever is no colour', () => {
  expect(splitProgress('#notes 21.a.908,..1,5\n#progress 1.\n').progress).toEqual({
    marks: [1, undefined],
    notes: [
      { corner: [1, 2], centre: [10], colour: [8] },
      { corner: [], centre: [], colour: [1] },
    ],
  });
});

it('leaves a text alone that has no marks', () => {
  fc.assert(
    fc.property(text, (written) => {
      fc.pre(!/#progress [^\n]*\n$/.test(written));
      expect(splitProgress(written)).toEqual({ text: written });
    }),
  );
  for (const written of [
    '#progress 12\n1 2\n',
    '1 2\n#progress A!\n',
    '1 2\n#notes 1,2\n',
    '#notes 1\n1 2\n#notes 2\n',
  ]) {
    expect(splitProgress(written)).toEqual({ text: written });
  }
});
