import { showValues } from '#logic/claim.ts';
import type { Claim, Place, ValueSymbol, Values } from '#logic/claim.ts';
import { atLeast, atMost, is, not, or, reach } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { isKnownAs } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { total } from '#logic/terms.ts';
import { sayAlreadyHas, sayTooMany } from '#logic/words.ts';

/** Cells of a line in the same domino, or one cell alone. */
type Halves = readonly number[];

interface PoleCount {
  readonly place: Place;
  /** What a line's check begins with: "+ of row 3". */
  readonly label: string;
  /** All cells of the line, those of a domino together. */
  readonly dominoes: readonly Halves[];
  /** By another rule: at most one cell of a domino has the value, or all have it or none. */
  readonly share: 'at most one' | 'all or none';
  readonly value: number;
  readonly count: number;
  /** "three +'s". */
  readonly counted: (count: number) => string;
  readonly symbol: ValueSymbol;
}

/**
 * Exactly `count` cells of a line have a value, of which another rule says how the halves of a domino share
 * it. A person counts dominoes: one that lies in the line has the pole once, or is neutral twice.
 */
export function poleCount(claim: PoleCount): Claim {
  const { place, label, dominoes, share, value, count, counted, symbol } = claim;
  const cells = dominoes.flat().toSorted((a, b) => a - b);
  const sentence = `${place.words} has ${counted(count)}`;
  const isInDomino = (cell: number): boolean =>
    dominoes.some((halves) => halves.length > 1 && halves.includes(cell));
  /** The cells with the value, and those with another one. */
  const held = (shown: Values, isHeld: boolean): readonly number[] =>
    cells.filter((cell) => shown[cell] !== undefined && (shown[cell] === value) === isHeld);
  const wrong = (shown: Values): readonly number[] => {
    const [there, missing] = [held(shown, true), held(shown, false)];
    if (there.length > count) return there;
    return missing.length > cells.length - count ? missing : [];
  };
  /** The most or the least that the line has, by what is known; a domino counts as its halves share. */
  const bound = (known: readonly Literal[], isMost: boolean): number =>
    dominoes.reduce((sum, halves) => {
      const states = halves.map((cell) => isKnownAs(known, cell, value));
      const there = states.filter((state) => state === true).length;
      const open = states.filter((state) => state === undefined).length;
      if (share === 'at most one') {
        return sum + (isMost ? Math.min(1, there + open) : there);
      }
      if (states.includes(false)) return sum;
      return sum + (isMost || there > 0 ? halves.length : 0);
    }, 0);

  return {
    place,
    label,
    sentence,
    cells,
    parts: () => [
      {
        sentence: `${place.words} has at most ${counted(count)}`,
        cells,
        formula: atMostOf(claim),
        telling: {
          technique: () => 'finished line',
          settles(known, speech, concluded) {
            const isWhole = concluded.some(({ cell }) => isInDomino(cell));
            if (isWhole && share === 'all or none') {
              return `${sentence}, and a domino in it would have too many, so `;
            }
            return known.length === 0
              ? `${sentence}, so `
              : `${place.words} ${sayAlreadyHas(speech)} ${counted(count)}, so `;
          },
          breaks(known) {
            const least = bound(known, false);
            return least <= count
              ? undefined
              : `${place.words} would have ${counted(least)}, ${sayTooMany(least - count)}`;
          },
        },
      },
      {
        sentence: `${place.words} has at least ${counted(count)}`,
        cells,
        formula: atLeastOf(claim),
        telling: {
          technique: () => 'last place',
          settles: () => `${place.words} needs ${counted(count)} and has room for no more, so `,
          breaks(known) {
            const most = bound(known, true);
            return most >= count
              ? undefined
              : `${place.words} would have room for only ${counted(most)}`;
          },
        },
      },
    ],
    judge(shown) {
      if (count > cells.length || wrong(shown).length > 0) return 'broken';
      return cells.every((cell) => shown[cell] !== undefined) ? 'holds' : 'open';
    },
    culprits: wrong,
    observe: (shown) => showValues(symbol, cells, shown),
    smtlib: () => [`(= ${count} ${total(cells.map((cell) => `(ite (= V${cell} ${value}) 1 0)`))})`],
    met: (shown) => cells.every((cell) => shown[cell] !== undefined) && wrong(shown).length === 0,
  };
}

/** One half of each domino stands for all of it, with as much weight, where all halves are alike. */
const weighted = ({ dominoes, value }: PoleCount, isThere: boolean) =>
  dominoes.map(([first = 0, ...others]) => ({
    weight: 1 + others.length,
    of: isThere ? is(first, value) : not(is(first, value)),
  }));

function atMostOf(claim: PoleCount): Formula {
  const { dominoes, share, value, count } = claim;
  const cells = dominoes.flat();
  return share === 'all or none'
    ? reach(cells.length - count, weighted(claim, false))
    : atMost(
        count,
        cells.map((cell) => is(cell, value)),
      );
}

function atLeastOf(claim: PoleCount): Formula {
  const { dominoes, share, value, count } = claim;
  return share === 'all or none'
    ? reach(count, weighted(claim, true))
    : atLeast(
        count,
        dominoes.map((halves) => or(halves.map((cell) => is(cell, value)))),
      );
}
