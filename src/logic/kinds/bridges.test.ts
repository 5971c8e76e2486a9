import fc from 'fast-check';
import { cellsWith, order, place, symbol, upTo } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { allAlike } from './allAlike.ts';
import { bridgeCount } from './bridgeCount.ts';
import { allJoined } from './allJoined.ts';
import { neverAll } from './neverAll.ts';
import { noneAt } from './noneAt.ts';

// Tests the kinds of claim about bridges by the laws of all kinds.

const sentence = 'bridges go on from one to the other';

describeClaimLaws(
  'the bridges of an island',
  fc
    .record({ board: cellsWith(order(1, 4), fc.constant([0, 1, 2])), count: fc.nat(9) })
    .map(({ board: { cells, domains }, count }) => ({
      claim: bridgeCount({ place, cells, count, symbol }),
      domains,
      rule: (full) => cells.reduce((sum, cell) => sum + (full[cell] ?? 0), 0) === count,
    })),
);

describeClaimLaws(
  'cells that are all alike',
  cellsWith(order(2, 4), fc.constant([0, 1, 2])).map(({ cells, domains }) => ({
    claim: allAlike({ place, sentence, cells, values: [0, 1, 2], symbol, technique: 'goes on' }),
    domains,
    rule: (full) => new Set(cells.map((cell) => full[cell])).size === 1,
  })),
);

describeClaimLaws(
  'cells without anything',
  cellsWith(order(1, 4), fc.constant([0, 1, 2])).map(({ cells, domains }) => ({
    claim: noneAt({ place, sentence, cells, none: 0, symbol, technique: 'goes on' }),
    domains,
    rule: (full) => cells.every((cell) => full[cell] === 0),
  })),
);

/** Two to four islands, and up to five ways between them. */
const archipelagos = fc.integer({ min: 2, max: 4 }).chain((islands) =>
  fc
    .array(
      fc
        .tuple(fc.nat(islands - 1), fc.nat(islands - 1))
        .filter(([one, other]) => one !== other)
        .map(([one, other]) => [one, other] as const),
      { minLength: islands - 1, maxLength: 5 },
    )
    .map((ends) => ({ islands, ends })),
);

describeClaimLaws(
  'islands that are joined',
  archipelagos.map(({ islands, ends }) => ({
    claim: allJoined({
      place,
      sentence: 'all islands are joined',
      islands: upTo(islands).map((island) => `row ${island + 1}`),
      spans: ends.map((pair, cell) => ({ cell, ends: pair })),
      none: 0,
    }),
    domains: ends.map(() => [0, 1, 2]),
    rule(full) {
      const reached = new Set([0]);
      for (const island of reached) {
        for (const [cell, pair] of ends.entries()) {
          if (full[cell] !== 0 && pair.includes(island)) pair.forEach((end) => reached.add(end));
        }
      }
      return reached.size === islands;
    },
    // Each has a bridge.
    besides: upTo(islands).map((island) => {
      const cells = [...ends.keys()].filter((cell) => ends[cell]?.includes(island));
      const words = `island ${island}`;
      return neverAll({
        place: { words },
        sentence: `${words} has a bridge`,
        groups: [{ cells, sentence: `${words} has a bridge` }],
        value: 0,
      });
    }),
  })),
);
