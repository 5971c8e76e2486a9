import { inOnePart } from '#logic/onePart.ts';
import { canAccept, automatonFormula } from '#logic/automaton.ts';
import type { Automaton } from '#logic/automaton.ts';
import { allFilled } from '#logic/claim.ts';
import type { Claim, Place, Values } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { anyOf, total } from '#logic/terms.ts';
import { asItStands, countedInWords, listed } from '#logic/words.ts';

/** The value of an empty cell. */
const EMPTY = 0;

interface Line {
  readonly cells: readonly number[];
  /** The sums printed beside the line, in order. */
  readonly sums: readonly number[];
  /** The difference between each printed sum and the true one: 0 or 1. */
  readonly off: 0 | 1;
  /** The digits a cell may hold, ascending, without 0. */
  readonly digits: readonly number[];
}

/**
 * Empty cells divide a line into runs of digits. The sum of each run differs by `off` from the
 * number printed for it, in order, and there is one number for each run (Off-by-one sums).
 */
export function runSums(claim: Line & { readonly place: Place }): Claim {
  const { place, cells, sums, off, digits } = claim;
  const automaton = summing(claim);
  const values = [EMPTY, ...digits];
  const name = place.words.replaceAll(' ', '-');
  const exactly = off === 0 ? '' : ' one more or less than';
  const sentence =
    sums.length === 0
      ? `${place.words} is empty`
      : `${place.words} has runs that add up to${exactly} ${sums.join(', ')}`;
  const line = (shown: Values) => cells.map((cell) => shown[cell]);
  const judge = (shown: Values) => {
    if (!canAccept(automaton, line(shown), values)) return 'broken';
    return allFilled(cells, shown) ? 'holds' : 'open';
  };

  return {
    ...inOnePart(place, cells, sentence, () => ({
      formula: automatonFormula(automaton, name, cells, values),
      telling: {
        technique: () => (sums.length === 0 ? 'finished line' : 'runs of a line'),
        settles(known, speech) {
          if (sums.length === 0) return `${sentence}, so `;
          const stands = known.length > 0 ? ` ${asItStands(speech)}` : '';
          return `however ${place.words}${stands} makes ${countedInWords(sums.length, 'run')} that ${sums.length === 1 ? 'adds' : 'add'} up to${exactly} ${listed(sums.map(String))}, `;
        },
        breaks: (known) => sayBroken(claim, automaton, known),
      },
    })),
    judge,
    culprits(shown) {
      if (judge(shown) !== 'broken') return [];
      const filled = cells.filter((cell) => shown[cell] !== undefined);
      const holding = filled.filter((cell) => shown[cell] !== EMPTY);
      return holding.length > 0 ? holding : filled;
    },
    observe(shown) {
      const found = sumsOfRuns(line(shown));
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

/** The possible true sums for a `printed` one. */
export const trueSums = (printed: number, off: 0 | 1): readonly number[] =>
  (off === 0 ? [printed] : [printed - 1, printed + 1]).filter((total) => total > 0);

/** Sums of the runs of digits, in order; open cells count as empty. */
export const sumsOfRuns = (line: readonly (number | undefined)[]): readonly number[] =>
  knownRuns(line).map(({ sum }) => sum);

/** How values violate a line's sums, if one run or the number of runs shows it. */
function sayBroken(
  { place: { words }, cells, sums, off, digits }: Line & { readonly place: Place },
  automaton: Automaton,
  known: readonly Literal[],
): string | undefined {
  const values = cells.map((cell) => known.find((fact) => fact.cell === cell && fact.holds)?.value);
  if (canAccept(automaton, values, [EMPTY, ...digits])) return undefined;
  if (sums.length === 0) return `${words} is empty, and would have a digit`;
  const totals = sums.flatMap((printed) => trueSums(printed, off));
  const most = Math.max(...totals);
  const runs = knownRuns(values);
  const large = runs.find(({ sum }) => sum > most);
  if (large !== undefined) {
    return `${words} would have a run of ${large.sum}${large.isWhole ? '' : ' or more'}, and none may be above ${most}`;
  }
  const wrong = runs.find(({ sum, isWhole }) => isWhole && !totals.includes(sum));
  if (wrong !== undefined) {
    const misses = off === 0 ? 'is none of its sums' : 'is one more or less than none of its sums';
    return `${words} would have a run of ${wrong.sum}, which ${misses}`;
  }
  if (!values.includes(undefined)) {
    return runs.length === sums.length
      ? `${words} would have runs of ${listed(runs.map(({ sum }) => String(sum)))} in this order`
      : `${words} would have ${countedInWords(runs.length, 'run')}, and ${sums.length} ${sums.length === 1 ? 'is' : 'are'} wanted`;
  }
  return undefined;
}

/**
 * The runs of known digits of a line, in order; a run is whole if an empty cell or the line's end
 * is on both sides, so that no digit can extend it.
 */
function knownRuns(
  values: readonly (number | undefined)[],
): readonly { readonly sum: number; readonly isWhole: boolean }[] {
  const runs: { sum: number; isWhole: boolean }[] = [];
  values.forEach((value, at) => {
    if (value === undefined || value === EMPTY) return;
    const before = at === 0 ? EMPTY : values[at - 1];
    const after = at === values.length - 1 ? EMPTY : values[at + 1];
    const run = (before ?? EMPTY) === EMPTY ? undefined : runs.pop();
    const isWhole = (run?.isWhole ?? before === EMPTY) && after !== undefined;
    runs.push({ sum: (run?.sum ?? 0) + value, isWhole });
  });
  return runs;
}

/**
 * The line's automaton. State "3 7" has completed three runs and is in a run with sum 7 so far, or
 * in none if that is 0. It ignores repeated digits.
 */
function summing({ sums, off }: Pick<Line, 'sums' | 'off'>): Automaton {
  const wanted = sums.map((printed) => trueSums(printed, off));
  const largest = wanted.map((totals) => Math.max(0, ...totals));
  const state = (ended: number, under: number) => `${ended} ${under}`;
  /** Parsed states, cached: each is used with every digit. */
  const numbers = new Map<string, readonly [number, number]>();
  const read = (text: string): readonly [number, number] => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    const [ended = 0, under = 0] = text.split(' ').map(Number);
    numbers.set(text, [ended, under]);
    return [ended, under];
  };
  const closed = ([ended, under]: readonly [number, number]): number | undefined => {
    if (under === 0) return ended;
    return wanted[ended]?.includes(under) === true ? ended + 1 : undefined;
  };
  return {
    start: state(0, 0),
    step(from, value) {
      const [ended, under] = read(from);
      if (value !== EMPTY) {
        const fits = under + value <= (largest[ended] ?? 0);
        return fits ? state(ended, under + value) : undefined;
      }
      const runs = closed([ended, under]);
      return runs === undefined ? undefined : state(runs, 0);
    },
    ends: (at) => closed(read(at)) === sums.length,
  };
}

/**
 * Integers count the runs begun up to each cell; the sum of a run is over the cells with its count.
 */
function smtlibOf(name: string, { cells, sums, off }: Line): readonly string[] {
  const begun = (at: number): string => `${name}-runs-${at}`;
  const counting = cells.map((cell, at) => {
    const begins =
      at === 0 ? `(> V${cell} 0)` : `(and (> V${cell} 0) (= V${cells[at - 1] ?? cell} 0))`;
    return `(= ${begun(at)} (+ ${at === 0 ? 0 : begun(at - 1)} (ite ${begins} 1 0)))`;
  });
  const totals = sums.map((printed, index) => {
    const found = total(cells.map((cell, at) => `(ite (= ${begun(at)} ${index + 1}) V${cell} 0)`));
    return anyOf(trueSums(printed, off).map((wanted) => `(= ${wanted} ${found})`));
  });
  return [...counting, `(= ${begun(cells.length - 1)} ${sums.length})`, ...totals];
}
