import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isDefinitionText,
  isLikeDefinition,
  normalDefinition,
  splitDefinition,
  withDefinition,
} from './typeId.ts';

/** Lines as people write them, but for the line that no definition has. */
const lines = fc
  .array(fc.string({ unit: 'grapheme' }).map((line) => line.replaceAll(/[\r\n]/g, ' ')))
  .filter((all) => !all.some((line) => line.trimEnd() === '---'));
const ends = fc.constantFrom('\n', '\r\n', '\r');

describe('the text of a definition', () => {
  it('is normal after it was made normal, whatever ends its lines', () => {
    fc.assert(
      fc.property(lines, ends, (all, end) => {
        const normal = normalDefinition(all.join(end));
        expect(normalDefinition(normal)).toBe(normal);
        expect(normalDefinition(`\n${normal.replaceAll('\n', ` ${end}`)}`)).toBe(normal);
        expect(isDefinitionText(normal)).toBe(true);
      }),
    );
  });

  it('comes out of a link as it went in, and so does the text of the puzzle', () => {
    fc.assert(
      fc.property(lines, fc.string({ unit: 'grapheme' }), (all, text) => {
        const definition = normalDefinition(all.join('\n'));
        expect(splitDefinition(withDefinition(definition, text))).toEqual({ definition, text });
      }),
    );
  });

  it('stands in no link of a type of ours', () => {
    expect(withDefinition('sudoku', '1...')).toBe('1...');
  });

  it('is the whole of a link without a puzzle', () => {
    expect(splitDefinition('lab 1\r\npuzzle Trial\n\n')).toEqual({
      definition: 'lab 1\npuzzle Trial\n',
      text: '',
    });
  });
});

describe('a text that means to be a definition', () => {
  it.each(['lab 1', 'lab 1\npuzzle Trial', '\n  \nLab 2\n', '# by me\nlab 1', '\uFEFFlab 1'])(
    'begins with the version: %j',
    (text) => {
      expect(isLikeDefinition(text)).toBe(true);
    },
  );

  it.each(['', 'label 1', 'puzzle Trial\nlab 1', '1...\n....', 'lab', 'https://example.org/lab 1'])(
    'does not begin otherwise: %j',
    (text) => {
      expect(isLikeDefinition(text)).toBe(false);
    },
  );
});
