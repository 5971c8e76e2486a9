import { allFilled } from '#logic/claim.ts';
import type { Claim, Place, Sight, Values } from '#logic/claim.ts';
import { and, auxiliary, is, not, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { withValue } from '#logic/islandRoom.ts';
import { total } from '#logic/terms.ts';
import { inWords } from '#logic/words.ts';

/** A ring of cells, of which those with a value follow each other. */
interface OneRun {
  /** "black cells along the border". */
  readonly place: Place;
  /** "along the border all black cells follow each other". */
  readonly sentence: string;
  /** "along the border". */
  readonly along: string;
  /** In order; the last is next to the first. */
  readonly ring: readonly number[];
  readonly value: number;
  /** The other of two values. */
  readonly other: number;
  /** "black", of a value. */
  readonly word: (value: number) => string;
}

/** The cells of a ring that have a value follow each other without a gap: so do those with the other. */
export function oneRunAround(claim: OneRun): Claim {
  const { place, sentence, along, ring, value, other, word } = claim;
  const isBroken = (shown: Values): boolean => endsOfRuns(ring, shown).length > 2;

  return {
    place,
    label: place.words,
    sentence,
    cells: ring,
    parts: () => [
      {
        sentence,
        cells: ring,
        formula: formulaOf(claim),
        telling: {
          technique: () => 'one run around',
          settles: () => `${sentence}, so `,
          breaks: () => `${along} the ${word(value)} cells would be in two pieces`,
          sees: (shown) => sightsIn(claim, shown),
        },
      },
    ],
    judge(shown) {
      if (isBroken(shown)) return 'broken';
      return allFilled(ring, shown) ? 'holds' : 'open';
    },
    culprits: (shown) =>
      isBroken(shown)
        ? endsOfRuns(ring, shown)
            .slice(0, 4)
            .toSorted((a, b) => a - b)
        : [],
    observe(shown) {
      const runs = endsOfRuns(ring, shown).filter((cell) => shown[cell] === value).length;
      const one = ring.some((cell) => shown[cell] === value) ? 1 : 0;
      const found = Math.max(runs, one);
      return found === 0 ? 'none' : `${inWords(found)} ${found === 1 ? 'run' : 'runs'}`;
    },
    smtlib: () => [
      `(<= ${total(
        ring.map((cell, at) => {
          const before = ring.at(at - 1) ?? cell;
          return `(ite (and (= V${cell} ${value}) (= V${before} ${other})) 1 0)`;
        }),
      )} 1)`,
    ],
  };
}

/** The last known cell of each run, as far as cells are known; none if all of them are alike. */
function endsOfRuns(ring: readonly number[], shown: Values): readonly number[] {
  const known = ring.filter((cell) => shown[cell] !== undefined);
  return known.filter((cell, at) => shown[cell] !== shown[known[at + 1] ?? known[0] ?? cell]);
}

/**
 * Going around from the first cell, others than it begin at one place and end at another: by cell, whether they
 * have begun, and whether they have ended.
 */
function formulaOf({ place, ring, value }: OneRun): Formula {
  const [first = 0, ...rest] = ring;
  const has = (cell: number): Formula => is(cell, value);
  const begun = (at: number): Formula => auxiliary(`${place.words}-begun-${at}`);
  const ended = (at: number): Formula => auxiliary(`${place.words}-ended-${at}`);
  return and(
    rest.flatMap((cell, at) => {
      const isLast = at === rest.length - 1;
      return [
        or([not(ended(at)), begun(at)]),
        ...(isLast
          ? []
          : [or([not(begun(at)), begun(at + 1)]), or([not(ended(at)), ended(at + 1)])]),
        or([not(begun(at)), ended(at), has(cell), has(first)]),
        or([not(begun(at)), ended(at), not(has(cell)), not(has(first))]),
        or([not(has(cell)), has(first), begun(at)]),
        or([not(has(cell)), has(first), not(ended(at))]),
        or([has(cell), not(has(first)), begun(at)]),
        or([has(cell), not(has(first)), not(ended(at))]),
      ];
    }),
  );
}

/** The open cells that would part a run. */
function sightsIn({ ring, along, value, other, word }: OneRun, shown: Values): readonly Sight[] {
  const isBroken = (known: Values): boolean => endsOfRuns(ring, known).length > 2;
  if (isBroken(shown)) return [];
  const facts = ring.flatMap((cell) => {
    const known = shown[cell];
    return known === undefined ? [] : [{ cell, value: known, holds: true }];
  });
  return ring.flatMap((cell) =>
    shown[cell] === undefined
      ? [value, other]
          .filter((wrong) => isBroken(withValue(shown, cell, wrong)))
          .map((wrong): Sight => {
            const right = wrong === value ? other : value;
            return {
              technique: 'one run around',
              conclusions: [{ cell, value: right, holds: true }],
              facts,
              why: () => `otherwise ${along} the ${word(wrong)} cells would be in two pieces, so `,
            };
          })
      : [],
  );
}
