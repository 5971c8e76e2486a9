import { allFilled } from '#logic/claim.ts';
import type { Claim, Part, Place, Speech, Telling, ValueSymbol, Values } from '#logic/claim.ts';
import { and, is, not, or } from '#logic/formula.ts';
import type { Literal } from '#logic/literal.ts';
import { anyOf } from '#logic/terms.ts';
import { listed } from '#logic/words.ts';

/** How two cells of a path are near each other. */
type Nearness = 'touch' | 'are neighbours';

const WORDS = {
  touch: { must: 'touch', it: 'touch it', not: ['does not touch', 'do not touch'], apart: 'touch' },
  'are neighbours': {
    must: 'be a neighbour of',
    it: 'are neighbours of it',
    not: ['is no neighbour of', 'are no neighbours of'],
    apart: 'be neighbours',
  },
} as const satisfies Readonly<Record<Nearness, object>>;

/**
 * Each number has the next one in a cell near it, so that the numbers form a path. That each stands in
 * exactly one cell is another claim.
 */
export function numberPath(claim: {
  readonly place: Place;
  readonly sentence: string;
  readonly cells: readonly number[];
  /** The cells, by cell, in which the next number may be. */
  readonly near: ReadonlyMap<number, readonly number[]>;
  /** What two cells near each other do, or are. */
  readonly are: Nearness;
  /** Consecutive, ascending. */
  readonly values: readonly number[];
  readonly symbol: ValueSymbol;
  /** Names cells within a sentence: "row 3, columns 4 to 6". */
  readonly names: (cells: readonly number[]) => string;
}): Claim {
  const { place, sentence, cells, near, are, values, symbol, names } = claim;
  const last = values.at(-1) ?? 0;
  const nearTo = (cell: number): readonly number[] => near.get(cell) ?? [];
  /** The numbers before and after this one. */
  const beside = (value: number): readonly number[] =>
    [value - 1, value + 1].filter((other) => other >= (values[0] ?? 0) && other <= last);
  /** Whether the number in this cell can have another one near it. */
  const mayHave = (shown: Values, cell: number, value: number): boolean =>
    nearTo(cell).some((other) => shown[other] === undefined || shown[other] === value);
  /** The cells that hold a number that this one, in its cell, ought to be near to. */
  const apartFrom = (shown: Values, cell: number, value: number): readonly number[] => {
    const own = nearTo(cell);
    return cells.filter((other) => shown[other] === value && !own.includes(other));
  };
  /** For each cell, what breaks the path at it: the next number elsewhere, or no room for it. */
  const brokenAt = (shown: Values, cell: number): readonly number[] => {
    for (const value of beside(shown[cell] ?? NaN)) {
      const apart = apartFrom(shown, cell, value);
      if (apart.length > 0) return [cell, ...apart];
      if (!mayHave(shown, cell, value)) return [cell, ...nearTo(cell)];
    }
    return [];
  };
  const culprits = (shown: Values): readonly number[] => {
    const all = new Set(cells.flatMap((cell) => brokenAt(shown, cell)));
    return cells.filter((cell) => all.has(cell));
  };

  const parts = (): readonly Part[] => [...partsOfNumbers(), ...partsOfCells()];
  /** The same once more, cell by cell: what a cell's surroundings leave to it. */
  const partsOfCells = (): readonly Part[] =>
    cells.map((cell) => ({
      sentence: `the numbers before and after that at ${names([cell])} ${WORDS[are].it}`,
      cells: [cell, ...nearTo(cell)],
      formula: and(
        values.flatMap((value) =>
          beside(value).map((other) =>
            or([not(is(cell, value)), ...nearTo(cell).map((next) => is(next, other))]),
          ),
        ),
      ),
      telling: { ...tellCell(names([cell])), around: { cell, near: nearTo(cell) } },
    }));
  const partsOfNumbers = (): readonly Part[] =>
    values.slice(0, -1).map((value) => {
      const next = value + 1;
      const follows = (from: number, to: number) => (cell: number) =>
        or([not(is(cell, from)), ...nearTo(cell).map((other) => is(other, to))]);
      return {
        sentence: `${symbol(value)} and ${symbol(next)} ${are}`,
        cells,
        formula: and([...cells.map(follows(value, next)), ...cells.map(follows(next, value))]),
        telling: {
          ...tellStep(value, next, are, symbol),
          next: { value, near, must: WORDS[are].must },
        },
      };
    });

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts,
    judge(shown) {
      if (cells.some((cell) => brokenAt(shown, cell).length > 0)) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits,
    observe: (shown) => stretches(cells.flatMap((cell) => shown[cell] ?? [])).join(', '),
    smtlib: () =>
      cells.flatMap((cell) => [
        anyOf([
          `(= V${cell} ${last})`,
          ...nearTo(cell).map((other) => `(= V${other} (+ V${cell} 1))`),
        ]),
        anyOf([
          `(= V${cell} ${values[0] ?? 0})`,
          ...nearTo(cell).map((other) => `(= V${other} (- V${cell} 1))`),
        ]),
      ]),
  };
}

/** How reasons word one step of the path. */
function tellStep(value: number, next: number, are: Nearness, symbol: ValueSymbol): Telling {
  const { must, not: lacks, apart } = WORDS[are];
  const other = (one: number): string => symbol(one === value ? next : value);
  const at = ({ cell, value: held }: Literal, { names }: Pick<Speech, 'names'>): string =>
    `the ${symbol(held)} at ${names([cell])}`;
  const heldOf = (known: readonly Literal[]): Literal | undefined =>
    known.find(({ holds, value: held }) => holds && (held === value || held === next));
  return {
    settles(known, speech, concluded) {
      const held = heldOf(known);
      if (held === undefined) {
        const sought = concluded.find(({ holds }) => !holds)?.value ?? value;
        return `no cell near is left for the ${other(sought)}, so `;
      }
      const reason = `the ${other(held.value)} must ${must} ${at(held, speech)}`;
      return concluded.some(({ holds }) => holds)
        ? `${reason}, and no other such cell is left, so `
        : `${reason}, so `;
    },
    rulesOut(known, ruledOut, speech) {
      const held = heldOf(known);
      const isOne = ruledOut.length === 1;
      return held === undefined
        ? `no cell near ${speech.names(ruledOut)} is left for the other number`
        : `${speech.names(ruledOut)} ${lacks[isOne ? 0 : 1]} ${at(held, speech)}`;
    },
    breaks(known, speech) {
      const [first, second] = known.filter(
        ({ holds, value: held }) => holds && (held === value || held === next),
      );
      if (first === undefined) return undefined;
      return second === undefined
        ? `no cell would be left for the ${other(first.value)}, which must ${must} ${at(first, speech)}`
        : `${at(first, speech)} and ${at(second, speech)} would not ${apart}`;
    },
  };
}

/** How reasons word what the surroundings of a cell leave to it. */
const tellCell = (name: string): Telling => ({
  settles: (known, speech) =>
    known.length > 0 && known.every(({ holds }) => holds)
      ? `${name} lies beside ${listed(known.map(({ value }) => speech.word(value)))}, so `
      : `no other number at ${name} would have both the one before and the one after beside it, so `,
  breaks: () => `the number at ${name} would lack the one before or the one after`,
});

/** Numbers as stretches: "1–4", "7". */
function stretches(numbers: readonly number[]): readonly string[] {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b);
  const starts = sorted.filter((each) => !sorted.includes(each - 1));
  return starts.map((start) => {
    let end = start;
    while (sorted.includes(end + 1)) end += 1;
    return end === start ? `${start}` : `${start}–${end}`;
  });
}
