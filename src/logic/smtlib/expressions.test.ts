import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  headOf,
  integerOf,
  mentionedUnknowns,
  lineAndColumn,
  readExpressions,
  unknownOf,
} from './expressions.ts';
import type { Expression } from './expressions.ts';
import { tokenize } from './tokens.ts';

const only = (text: string): Expression | undefined => readExpressions(text).expressions[0];

const written = (expression: Expression): string =>
  expression.kind === 'list' ? `(${expression.items.map(written).join(' ')})` : expression.text;

describe('tokens', () => {
  test('have kinds and places', () => {
    expect(
      tokenize('(assert ; why\n (! (= V0 12) :named |a b|))').map(
        ({ kind, text }) => `${kind} ${text}`,
      ),
    ).toEqual([
      'open (',
      'symbol assert',
      'comment ; why',
      'open (',
      'symbol !',
      'open (',
      'symbol =',
      'symbol V0',
      'numeral 12',
      'close )',
      'keyword :named',
      'symbol |a b|',
      'close )',
      'close )',
    ]);
  });

  test('cover all of any text but its white space', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'()";|:#xb01 V\n-é') }), (text) => {
        const tokens = tokenize(text);
        const between = tokens.map(({ from }, index) =>
          text.slice(tokens[index - 1]?.to ?? 0, from),
        );
        expect(between.every((gap) => gap.trim() === '')).toBe(true);
        expect(text.slice(tokens.at(-1)?.to ?? 0).trim()).toBe('');
      }),
    );
  });
});

describe('expressions', () => {
  const atom = fc.constantFrom('V0', 'assert', '12', ':named', '"a ""b"""', '|x y|', '+', '#b01');
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      atom,
      fc.array(tie('tree'), { maxLength: 4 }).map((items) => `(${items.join(' ')})`),
    ),
  }));

  test('are read back as they are written', () => {
    fc.assert(
      fc.property(tree, (text) => {
        const { expressions, problem } = readExpressions(text);
        expect(problem).toBeUndefined();
        expect(expressions.map(written)).toEqual([text]);
      }),
    );
  });

  test('of any text end at the first problem, which has a place in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'()";| V0\n') }), (text) => {
        const { problem } = readExpressions(text);
        expect(problem?.at ?? -1).toBeLessThan(text.length);
      }),
    );
  });

  test.each([
    ['(a', 'a parenthesis is opened and not closed', 0],
    ['(a))', 'a parenthesis is closed that was not opened', 3],
    ['a "b', 'a string has no end', 2],
    ['|b', 'a quoted name has no end', 0],
    ['('.repeat(501), 'parentheses are nested more than 500 deep', 500],
  ])('say of %j that %s', (text, sentence, at) => {
    expect(readExpressions(text).problem).toEqual({ sentence, at });
  });

  test('tell heads, unknowns and whole numbers', () => {
    expect(headOf(only('(assert V0)'))).toBe('assert');
    expect(headOf(only('((a))'))).toBeUndefined();
    expect(['V0', 'V12', 'V01', 'W1', 'V', '(V1)'].map((text) => unknownOf(only(text)))).toEqual([
      0,
      12,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(
      ['7', '(- 7)', '-7', '(- 0)', '1.5', '(- 1 2)', '(- (- 1))', 'x'].map((text) =>
        integerOf(only(text)),
      ),
    ).toEqual([7, -7, -7, 0, undefined, undefined, undefined, undefined]);
    expect(
      mentionedUnknowns(
        only('(or (= V9 V2) (= V9 1))') ?? { kind: 'list', items: [], from: 0, to: 0 },
      ),
    ).toEqual([2, 9]);
  });

  test('places are lines and columns from 1', () => {
    expect(lineAndColumn('ab\ncd', 4)).toEqual({ line: 2, column: 2 });
    expect(lineAndColumn('ab', 0)).toEqual({ line: 1, column: 1 });
  });
});
