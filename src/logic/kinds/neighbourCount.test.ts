import fc from 'fast-check';
import { domainsOf, order, place, symbol } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { neighbourCount } from './neighbourCount.ts';

const limits = fc.oneof(
  fc.integer({ min: 1, max: 3 }).map((least) => ({ least })),
  fc.integer({ min: 0, max: 3 }).map((most) => ({ most })),
  fc.integer({ min: 1, max: 2 }).map((least) => ({ least, most: least + 1 })),
  fc.integer({ min: 1, max: 3 }).map((each) => ({ least: each, most: each })),
);

describeClaimLaws(
  'neighbour counts',
  fc
    .tuple(order(2, 5), limits, fc.constantFrom(0, 1))
    .chain(([[cell = 0, ...neighbours], some, value]) =>
      domainsOf(neighbours.length + 1, [0, 1]).map((domains) => {
        const { least = 0, most = 4 }: { readonly least?: number; readonly most?: number } = some;
        return {
          claim: neighbourCount({
            place,
            cell,
            neighbours,
            value,
            ...some,
            word: symbol,
            names: (cells) => `cells ${cells.join(' and ')}`,
          }),
          domains,
          rule: (full: readonly number[]) => {
            const found = neighbours.filter((each) => full[each] === value).length;
            return full[cell] !== value || (found >= least && found <= most);
          },
        };
      }),
    ),
);
