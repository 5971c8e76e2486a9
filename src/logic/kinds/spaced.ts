import { allFilled, showValues } from '#logic/claim.ts';
import type { Claim, Part, Place, ValueSymbol, Values } from '#logic/claim.ts';
import { atMost, is } from '#logic/formula.ts';
import { countedInWords } from '#logic/words.ts';

/** Two equal numbers of a line have at least as many cells between them as they say. */
export function spaced(claim: {
  readonly place: Place;
  /** The line's cells in order. */
  readonly cells: readonly number[];
  /** The values of all cells, ascending, from 1. */
  readonly values: readonly number[];
  readonly symbol: ValueSymbol;
  /** Names cells within a sentence: "row 3, columns 4 to 6". */
  readonly names: (cells: readonly number[]) => string;
}): Claim {
  const { place, cells, values, symbol, names } = claim;
  const near = (shown: Values): readonly number[] => {
    const found = new Set<number>();
    for (const [at, cell] of cells.entries()) {
      const value = shown[cell];
      if (value === undefined) continue;
      for (const other of cells.slice(at + 1, at + value + 1)) {
        if (shown[other] === value) found.add(cell).add(other);
      }
    }
    return cells.filter((cell) => found.has(cell));
  };
  /** Runs of cells that hold at most one of a value: one more than it says, or the whole line. */
  const windows = (value: number): readonly (readonly number[])[] => {
    const length = Math.min(value + 1, cells.length);
    return cells
      .slice(0, cells.length - length + 1)
      .map((_, start) => cells.slice(start, start + length));
  };

  const parts = (): readonly Part[] =>
    cells.length < 2
      ? []
      : values.flatMap((value) =>
          windows(value).map((window): Part => ({
            sentence: `${names(window)} have only one ${symbol(value)}`,
            cells: window,
            formula: atMost(
              1,
              window.map((cell) => is(cell, value)),
            ),
            telling: {
              technique: () => 'too near',
              holder: 'near it are',
              settles: (known, speech) =>
                known.length === 0
                  ? `${names(window)} have only one ${symbol(value)}, so `
                  : `${speech.names(known.map(({ cell }) => cell))} is ${symbol(value)}, and two ${symbol(value)}'s have at least ${countedInWords(value, 'cell')} between them, so `,
              rulesOut: (known, ruledOut, speech) =>
                `${speech.names(ruledOut)} ${ruledOut.length === 1 ? 'is' : 'are'} too near the ${symbol(value)} at ${speech.names(known.map(({ cell }) => cell))}`,
              breaks: (known, speech) =>
                `${speech.names(known.map(({ cell }) => cell))} would be ${symbol(value)}, with fewer than ${countedInWords(value, 'cell')} between them`,
            },
          })),
        );

  return {
    place,
    label: `${place.words}, space between equal numbers`,
    sentence: `${place.words} has at least n cells between two equal numbers n`,
    cells,
    parts,
    judge(shown) {
      if (near(shown).length > 0) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: near,
    observe: (shown) => showValues(symbol, cells, shown),
    smtlib: () =>
      cells.flatMap((cell, at) =>
        cells.slice(at + 1, at + (values.at(-1) ?? 0) + 1).map((other, between) => {
          const differ = `(not (= V${cell} V${other}))`;
          return between === 0 ? differ : `(or ${differ} (<= V${cell} ${between}))`;
        }),
      ),
  };
}
