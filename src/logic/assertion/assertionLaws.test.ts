import fc from 'fast-check';
import { domainsOf, place, symbol, values } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import type { Model } from '#logic/model.ts';
import { readExpressions } from '#logic/smtlib/expressions.ts';
import { assertion } from './assertion.ts';
import { readCondition } from './read.ts';
import { isTrue } from './term.ts';
import { termsOf } from './testing.ts';
import { tooMuch, workOf } from './work.ts';

// House rules by the laws of all kinds: terms of every sort, and those that are a kind of their own.

const speech = { names: (named: readonly number[]) => named.join(' '), word: String };

const boards = values(1, 3).chain((shared) => domainsOf(4, shared));

function tried(text: string, domains: Model['domains']) {
  const [term] = readExpressions(text).expressions;
  const condition = term && readCondition(term, domains.length);
  if (condition === undefined || 'sentence' in condition) throw new Error(`Not read: ${text}`);
  return {
    condition,
    claim: assertion({ condition, text, place, domains, symbol, speech }),
    domains,
    rule: (full: readonly number[]) => isTrue(condition, (unknown) => full[unknown] ?? 0),
  };
}

describeClaimLaws(
  'a condition',
  fc
    .tuple(termsOf(4).condition, boards)
    .map(([text, domains]) => tried(text, domains))
    .filter(
      ({ condition, domains }) =>
        condition.unknowns.length > 0 && tooMuch(workOf(condition, domains.flat())) === undefined,
    ),
  50,
);

const cells = fc
  .shuffledSubarray(['V0', 'V1', 'V2', 'V3'], { minLength: 2 })
  .map((names) => names.join(' '));

describeClaimLaws(
  'a condition that is a set, a sum or a cage',
  fc.tuple(cells, fc.nat(20), fc.nat(3), boards).map(([names, total, which, domains]) => {
    const [set, sum] = [`(distinct ${names})`, `(= ${total} (+ ${names}))`];
    const text = [set, sum, `(and ${set} ${sum})`, `(and ${sum} ${set})`][which] ?? set;
    return tried(text, domains);
  }),
);
