import fc from 'fast-check';
import { domainsOf, place, upTo } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { onePlacement } from './onePlacement.ts';
import { unequalShapes } from './unequalShapes.ts';

const CELLS = 7;
const cells = upTo(CELLS);

/** Some groups of cells, each with as many. */
const groups = (size: number, least = 0) =>
  fc.uniqueArray(
    fc
      .shuffledSubarray([...cells], { minLength: size, maxLength: size })
      .map((group) => group.toSorted((a, b) => a - b)),
    { minLength: least, maxLength: 4, selector: (group) => group.join(' ') },
  );

describeClaimLaws(
  'one placement',
  fc
    .tuple(
      fc.integer({ min: 1, max: 4 }).chain((size) => groups(size, 1)),
      domainsOf(CELLS, [0, 1]),
      fc.constantFrom(0, 1),
    )
    .map(([placements, domains, value]) => ({
      claim: onePlacement({
        place,
        sentence: 'row 1 has one of the shapes',
        cells,
        placements,
        value,
        other: 1 - value,
        word: String,
      }),
      domains,
      rule: (full: readonly number[]) => {
        const held = cells.filter((cell) => full[cell] === value).join(' ');
        return placements.some((placement) => placement.join(' ') === held);
      },
    })),
);

describeClaimLaws(
  'unequal shapes',
  fc
    .tuple(
      groups(2),
      fc.array(fc.tuple(groups(3), groups(3)), { minLength: 1, maxLength: 2 }),
      domainsOf(CELLS, [0, 1]),
    )
    .map(([borders, shapes, domains]) => ({
      claim: unequalShapes({
        place,
        sentence: 'two shapes differ',
        names: ['one', 'the other'],
        borders,
        shapes: shapes.map((placements, at) => ({ name: String(at), placements })),
        value: 1,
      }),
      domains,
      rule: (full: readonly number[]) => {
        const has = (all: readonly (readonly number[])[]): boolean =>
          all.some((group) => group.every((cell) => full[cell] === 1));
        return !has(borders) || shapes.every(([one, other]) => !has(one) || !has(other));
      },
    })),
);
