import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Values } from '#logic/claim.ts';
import { readOutput } from './output.ts';

const number = (value: number): string => (value < 0 ? `(- ${-value})` : String(value));

/** The values that are set, each formatted by `write`. */
const each = (values: Values, write: (cell: number, value: string) => string): string =>
  values
    .flatMap((value, cell) => (value === undefined ? [] : [write(cell, number(value))]))
    .join('\n  ');

const model = (values: Values, word: string): string =>
  `sat\n(${word}\n  (define-fun T0 () Int 3)\n  ${each(values, (cell, value) => `(define-fun V${cell} () Int\n    ${value})`)}\n)\n`;

const pairs = (values: Values): string =>
  `sat\n(${each(values, (cell, value) => `(V${cell} ${value})`)})\n`;

const said = (text: string, cells = 81) => {
  const output = readOutput(text, cells);
  return output.kind === 'problem' ? output.sentence : output.kind;
};

describe('a solver’s output', () => {
  const filling = fc.array(fc.option(fc.integer(), { nil: undefined }), {
    minLength: 1,
    maxLength: 40,
  });

  test('is read back in either form, whatever the values', () => {
    fc.assert(
      fc.property(filling, fc.nat({ max: 40 }), (values, cut) => {
        const count = values.filter((value) => value !== undefined).length;
        const texts = [
          model(values, 'model'),
          model(values, ''),
          pairs(values),
          pairs(values.map((value, cell) => (cell < cut ? value : undefined))) +
            pairs(values.map((value, cell) => (cell < cut ? undefined : value))),
        ];
        const expected = count === 0 ? { kind: 'nothing' } : { kind: 'values', values, count };
        for (const text of texts) expect(readOutput(text, values.length)).toEqual(expected);
      }),
    );
  });

  test('may be any text at all', () => {
    const piece = fc.constantFrom(
      '(', ')', '"', '|', ';', '\n', ' ', '-', '9', 'V0', 'V1', 'define-fun', 'Int', '()', 'error',
      'sat', 'unsat', 'é',
    ); // prettier-ignore
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(' ')),
      fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, fc.nat({ max: 3 }), (written, cells) => {
        expect(() => readOutput(written, cells)).not.toThrow();
      }),
    );
  });

  test('may be copied in part, or be minus zero', () => {
    expect(readOutput('(define-fun V1 () Int 7)\n(V0 -0)', 2)).toEqual({
      kind: 'values',
      values: [0, 7],
      count: 2,
    });
  });

  test.each([
    ['unsat', 'unsat'],
    ['unsat\n(error "line 130 column 10: model is not available")', 'unsat'],
    ['unknown', 'unknown'],
    ['timeout', 'unknown'],
    ['sat', 'nothing'],
    ['', 'nothing'],
    ['good morning', 'nothing'],
    ['(assert (= V0 9))', 'nothing'],
    ['sat ((V0 9)) unsat', 'values'],
    ['unknown ((V0 9))', 'values'],
    ['sat\n((V0 9)\n (V81 7))', 'Line 3: V81 is not a cell, this board has V0 to V80'],
    ['((V5 1.5))', 'Line 1: V5 is 1.5, which is no whole number'],
    ['((V5\n  (/ 1\n  2)))', 'Line 2: V5 is (/ 1 2), which is no whole number'],
    ['((V5 (- 1234567890123456)))', 'Line 1: V5 is (- 1234567890123456), which is too large'],
    ['((V5))', 'Line 1: V5 has no value'],
    ['((V5 1)\n(V5 1))', 'values'],
    ['((V5 1)\n(V5 2))', 'Line 2: V5 is 2 here and 1 further up'],
    ['sat\n(error "no ""such"" thing")', 'Line 2: the solver says “no "such" thing”'],
    ['(error)', 'Line 1: the solver says “error”'],
    ['sat\n((V0 9)\n(V1 8)', 'Line 2: a parenthesis is opened and not closed'],
    ['((V0 9)))', 'Line 1: a parenthesis is closed that was not opened'],
  ])('of %j is understood as %j', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});
