import { automatonFormula } from '#logic/automaton.ts';
import type { Automaton } from '#logic/automaton.ts';
import { allFilled, showValues } from '#logic/claim.ts';
import type { Claim, Place, ValueSymbol, Values } from '#logic/claim.ts';
import { total } from '#logic/terms.ts';
import { isKnownAs } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { asItStands, countedInWords } from '#logic/words.ts';

/**
 * Exactly `count` towers of a line are visible from its beginning: each hides those behind it that
 * are not taller.
 */
export function visible(claim: {
  /** The line. */
  readonly place: Place;
  /** Ordered from the end from which it is viewed. */
  readonly cells: readonly number[];
  /** The name of that end: "the left". */
  readonly from: string;
  readonly count: number;
  /** The values of all cells, ascending. */
  readonly values: readonly number[];
  readonly symbol: ValueSymbol;
  /** Whether another claim of the model keeps the cells different: the part then makes use of that. */
  readonly areDifferent: boolean;
}): Claim {
  const { place, cells, from, count, values, symbol, areDifferent } = claim;
  const seen = countedInWords(count, 'tower');
  const label = `${place.words} from ${from}`;
  const sentence = `${place.words} shows ${seen} from ${from}`;
  const held = (shown: Values) => cells.map((cell) => shown[cell]);
  const looking = counting(count);
  /** How many towers would be visible with what is known, and how many must be. */
  const sayBroken = (known: readonly Literal[]): string | undefined => {
    const seenCounts = possibleCounts(
      cells.map((cell) => values.filter((value) => isKnownAs(known, cell, value) !== false)),
    );
    const [least, most] = [Math.min(...seenCounts), Math.max(...seenCounts)];
    const must = `${place.words} must show ${seen} from ${from}`;
    if (seenCounts.size === 0) return undefined;
    if (least > count) return `${must} and would show ${least}${most > least ? ' at least' : ''}`;
    if (most < count) return `${must} and would show ${most}${most > least ? ' at most' : ''}`;
    return undefined;
  };
  const judge = (shown: Values) => {
    if (!mayShow(count, held(shown), values)) return 'broken';
    return allFilled(cells, shown) ? 'holds' : 'open';
  };

  return {
    place,
    label,
    sentence,
    cells: cells.toSorted((a, b) => a - b),
    parts: () => [
      {
        sentence,
        cells,
        formula: automatonFormula(
          areDifferent ? ofDifferent(looking, values) : looking,
          `${label.replaceAll(' ', '-')}-seen`,
          cells,
          values,
        ),
        telling: {
          technique: () => 'seen towers',
          breaks: (known) => (areDifferent ? sayBroken(known) : undefined),
          settles(known, speech) {
            if (count === 1 && areDifferent)
              return `only the tallest tower of ${place.words} is seen from ${from}, so `;
            if (count === cells.length)
              return `every tower of ${place.words} is seen from ${from}, so `;
            return `however ${place.words}${known.length > 0 ? ` ${asItStands(speech)}` : ''} shows ${seen} from ${from}, `;
          },
        },
      },
    ],
    judge,
    culprits: (shown) =>
      judge(shown) === 'broken' ? cells.filter((cell) => shown[cell] !== undefined) : [],
    observe: (shown) => showValues(symbol, cells, shown),
    smtlib() {
      const isSeen = cells.map((cell, at) => {
        const taller = cells.slice(0, at).map((before) => `(> V${cell} V${before})`);
        const [first] = taller;
        if (first === undefined) return '1';
        return `(ite ${taller.length === 1 ? first : `(and ${taller.join(' ')})`} 1 0)`;
      });
      return [`(= ${count} ${total(isSeen)})`];
    },
  };
}

/**
 * The possible numbers of visible towers in a line of different ones, given the values left for
 * each.
 */
function possibleCounts(choices: readonly (readonly number[])[]): ReadonlySet<number> {
  /**
   * Keyed by the set of values used: the possible numbers of visible towers. The tallest is the
   * largest value used.
   */
  let states = new Map<string, { readonly used: readonly number[]; readonly seen: Set<number> }>([
    ['', { used: [], seen: new Set([0]) }],
  ]);
  for (const some of choices) {
    const next: typeof states = new Map();
    for (const { used, seen } of states.values()) {
      for (const value of some) {
        if (used.includes(value)) continue;
        const isSeen = used.every((other) => other < value);
        const all = [...used, value].toSorted((a, b) => a - b);
        const key = all.join(' ');
        const found = next.get(key) ?? { used: all, seen: new Set<number>() };
        next.set(key, found);
        for (const count of seen) found.seen.add(isSeen ? count + 1 : count);
      }
    }
    states = next;
  }
  return new Set([...states.values()].flatMap(({ seen }) => [...seen]));
}

/**
 * Whether a line with open cells may show so many towers. Judged at each step of a search for what fits a line, so
 * without the automaton, which is a hundred times slower.
 */
function mayShow(
  count: number,
  line: readonly (number | undefined)[],
  values: readonly number[],
): boolean {
  // By the tallest so far, 0 for none and 1 for the least of the values: a bit for each number of towers seen.
  let seen = [1, ...values.map(() => 0)];
  for (const value of line) {
    const height = value === undefined ? undefined : values.indexOf(value) + 1;
    let below = 0;
    seen = seen.map((own, tallest) => {
      const hides = tallest > 0 && (height === undefined || tallest >= height);
      const rises = tallest > 0 && (height === undefined || tallest === height);
      const after = (hides ? own : 0) | (rises ? below << 1 : 0);
      below |= own;
      return after;
    });
  }
  return seen.some((own) => ((own >> count) & 1) === 1);
}

/** State "7 3": the tallest so far is 7, and three are visible. */
const stateOf = (tallest: number, seen: number): string => `${tallest} ${seen}`;
const NONE = -1;

/** The line's automaton, which reads it from the end from which it is viewed. */
const counting = (count: number): Automaton => ({
  start: stateOf(NONE, 0),
  step(from, value) {
    const [tallest = NONE, seen = 0] = from.split(' ').map(Number);
    if (value <= tallest) return from;
    return seen < count ? stateOf(value, seen + 1) : undefined;
  },
  ends: (state) => Number(state.split(' ')[1]) === count,
});

/**
 * The same for cells that are all different: after n of them the tallest is at least the n-th
 * lowest value. A state also contains the number of cells read.
 */
function ofDifferent(looking: Automaton, values: readonly number[]): Automaton {
  const inner = (state: string): string => state.slice(state.indexOf(' ') + 1);
  return {
    start: `0 ${looking.start}`,
    step(from, value) {
      const read = Number.parseInt(from, 10) + 1;
      const to = looking.step(inner(from), value);
      if (to === undefined || Number.parseInt(to, 10) < (values[read - 1] ?? 0)) return undefined;
      return `${read} ${to}`;
    },
    ends: (state) => looking.ends(inner(state)),
  };
}
