import fc from 'fast-check';
import { cellsWith, domainsOf, order, place, symbol, values } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { firstSeen } from './firstSeen.ts';
import { onceEach } from './onceEach.ts';

// The laws for claims about values beside which cells stay empty.

const heldBy = (cells: readonly number[], full: readonly number[]): readonly number[] =>
  cells.map((cell) => full[cell] ?? 0);

const boards = cellsWith(order(1, 4), values(1, 3, 1)).chain(({ cells, values: some }) =>
  domainsOf(cells.length, [0, ...some]).map((domains) => ({ cells, some, domains })),
);

describeClaimLaws(
  'each value once',
  boards.map(({ cells, some, domains }) => ({
    claim: onceEach({ place, cells, values: some, symbol }),
    domains,
    rule: (full) =>
      some.every((value) => heldBy(cells, full).filter((held) => held === value).length === 1),
  })),
);

describeClaimLaws(
  'the first seen',
  fc.tuple(boards, fc.nat()).map(([{ cells, some, domains }, chance]) => {
    const value = some[chance % some.length] ?? 0;
    return {
      claim: firstSeen({ place, cells, from: 'the left', value, symbol }),
      domains,
      rule: (full: readonly number[]) => heldBy(cells, full).find((held) => held > 0) === value,
    };
  }),
);
