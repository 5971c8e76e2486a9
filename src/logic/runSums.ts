import { allFilled } from './claim.ts';
import type { Claim, Place, Values } from './claim.ts';
import { and, FALSE, flag, iff, is, not, or, sum, TRUE } from './formula.ts';
import type { Formula } from './formula.ts';
import { anyOf, total } from './terms.ts';

/** The value of a cell that stays empty. */
const EMPTY = 0;

interface Line {
  readonly cells: readonly number[];
  /** The sums printed beside the line, in order. */
  readonly sums: readonly number[];
  /** How far each printed sum is from the true one, always: 0 or 1. */
  readonly off: 0 | 1;
  /** The digits a cell may hold, ascending, without 0. */
  readonly digits: readonly number[];
}

/**
 * Empty cells divide a line into runs of digits; each run's sum is `off` away from the number
 * printed for it, in order, and there is a number for each run (seed: "The puzzle").
 */
export function runSums(claim: Line & { readonly place: Place }): Claim {
  const { place, cells, sums, off } = claim;
  const name = place.words.replaceAll(' ', '-');
  const exactly = off === 0 ? '' : ' one off';
  const sentence =
    sums.length === 0
      ? `${place.words} is empty`
      : `${place.words} has runs that add up to${exactly} ${sums.join(', ')}`;
  const line = (shown: Values) => cells.map((cell) => shown[cell]);
  const judge = (shown: Values) => {
    if (!canSum(line(shown), claim)) return 'broken';
    return allFilled(cells, shown) ? 'holds' : 'open';
  };

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts: () => [{ sentence, cells, formula: runsFormula(name, claim) }],
    judge,
    culprits: (shown) =>
      judge(shown) === 'broken' ? cells.filter((cell) => (shown[cell] ?? EMPTY) !== EMPTY) : [],
    observe(shown) {
      const found = sumsOf(line(shown));
      const count = Math.max(found.length, sums.length);
      if (count === 0) return 'empty';
      return Array.from(
        { length: count },
        (_, run) => `${found[run] ?? '–'} (${sums[run] ?? '–'})`,
      ).join(', ');
    },
    smtlibNames: () => cells.map((_, at) => `${name}-runs-${at}`),
    smtlib: () => smtlibOf(name, claim),
  };
}

const allowed = (printed: number, off: 0 | 1): readonly number[] =>
  (off === 0 ? [printed] : [printed - 1, printed + 1]).filter((total) => total > 0);

/** Sums of the runs of digits, in order; open cells count as empty. */
export function sumsOf(line: readonly (number | undefined)[]): readonly number[] {
  const found: number[] = [];
  line.forEach((value = EMPTY, at) => {
    if (value === EMPTY) return;
    if ((line[at - 1] ?? EMPTY) === EMPTY) found.push(value);
    else found.push((found.pop() ?? 0) + value);
  });
  return found;
}

/** Whether the open cells can be filled so that the sums come out, repeats not considered. */
function canSum(line: readonly (number | undefined)[], { sums, off, digits }: Line): boolean {
  // A state is how many runs have ended, and the sum of the run under way or 0.
  let states = new Set(['0 0']);
  for (const value of [...line, EMPTY]) {
    const next = new Set<string>();
    for (const state of states) {
      const [ended = 0, under = 0] = state.split(' ').map(Number);
      for (const put of value === undefined ? [EMPTY, ...digits] : [value]) {
        if (put !== EMPTY) {
          if (ended < sums.length) next.add(`${ended} ${under + put}`);
        } else if (under === 0) next.add(state);
        else if (allowed(sums[ended] ?? 0, off).includes(under)) next.add(`${ended + 1} 0`);
      }
    }
    states = next;
  }
  return states.has(`${sums.length} 0`);
}

/** Flags say "at least k runs have begun by here"; between k and k + 1 lies run k. */
function runsFormula(name: string, { cells, sums, off, digits }: Line): Formula {
  const empty = (at: number): Formula => {
    const cell = cells[at];
    return cell === undefined ? TRUE : is(cell, EMPTY);
  };
  const begun = (run: number, at: number): Formula => {
    if (run === 0) return TRUE;
    return at < 0 ? FALSE : flag(`${name}-${run}-${at}`);
  };
  const counting = cells.flatMap((_, at) =>
    Array.from({ length: sums.length + 1 }, (__, index) => {
      const run = index + 1;
      const begins = and([not(empty(at)), empty(at - 1), begun(run - 1, at - 1)]);
      return iff(begun(run, at), or([begun(run, at - 1), begins]));
    }),
  );
  const last = cells.length - 1;
  const totals = sums.map((printed, index) => {
    const terms = cells.flatMap((cell, at) =>
      digits.map((digit) => ({
        weight: digit,
        of: and([is(cell, digit), begun(index + 1, at), not(begun(index + 2, at))]),
      })),
    );
    return or(allowed(printed, off).map((wanted) => sum(wanted, terms)));
  });
  return and([...counting, begun(sums.length, last), not(begun(sums.length + 1, last)), ...totals]);
}

/** Integers count the runs begun by each cell; a run's sum is over the cells with its count. */
function smtlibOf(name: string, { cells, sums, off }: Line): readonly string[] {
  const begun = (at: number): string => `${name}-runs-${at}`;
  const counting = cells.map((cell, at) => {
    const begins =
      at === 0 ? `(> V${cell} 0)` : `(and (> V${cell} 0) (= V${cells[at - 1] ?? cell} 0))`;
    return `(= ${begun(at)} (+ ${at === 0 ? 0 : begun(at - 1)} (ite ${begins} 1 0)))`;
  });
  const totals = sums.map((printed, index) => {
    const found = total(cells.map((cell, at) => `(ite (= ${begun(at)} ${index + 1}) V${cell} 0)`));
    return anyOf(allowed(printed, off).map((wanted) => `(= ${wanted} ${found})`));
  });
  return [...counting, `(= ${begun(cells.length - 1)} ${sums.length})`, ...totals];
}
