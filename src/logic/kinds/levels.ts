import { factsAt, sightOfValue } from '#logic/blamed.ts';
import { allFilled, cellsHolding } from '#logic/claim.ts';
import type { Claim, Place, Sight, Speech, ValueSymbol, Values } from '#logic/claim.ts';
import { and, implies, is } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { allOf, anyOf } from '#logic/terms.ts';

interface Levels {
  /** "region A". */
  readonly place: Place;
  /** "the filled cells of region A are level". */
  readonly sentence: string;
  /** In reading order. */
  readonly cells: readonly number[];
  /** Cells that have the value together, and those that have it if these do; at most as many as there are cells. */
  readonly layers: readonly {
    readonly cells: readonly number[];
    readonly below: readonly number[];
  }[];
  readonly value: number;
  /** The other of two values. */
  readonly other: number;
  /** Values as adjectives: "filled". */
  readonly word: ValueSymbol;
  /** What it is called where cells do not follow each other downwards; water by default. */
  readonly as?: {
    readonly technique: 'from the bulb';
    readonly label: string;
    readonly fault: string;
  };
}

/** Water in a vessel. */
const WATER = { technique: 'water level', label: 'the level of', fault: 'not be level' } as const;

/** Cells have a value as water fills a vessel: where one has it, so have all of its layer and those below. */
export function levels(claim: Levels): Claim {
  const { place, sentence, cells, layers, value, other, word, as = WATER } = claim;
  const wrong = (shown: Values): readonly number[] => {
    for (const layer of layers) {
      const [high] = cellsHolding(value, layer.cells, shown);
      const [low] = cellsHolding(other, [...layer.cells, ...layer.below], shown);
      if (high !== undefined && low !== undefined) return [high, low].toSorted((a, b) => a - b);
    }
    return [];
  };
  const has = (cell: number): string => `(= V${cell} ${value})`;

  return {
    place,
    label: `${as.label} ${place.words}`,
    sentence,
    cells,
    parts: () => [
      {
        sentence,
        cells,
        formula: formulaOf(claim),
        telling: {
          technique: () => as.technique,
          settles: () => `${sentence}, so `,
          breaks: (_, { names }) =>
            `the ${word(value)} cells of ${place.words} at ${names(cells)} would ${as.fault}`,
          sees: (shown) => sightsIn(claim, shown),
        },
      },
    ],
    judge(shown) {
      if (wrong(shown).length > 0) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: wrong,
    observe: (shown) =>
      `${cellsHolding(value, cells, shown).length} of ${cells.length} ${word(value)}`,
    smtlib: () =>
      layers.map((layer) =>
        anyOf([
          `(not ${anyOf(layer.cells.map(has))})`,
          allOf([...layer.cells, ...layer.below].map(has)),
        ]),
      ),
  };
}

/** Each cell implies the next of its layer, the last the first; and a layer implies each below it, by one cell. */
function formulaOf({ layers, value }: Levels): Formula {
  const has = (cell: number): Formula => is(cell, value);
  const firsts = new Set(layers.map(({ cells }) => cells[0]));
  return and(
    layers.flatMap(({ cells, below }) => {
      const [first = 0] = cells;
      return [
        ...(cells.length < 2
          ? []
          : cells.map((cell, at) => implies(has(cell), has(cells[at + 1] ?? first)))),
        ...below.filter((cell) => firsts.has(cell)).map((cell) => implies(has(first), has(cell))),
      ];
    }),
  );
}

/** What a person sees: what a cell with the value fills below, and what an empty one keeps empty above. */
function sightsIn(claim: Levels, shown: Values): readonly Sight[] {
  const { sentence, cells, layers, value, other, word, as = WATER } = claim;
  const settled = new Set<number>();
  const open = (some: readonly number[]): readonly number[] =>
    [...new Set(some)]
      .filter((cell) => shown[cell] === undefined && !settled.has(cell))
      .toSorted((a, b) => a - b);
  const sight = (from: number, concluded: readonly number[], to: number): readonly Sight[] => {
    for (const cell of concluded) settled.add(cell);
    return sightOfValue(as.technique, concluded, to, factsAt([from], shown), '').map((each) => ({
      ...each,
      why: (_: unknown, { names }: Speech) =>
        `${names([from])} is ${word(to)} and ${sentence}, so `,
    }));
  };
  const down = layers.flatMap((layer) => {
    const [high] = cellsHolding(value, layer.cells, shown);
    return high === undefined ? [] : sight(high, open([...layer.cells, ...layer.below]), value);
  });
  const up = cellsHolding(other, cells, shown)
    .toReversed()
    .flatMap((low) =>
      sight(
        low,
        open(
          layers.flatMap((layer) =>
            layer.cells.includes(low) || layer.below.includes(low) ? layer.cells : [],
          ),
        ),
        other,
      ),
    );
  return [...down, ...up];
}
