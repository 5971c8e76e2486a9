import { cellsHolding } from '#logic/claim.ts';
import type { Claim, Values } from '#logic/claim.ts';
import { and, auxiliary, implies, is, not, or, reach } from '#logic/formula.ts';
import type { Formula, Proposition } from '#logic/formula.ts';
import { addedReach, reachOf } from '#logic/seenReach.ts';
import type { Reach, SeenCells } from '#logic/seenReach.ts';
import { total } from '#logic/terms.ts';
import { tellSeen } from './seenCellsTelling.ts';

/**
 * Exactly `count` cells with `value` are seen from a cell: itself, if it has the value, and in each
 * direction those before the first with `other`.
 */
export function seenCells(claim: SeenCells): Claim {
  const { place, cell, ways, value, other, count, counted, word } = claim;
  const cells = [cell, ...ways.flat()].toSorted((a, b) => a - b);
  const sentence = `${place.words} sees ${counted(count, value)}`;
  const reachesIn = (shown: Values): readonly Reach[] =>
    [[cell], ...ways].map((way) => reachOf(way, (each) => holds(shown[each], value)));
  const limits = (shown: Values): Reach => addedReach(reachesIn(shown));
  const judge = (shown: Values) => {
    const { least, most } = limits(shown);
    if (least > count || most < count) return 'broken';
    return least === most ? 'holds' : 'open';
  };
  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts: () => [
      {
        sentence,
        cells,
        formula: and([...atLeastSeen(claim), ...atMostSeen(claim)]),
        telling: tellSeen(claim),
      },
    ],
    judge,
    culprits(shown) {
      const { least, most } = limits(shown);
      if (least > count) {
        const near = [[cell], ...ways].flatMap((way) => {
          const end = way.findIndex((each) => shown[each] !== value);
          return end < 0 ? way : way.slice(0, end);
        });
        return near.toSorted((a, b) => a - b);
      }
      if (most >= count) return [];
      const walls = [[cell], ...ways].flatMap((way) => cellsHolding(other, way, shown).slice(0, 1));
      return walls.toSorted((a, b) => a - b);
    },
    observe(shown) {
      const { least, most } = limits(shown);
      return `${least === most ? least : `${least} to ${most}`} ${word(value)} in sight`;
    },
    smtlib: () => [`(= ${count} ${total([[cell], ...ways].map((way) => seenTerm(way, value)))})`],
    met: (shown) => judge(shown) === 'holds',
  };
}

const holds = (known: number | undefined, value: number): boolean | undefined =>
  known === undefined ? undefined : known === value;

/** How many cells are seen along a way, as a term. */
const seenTerm = (way: readonly number[], value: number): string =>
  way
    .toReversed()
    .reduce(
      (beyond, cell, at) => `(ite (= V${cell} ${value}) ${at === 0 ? '1' : `(+ 1 ${beyond})`} 0)`,
      '0',
    );

/**
 * By direction, "the first k cells are seen" for k from 1 on, up to one more than the number, beyond
 * which nothing matters. The cell itself is a direction of one cell.
 */
const stepsOf = ({ cell, ways, value, count }: SeenCells): readonly (readonly Proposition[])[] => [
  [is(cell, value)],
  ...ways.map((way, direction) =>
    way.slice(0, count + 1).map((_, at) => auxiliary(`seen-from-${cell}-${direction}-${at + 1}`)),
  ),
];

/** What is seen has the value. Each sight makes up for what the other directions cannot give. */
function atLeastSeen(claim: SeenCells): readonly Formula[] {
  const { ways, value, count } = claim;
  const steps = stepsOf(claim);
  const chains = ways.flatMap((way, direction) =>
    (steps[direction + 1] ?? []).flatMap((step, at, all) => [
      implies(step, is(way[at] ?? 0, value)),
      ...all.slice(at - 1, at).map((before) => implies(step, before)),
    ]),
  );
  const makesUp = steps.flatMap((own, direction) =>
    own
      .slice(0, count)
      .map((step, at) =>
        reach(count - at, [
          ...others(steps, direction).map((of) => ({ weight: 1, of })),
          { weight: count - at, of: step },
        ]),
      ),
  );
  return [
    ...chains,
    reach(
      count,
      steps.flat().map((of) => ({ weight: 1, of })),
    ),
    ...makesUp,
  ];
}

/** What has the value, and is not hidden, is seen. Each sight leaves the rest to other directions. */
function atMostSeen(claim: SeenCells): readonly Formula[] {
  const { ways, value, count } = claim;
  const steps = stepsOf(claim);
  const chains = ways.flatMap((way, direction) =>
    (steps[direction + 1] ?? []).map((step, at, all) =>
      or([step, not(is(way[at] ?? 0, value)), ...all.slice(at - 1, at).map(not)]),
    ),
  );
  const leaves = steps.flatMap((own, direction) =>
    own.flatMap((step, at) => {
      const rest = others(steps, direction);
      // If this one is seen, at most count − at − 1 of the rest are.
      const unseen = rest.length - (count - at - 1);
      return unseen <= 0
        ? []
        : reach(unseen, [
            ...rest.map((of) => ({ weight: 1, of: not(of) })),
            { weight: unseen, of: not(step) },
          ]);
    }),
  );
  return [...chains, ...leaves];
}

const others = (
  steps: readonly (readonly Proposition[])[],
  direction: number,
): readonly Proposition[] => steps.filter((_, at) => at !== direction).flat();
