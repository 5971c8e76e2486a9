import fc from 'fast-check';
import { domainsOf, values } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import type { Model } from '#logic/model.ts';
import { isTrue } from './term.ts';
import { conditionOf, isTaken, termsOf } from './testing.ts';

// Tests house rules by the laws of all kinds: terms of every sort, and terms that become another
// kind of claim.

const boards = values(1, 3).chain((shared) => domainsOf(4, shared));

function tried(text: string, domains: Model['domains']) {
  const { condition, claim } = conditionOf(text, domains);
  const rule = (full: readonly number[]) => isTrue(condition, (unknown) => full[unknown] ?? 0);
  return { condition, claim, domains, rule };
}

describeClaimLaws(
  'a condition',
  fc
    .tuple(termsOf(4).condition, boards)
    .map(([text, domains]) => tried(text, domains))
    .filter(({ condition, domains }) => isTaken(condition, domains)),
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
