import { showValues } from '#logic/claim.ts';
import type { Claim, Part, Place, ValueSymbol, Values } from '#logic/claim.ts';
import { is, not, or } from '#logic/formula.ts';
import { inWords } from '#logic/words.ts';

/** No `length` adjacent cells of a line are all equal. */
export function noRun(claim: {
  readonly place: Place;
  /** The line's cells in order. */
  readonly cells: readonly number[];
  readonly length: number;
  /** The values the cells may take. */
  readonly values: readonly number[];
  readonly symbol: ValueSymbol;
  /** Names a cell within its line for a sentence: "column 4". */
  readonly name: (cell: number) => string;
}): Claim {
  const { place, cells, length, values, symbol, name } = claim;
  const windows = cells
    .slice(0, Math.max(0, cells.length - length + 1))
    .map((_, start) => cells.slice(start, start + length));
  const alike = (window: readonly number[], shown: Values): boolean => {
    const [first = 0] = window;
    return shown[first] !== undefined && window.every((cell) => shown[cell] === shown[first]);
  };
  const settled = (window: readonly number[], shown: Values): boolean => {
    const filled = window.flatMap((cell) => shown[cell] ?? []);
    return new Set(filled).size > 1;
  };
  const culprits = (shown: Values): readonly number[] => [
    ...new Set(windows.filter((window) => alike(window, shown)).flat()),
  ];

  const parts = (): readonly Part[] =>
    windows.flatMap((window) =>
      values.map((value) => ({
        sentence: `${place.words} has no ${inWords(length)} ${symbol(value)}'s side by side at ${name(window[0] ?? 0)} to ${name(window.at(-1) ?? 0)}`,
        cells: window,
        formula: or(window.map((cell) => not(is(cell, value)))),
        telling: {
          technique: (_, [concluded]) => {
            // The position of the conclusion: between the equal cells, before or after them.
            const at = window.indexOf(concluded?.cell ?? -1);
            return at > 0 && at < window.length - 1 ? 'sandwich' : 'pair';
          },
          settles: (known, { names }) =>
            `${names(known.map(({ cell }) => cell))} are ${symbol(value)} and ${inWords(length)} never stand side by side, so `,
          breaks: (_, { names }) =>
            `${names(window)} would be ${inWords(length)} ${symbol(value)}'s side by side`,
        },
      })),
    );

  return {
    place,
    label: `${place.words}, no ${inWords(length)} alike`,
    sentence: `${place.words} never has ${inWords(length)} alike side by side`,
    cells,
    parts,
    judge(shown) {
      if (culprits(shown).length > 0) return 'broken';
      return windows.every((window) => settled(window, shown)) ? 'holds' : 'open';
    },
    culprits,
    observe: (shown) => showValues(symbol, cells, shown),
    smtlib: () =>
      windows.map((window) => `(not (= ${window.map((cell) => `V${cell}`).join(' ')}))`),
  };
}
