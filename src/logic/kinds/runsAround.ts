import { allFilled } from '#logic/claim.ts';
import type { Claim, Place, ValueSymbol, Values } from '#logic/claim.ts';
import { blamedFor } from '#logic/blamed.ts';
import { and, is, not, or } from '#logic/formula.ts';
import { allOf, total } from '#logic/terms.ts';
import { countedInWords, inWords, listed } from '#logic/words.ts';
import { ringTable, runsIn } from '#logic/ringTable.ts';
import type { Ring, RunLength } from '#logic/ringTable.ts';

interface RunsAround {
  /** "the 1 3 at row 2, column 3". */
  readonly place: Place;
  /** The cells around, in order; the last is beside the first. */
  readonly ring: Ring;
  readonly value: number;
  /** The other of two values, which ends runs. */
  readonly other: number;
  /** One to four lengths, in any order. */
  readonly lengths: readonly RunLength[];
  /** Values as adjectives: "shaded". */
  readonly adjective: ValueSymbol;
}

/**
 * The cells with a value among those around a cell follow each other in runs of these lengths, in any
 * order, with another value between each two. A length alone may be 0: there are none.
 */
export function runsAround(claim: RunsAround): Claim {
  const { place, ring, value, lengths, adjective } = claim;
  const { cells, fits, nogoods } = ringTable(ring, lengths);
  const has = (cell: number, shown: Values): boolean | undefined => {
    const own = shown[cell];
    return own === undefined ? undefined : own === value;
  };
  const isWrong = (shown: Values): boolean => !fits((cell) => has(cell, shown));
  const sentence =
    lengths[0] === 0
      ? `no cell around ${place.words} is ${adjective(value)}`
      : `the ${adjective(value)} cells around ${place.words} are in ${sayRuns(lengths)}`;
  const sorted = cells.toSorted((a, b) => a - b);

  return {
    place,
    label: place.words,
    sentence,
    cells: sorted,
    parts: () => [
      {
        sentence,
        cells: sorted,
        formula: and(
          nogoods().map((nogood) =>
            or(nogood.map(([cell, isThere]) => (isThere ? not(is(cell, value)) : is(cell, value)))),
          ),
        ),
        telling: {
          technique: (known) => (known.length === 0 ? 'clue alone' : 'runs around'),
          settles: () => `otherwise the runs of ${place.words} would not fit, so `,
          breaks: () => `the runs of ${place.words} would not fit`,
        },
      },
    ],
    judge(shown) {
      if (isWrong(shown)) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: (shown) => (isWrong(shown) ? blamedFor(sorted, shown, isWrong) : []),
    observe(shown) {
      const found = runsIn(ring.map((cell) => cell !== undefined && shown[cell] === value));
      return found.length === 0
        ? 'no runs'
        : `${found.length === 1 ? 'a run' : 'runs'} of ${listed(found.map(String))}`;
    },
    smtlib: () => smtlibOf(claim),
    met: (shown) => allFilled(cells, shown) && !isWrong(shown),
  };
}

/** "runs of one and three", "three runs, one of them of two cells". */
function sayRuns(lengths: readonly RunLength[]): string {
  const known = lengths.filter((length) => length !== undefined);
  if (known.length === lengths.length) {
    return `${lengths.length === 1 ? 'a run' : 'runs'} of ${listed(known.map(inWords))}`;
  }
  if (lengths.length === 1) return 'one run, if there are any';
  const runs = countedInWords(lengths.length, 'run');
  if (known.length === 0) return runs;
  const cells = known.length === 1 && known[0] === 1 ? 'cell' : 'cells';
  return `${runs}, ${inWords(known.length)} of them of ${listed(known.map(inWords))} ${cells}`;
}

/** Says it by the ends of runs, without the table. */
function smtlibOf({ ring, value, lengths }: RunsAround): readonly string[] {
  const term = (at: number): string => {
    const cell = ring[at % ring.length];
    return cell === undefined ? 'false' : `(= V${cell} ${value})`;
  };
  const places = [...ring.keys()];
  /** Whether a run of so many cells begins at a place of the ring. */
  const run = (from: number, length: number): string =>
    allOf([
      `(not ${term(from + ring.length - 1)})`,
      ...Array.from({ length }, (_, step) => term(from + step)),
      `(not ${term(from + length)})`,
    ]);
  const count = (terms: readonly string[]): string =>
    total(terms.map((each) => `(ite ${each} 1 0)`));
  const begins = count(
    places.map((at) => allOf([`(not ${term(at + ring.length - 1)})`, term(at)])),
  );
  const isWhole = allOf(places.map(term));
  const [only] = lengths;
  if (lengths.length === 1) {
    if (only === undefined) return [`(<= ${begins} 1)`];
    if (only === 0) return [allOf(places.map((at) => `(not ${term(at)})`))];
    if (only === ring.length) return [isWhole];
  }
  const known = new Map<number, number>();
  for (const length of lengths) {
    if (length !== undefined) known.set(length, (known.get(length) ?? 0) + 1);
  }
  return [
    `(= ${lengths.length} ${begins})`,
    ...[...known].map(
      ([length, often]) => `(<= ${often} ${count(places.map((at) => run(at, length)))})`,
    ),
  ];
}
