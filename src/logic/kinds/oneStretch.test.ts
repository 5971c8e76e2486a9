import { domainsOf, order, place } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { oneStretch } from './oneStretch.ts';

describeClaimLaws(
  'one stretch around',
  order(3, 7).chain((ring) =>
    domainsOf(ring.length, [0, 1]).map((domains) => ({
      claim: oneStretch({
        place,
        sentence: 'along the border the black cells are in one piece',
        ring,
        value: 1,
        other: 0,
        word: String,
      }),
      domains,
      // From the first of the value on, turned so that it comes first: ones, then zeros.
      rule: (full: readonly number[]) => {
        const line = ring.map((cell) => full[cell]).join('');
        return ring.some((_, at) => /^1*0*$/.test(line.slice(at) + line.slice(0, at)));
      },
    })),
  ),
);
