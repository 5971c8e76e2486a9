import { showValues } from '#logic/claim.ts';
import type { Claim, Place, ValueSymbol, Values } from '#logic/claim.ts';
import { atMost, is, not } from '#logic/formula.ts';
import { isKnownAs } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { total } from '#logic/terms.ts';
import { sayAlreadyHas, sayTooMany } from '#logic/words.ts';

/**
 * Exactly `count` of several literals hold, each of which says that a cell has a value, or has it not:
 * that a diagonal meets a corner. Unlike in `balance`, these are different values in different cells, or
 * all values but one.
 */
export function literalCount(claim: {
  readonly place: Place;
  /** One for each cell. */
  readonly literals: readonly Literal[];
  readonly count: number;
  /** "three diagonals". */
  readonly counted: (count: number) => string;
  readonly symbol: ValueSymbol;
}): Claim {
  const { place, literals, count, counted, symbol } = claim;
  const cells = literals.map(({ cell }) => cell).toSorted((a, b) => a - b);
  const propositions = literals.map(({ cell, value, holds }) =>
    holds ? is(cell, value) : not(is(cell, value)),
  );
  const sentence = `${place.words} has ${counted(count)}`;
  /** The cells whose literals hold, and those whose do not. */
  const heldIn = (shown: Values, isHeld: boolean): readonly number[] =>
    literals
      .filter(
        ({ cell, value, holds }) =>
          shown[cell] !== undefined && ((shown[cell] === value) === holds) === isHeld,
      )
      .map(({ cell }) => cell)
      .toSorted((a, b) => a - b);
  const heldBy = (known: readonly Literal[], isHeld: boolean): number =>
    literals.filter(
      ({ cell, value, holds }) => isKnownAs(known, cell, value) === (isHeld === holds),
    ).length;
  const wrong = (shown: Values): readonly number[] => {
    const [held, missing] = [heldIn(shown, true), heldIn(shown, false)];
    if (held.length > count) return held;
    return missing.length > literals.length - count ? missing : [];
  };

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts: () => [
      {
        sentence: `${place.words} has at most ${counted(count)}`,
        cells,
        formula: atMost(count, propositions),
        telling: {
          technique: () => 'finished line',
          settles: (known, speech) =>
            known.length === 0
              ? `${sentence}, so `
              : `${place.words} ${sayAlreadyHas(speech)} ${counted(count)}, so `,
          breaks(known) {
            const found = heldBy(known, true);
            return found <= count
              ? undefined
              : `${place.words} would have ${counted(found)}, ${sayTooMany(found - count)}`;
          },
        },
      },
      {
        sentence: `${place.words} has at least ${counted(count)}`,
        cells,
        formula: atMost(literals.length - count, propositions.map(not)),
        telling: {
          technique: (known) => (known.length === 0 ? 'finished line' : 'last place'),
          settles: (known) =>
            known.length === 0
              ? `${sentence}, so `
              : `${place.words} needs ${counted(count)} and has room for no more, so `,
          breaks(known) {
            const room = literals.length - heldBy(known, false);
            return room >= count
              ? undefined
              : `${place.words} would have room for only ${counted(room)}`;
          },
        },
      },
    ],
    judge(shown) {
      if (count > literals.length || wrong(shown).length > 0) return 'broken';
      return cells.every((cell) => shown[cell] !== undefined) ? 'holds' : 'open';
    },
    culprits: wrong,
    observe: (shown) => showValues(symbol, cells, shown),
    smtlib: () => [
      `(= ${count} ${total(
        literals.map(
          ({ cell, value, holds }) => `(ite (= V${cell} ${value}) ${holds ? '1 0' : '0 1'})`,
        ),
      )})`,
    ],
  };
}
