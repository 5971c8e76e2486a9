import { cellsHolding } from '#logic/claim.ts';
import type { Claim, Place, Speech, Values } from '#logic/claim.ts';
import { is, not, or } from '#logic/formula.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import { allOf } from '#logic/terms.ts';

/** In none of several groups do all cells have `value`. */
export function neverAll(claim: {
  readonly place: Place;
  /** The whole rule: "no two ships touch at a corner". */
  readonly sentence: string;
  readonly groups: readonly {
    readonly cells: readonly number[];
    /** The rule for this group, for reasons. */
    readonly sentence: string;
  }[];
  readonly value: number;
  /** Its technique when it leaves no choice. */
  readonly technique?: TechniqueId;
}): Claim {
  const { place, sentence, groups, value, technique = 'one rule' } = claim;
  const what = ({ complement, word }: Speech, isMany: boolean): string =>
    complement?.(value, isMany) ?? word(value);
  const full = (shown: Values) =>
    groups.filter(({ cells }) => cells.every((cell) => shown[cell] === value));
  const settled = (cells: readonly number[], shown: Values): boolean =>
    cells.some((cell) => shown[cell] !== undefined && shown[cell] !== value);

  return {
    place,
    label: place.words,
    sentence,
    cells: [...new Set(groups.flatMap(({ cells }) => cells))].toSorted((a, b) => a - b),
    parts: () =>
      groups.map(({ cells, sentence: part }) => ({
        sentence: part,
        cells,
        formula: or(cells.map((cell) => not(is(cell, value)))),
        telling: {
          technique: () => technique,
          isUnsaid: technique !== 'same number' && cells.length === 2,
          settles(known, speech, concluded) {
            if (known.length === 0) return `${sentence}, so `;
            // Of three values, one may be known not to be in the cell that this is about.
            const there = known.filter(({ cell }) => !concluded.some((each) => each.cell === cell));
            const isMany = there.length > 1;
            return `${speech.names(there.map(({ cell }) => cell))} ${isMany ? 'are' : 'is'} ${what(speech, isMany)} and ${sentence}, so `;
          },
          breaks: (_, speech) =>
            cells.length < 2
              ? undefined
              : `${speech.names(cells)} would ${cells.length === 2 ? 'both' : 'all'} be ${what(speech, true)}, and ${sentence}`,
        },
      })),
    judge(shown) {
      if (full(shown).length > 0) return 'broken';
      return groups.every(({ cells }) => settled(cells, shown)) ? 'holds' : 'open';
    },
    culprits: (shown) => [
      ...new Set(full(shown).flatMap(({ cells }) => cellsHolding(value, cells, shown))),
    ],
    observe(shown) {
      const count = full(shown).length;
      return count === 0 ? 'none' : `${count} ${count === 1 ? 'place' : 'places'}`;
    },
    smtlib: () =>
      groups.map(({ cells }) => `(not ${allOf(cells.map((cell) => `(= V${cell} ${value})`))})`),
  };
}
