import fc from 'fast-check';
import { domainsOf, order, place } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { oneRunAround } from './oneRunAround.ts';

describeClaimLaws(
  'one run around',
  fc.tuple(order(1, 7), fc.constantFrom(0, 1)).chain(([ring, value]) =>
    domainsOf(ring.length, [0, 1]).map((domains) => ({
      claim: oneRunAround({
        place,
        sentence: 'around it the cells follow each other',
        along: 'around it',
        ring,
        value,
        other: 1 - value,
        word: String,
      }),
      domains,
      // Some turn of the ring has all cells with the value in front.
      rule: (full: readonly number[]) =>
        ring.some((_, start) => {
          const turned = [...ring.slice(start), ...ring.slice(0, start)];
          const from = turned.findIndex((cell) => full[cell] !== value);
          return from < 0 || turned.slice(from).every((cell) => full[cell] !== value);
        }),
    })),
  ),
);
