import fc from 'fast-check';
import { place, symbol } from '#logic/claimCases.ts';
import type { Claim } from '#logic/claim.ts';
import type { Model } from '#logic/model.ts';
import { readExpressions } from '#logic/smtlib/expressions.ts';
import { assertion } from './assertion.ts';
import { readCondition } from './read.ts';
import type { Condition } from './term.ts';
import { tooMuch, workOf } from './work.ts';

const speech = { names: (named: readonly number[]) => named.join(' '), word: String };

/**
 * A text's condition over unknowns with these domains, and its claim. Throws if it cannot be read.
 * For tests.
 */
export function conditionOf(
  text: string,
  domains: Model['domains'],
): { readonly condition: Condition; readonly claim: Claim } {
  const [term] = readExpressions(text).expressions;
  const condition = term && readCondition(term, domains.length);
  if (condition === undefined || 'sentence' in condition) throw new Error(`Not read: ${text}`);
  return { condition, claim: assertion({ condition, text, place, domains, symbol, speech }) };
}

/** Whether the page would accept a condition as a house rule. For tests. */
export const isTaken = (condition: Condition, domains: Model['domains']): boolean =>
  condition.unknowns.length > 0 && tooMuch(workOf(condition, domains.flat())) === undefined;

/** SMT-LIB terms of both sorts over `V0` to `Vn`, `count` of them. For tests. */
export function termsOf(count: number): {
  readonly condition: fc.Arbitrary<string>;
} {
  const cell = fc.nat(count - 1).map((unknown) => `V${unknown}`);
  const number = fc.integer({ min: -9, max: 20 }).map((of) => (of < 0 ? `(- ${-of})` : String(of)));
  const divisor = fc.constantFrom('2', '3', '5', '(- 2)');
  const { condition } = fc.letrec<{ condition: string; number: string; plain: string }>((tie) => {
    const list = (operator: fc.Arbitrary<string>, of: 'condition' | 'number', most = 3) =>
      fc
        .tuple(operator, fc.array(tie(of), { minLength: 2, maxLength: most }))
        .map(([head, operands]) => `(${head} ${operands.join(' ')})`);
    const divided = fc.tuple(fc.constantFrom('div', 'mod'), tie('number'), divisor);
    const chosen = (of: 'condition' | 'number') =>
      fc
        .tuple(tie('condition'), tie(of), tie(of))
        .map(([when, one, other]) => `(ite ${when} ${one} ${other})`);
    return {
      plain: fc.oneof(cell, cell, number),
      number: fc.oneof(
        { depthSize: 'small' },
        tie('plain'),
        list(fc.constantFrom('+', '-', '*'), 'number'),
        divided.map((of) => `(${of.join(' ')})`),
        tie('number').map((of) => `(abs ${of})`),
        tie('number').map((of) => `(- ${of})`),
        chosen('number'),
      ),
      condition: fc.oneof(
        { depthSize: 'small' },
        list(fc.constantFrom('=', '<', '<=', '>', '>=', 'distinct'), 'number'),
        list(fc.constantFrom('and', 'or'), 'condition'),
        list(fc.constantFrom('=>', 'xor'), 'condition', 2),
        tie('condition').map((of) => `(not ${of})`),
        chosen('condition'),
        fc.constantFrom('true', 'false'),
      ),
    };
  });
  return { condition };
}
