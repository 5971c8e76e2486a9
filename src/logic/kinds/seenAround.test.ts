import fc from 'fast-check';
import { domainsOf, order, place } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { seenAround } from './seenAround.ts';

/** The first cell sees the others, in up to four directions. */
const board = order(2, 7).chain(([cell = 0, ...others]) =>
  fc
    .array(fc.integer({ min: 0, max: 3 }), {
      minLength: others.length,
      maxLength: others.length,
    })
    .map((directions) => ({
      cell,
      rays: [0, 1, 2, 3].map((direction) => others.filter((_, at) => directions[at] === direction)),
    })),
);

describeClaimLaws(
  'seen around',
  fc.tuple(board, fc.integer({ min: 1, max: 8 })).chain(([{ cell, rays }, count]) => {
    const cells = Math.max(cell, ...rays.flat()) + 1;
    return domainsOf(cells, [0, 1]).map((domains) => ({
      claim: seenAround({
        place,
        cell,
        rays,
        value: 0,
        other: 1,
        count,
        adjective: String,
      }),
      domains,
      rule: (full: readonly number[]) =>
        1 +
          rays
            .map((ray) =>
              ray
                .map((each) => full[each])
                .join('')
                .indexOf('1'),
            )
            .map((end, at) => (end < 0 ? (rays[at]?.length ?? 0) : end))
            .reduce((all, each) => all + each, 0) ===
        count,
    }));
  }),
);
