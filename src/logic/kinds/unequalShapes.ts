import { blamedFor } from '#logic/blamed.ts';
import type { Claim, Place, Values } from '#logic/claim.ts';
import { and, is, not, or } from '#logic/formula.ts';
import { allOf, anyOf } from '#logic/terms.ts';
import { listed } from '#logic/words.ts';

/** Cells that have to have a value, all of them, for something to be there. */
type Groups = readonly (readonly number[])[];

/**
 * Two places that meet do not have the same shape where both have cells with a value side by side. A
 * place has a shape if all cells of one of its placements have the value.
 */
export function unequalShapes(claim: {
  readonly place: Place;
  /** The rule for these two, for reasons and the check line. */
  readonly sentence: string;
  /** The names of the two: "region a". */
  readonly names: readonly [string, string];
  /** The pairs of cells side by side, one of each place. */
  readonly borders: Groups;
  /** Shapes that both can have, by name, with their placements in the one and in the other. */
  readonly shapes: readonly {
    readonly name: string;
    readonly placements: readonly [Groups, Groups];
  }[];
  readonly value: number;
}): Claim {
  const { place, sentence, names, borders, shapes, value } = claim;
  const cells = cellsOf([borders, ...shapes.flatMap(({ placements }) => placements)]);
  const meanings = shapes.map(({ placements }) => [borders, ...placements]);
  const found = (groups: Groups, shown: Values): boolean | undefined => {
    if (groups.some((group) => group.every((cell) => shown[cell] === value))) return true;
    return groups.some((group) => group.every((cell) => (shown[cell] ?? value) === value))
      ? undefined
      : false;
  };
  const isWrong = (shown: Values): boolean =>
    meanings.some((all) => all.every((groups) => found(groups, shown) === true));
  const there = (groups: Groups) =>
    or(groups.map((group) => and(group.map((cell) => is(cell, value)))));
  const termOf = (groups: Groups): string =>
    anyOf(groups.map((group) => allOf(group.map((cell) => `(= V${cell} ${value})`))));

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts: () => {
      const touching = there(borders);
      return shapes.map(({ name, placements }) => ({
        sentence: `${listed(names)} do not meet as two ${name}'s`,
        cells: cellsOf([borders, ...placements]),
        formula: or([not(touching), ...placements.map((groups) => not(there(groups)))]),
        telling: {
          technique: () => 'equal shapes',
          settles: () => `otherwise ${listed(names)} would meet as two ${name}'s, so `,
          breaks: () => `${listed(names)} would meet as two ${name}'s`,
        },
      }));
    },
    judge(shown) {
      if (isWrong(shown)) return 'broken';
      return meanings.every((all) => all.some((groups) => found(groups, shown) === false))
        ? 'holds'
        : 'open';
    },
    culprits: (shown) => (isWrong(shown) ? blamedFor(cells, shown, isWrong) : []),
    observe(shown) {
      const same = shapes.find((_, at) =>
        meanings[at]?.every((groups) => found(groups, shown) === true),
      );
      return same === undefined ? 'not so' : `two ${same.name}'s`;
    },
    smtlib: () => meanings.map((all) => `(not ${allOf(all.map(termOf))})`),
  };
}

const cellsOf = (all: readonly Groups[]): readonly number[] =>
  [...new Set(all.flat(2))].toSorted((a, b) => a - b);
