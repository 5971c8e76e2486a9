import { blamedFor, factsAt, sightOfValue } from '#logic/blamed.ts';
import type { Claim, Place, Sight, ValueSymbol, Values } from '#logic/claim.ts';
import { and, auxiliary, is, not, or, sum } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { countedInWords } from '#logic/words.ts';

interface SeenAround {
  /** "the 6 at row 2, column 3". */
  readonly place: Place;
  readonly cell: number;
  /** The cells in each direction, from the nearest one on; at most 100 each. */
  readonly rays: readonly (readonly number[])[];
  readonly value: number;
  /** The other of two values, which ends what is seen. */
  readonly other: number;
  /** How many cells are seen, the own one among them: 1 at least. */
  readonly count: number;
  /** Values as adjectives: "blank". */
  readonly adjective: ValueSymbol;
}

/**
 * From a cell, which has the value by another rule, so many cells with it are seen in line up to the
 * first that has the other value, the own one among them.
 */
export function seenAround(claim: SeenAround): Claim {
  const { place, rays, value, count, adjective } = claim;
  const cells = rays.flat().toSorted((a, b) => a - b);
  const sentence = `${place.words} sees ${countedInWords(count, `${adjective(value)} cell`)}, its own among them`;
  const isWrong = (shown: Values): boolean => !canAddUp(lengthsIn(claim, shown), count - 1);

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts: () => [
      {
        sentence,
        cells,
        formula: formulaOf(claim),
        telling: {
          technique: () => 'sees this far',
          settles: () => `${sentence}, so `,
          sees: (shown) => sightsIn(claim, cells, shown, isWrong),
          breaks(known) {
            const shown: (number | undefined)[] = [];
            for (const fact of known) if (fact.holds) shown[fact.cell] = fact.value;
            const lengths = lengthsIn(claim, shown);
            const least = 1 + total(lengths.map((some) => Math.min(...some)));
            const most = 1 + total(lengths.map((some) => Math.max(...some)));
            if (least > count) return `${place.words} would see ${least} cells or more`;
            return most < count ? `${place.words} would see at most ${most} cells` : undefined;
          },
        },
      },
    ],
    judge(shown) {
      const lengths = lengthsIn(claim, shown);
      if (!canAddUp(lengths, count - 1)) return 'broken';
      return lengths.every(({ length }) => length === 1) ? 'holds' : 'open';
    },
    culprits: (shown) => (isWrong(shown) ? blamedFor(cells, shown, isWrong) : []),
    observe(shown) {
      const seen = total(rays.map((ray) => seenIn(ray, (each) => shown[each] === value)));
      return `${1 + seen} of ${count}`;
    },
    smtlib: () => [
      `(= ${count} (+ 1 0 ${rays.map((ray) => ray.reduceRight((rest, each) => `(ite (= V${each} ${value}) (+ 1 ${rest}) 0)`, '0')).join(' ')}))`,
    ],
    met: (shown) => lengthsIn(claim, shown).every(({ length }) => length === 1) && !isWrong(shown),
  };
}

/** What a person sees: where it ends, and how far it has to reach. */
function sightsIn(
  claim: SeenAround,
  cells: readonly number[],
  shown: Values,
  isWrong: (shown: Values) => boolean,
): readonly Sight[] {
  if (isWrong(shown)) return [];
  const { place, value, other, count } = claim;
  const open = cells.filter((each) => shown[each] === undefined);
  const must = (wrong: number): readonly number[] =>
    open.filter((each) => isWrong([...shown].with(each, wrong)));
  const least = 1 + total(lengthsIn(claim, shown).map((some) => Math.min(...some)));
  const facts = factsAt(cells, shown);
  return [
    ...(least === count
      ? sightOfValue(
          'sees enough',
          must(value),
          other,
          facts,
          `${place.words} sees ${countedInWords(count, 'cell')} already, so `,
        )
      : sightOfValue(
          'sees too many',
          must(value),
          other,
          facts,
          `otherwise ${place.words} would see too many cells, so `,
        )),
    ...sightOfValue(
      'sees this far',
      must(other),
      value,
      facts,
      `otherwise ${place.words} would see too few cells, so `,
    ),
  ];
}

const total = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** How many cells from the first one on fit. */
function seenIn(ray: readonly number[], fits: (cell: number) => boolean): number {
  const end = ray.findIndex((cell) => !fits(cell));
  return end < 0 ? ray.length : end;
}

/** For each direction: how many cells may be seen there, ascending; never empty. */
const lengthsIn = (
  { rays, value, other }: SeenAround,
  shown: Values,
): readonly (readonly number[])[] =>
  rays.map((ray) => {
    const most = seenIn(ray, (cell) => shown[cell] !== other);
    return Array.from({ length: most + 1 }, (_, length) => length).filter((length) => {
      const next = ray[length];
      return next === undefined || shown[next] !== value;
    });
  });

/** Whether one number of each list can be taken so that they add up to a total. */
function canAddUp(lists: readonly (readonly number[])[], wanted: number): boolean {
  let sums = new Set([0]);
  for (const list of lists) {
    sums = new Set(
      [...sums].flatMap((before) =>
        list.flatMap((number) => (before + number <= wanted ? [before + number] : [])),
      ),
    );
  }
  return sums.has(wanted);
}

function formulaOf({ cell, rays, value, count }: SeenAround): Formula {
  const seen = rays.map((ray, direction) =>
    ray.map((_, at) => auxiliary(`seen-${cell}-${direction}-${at}`)),
  );
  return and([
    ...rays.flatMap((ray, direction) =>
      ray.flatMap((each, at) => {
        const own = seen[direction]?.[at];
        const before = seen[direction]?.[at - 1];
        if (own === undefined) return [];
        const needed = [is(each, value), ...(before === undefined ? [] : [before])];
        return [
          ...needed.map((one) => or([not(own), one])),
          or([own, ...needed.map((one) => not(one))]),
        ];
      }),
    ),
    sum(
      count - 1,
      seen.flat().map((of) => ({ weight: 1, of })),
    ),
  ]);
}
