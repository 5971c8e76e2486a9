import fc from 'fast-check';
import { domainsOf, order, place } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { countedCells, unequalCounts } from './unequalCounts.ts';

describeClaimLaws(
  'unequal counts',
  fc.tuple(order(2, 7), fc.nat(5), fc.constantFrom(0, 1)).chain(([cells, at, value]) => {
    const middle = 1 + (at % (cells.length - 1));
    const [one, other] = [cells.slice(0, middle), cells.slice(middle)];
    const held = (full: readonly number[], some: readonly number[]): number =>
      some.filter((cell) => full[cell] === value).length;
    return domainsOf(cells.length, [0, 1]).map((domains) => ({
      claim: unequalCounts({
        place,
        groups: [countedCells('one', one, value), countedCells('the other', other, value)],
        noun: 'shaded cell',
      }),
      domains,
      rule: (full: readonly number[]) => held(full, one) !== held(full, other),
    }));
  }),
);
