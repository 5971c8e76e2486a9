import type { Values } from '#logic/claim.ts';
import type { Puzzle, PuzzleType } from '#puzzle/puzzleType.ts';
import { givenValues } from '#puzzle/puzzleType.ts';
import type { Random } from '#puzzle/random.ts';
import { openRules } from './rules.ts';
import type { Answer, Rules } from './rules.ts';

/** Groups of cells whose givens come and go together. */
export type Groups = readonly (readonly number[])[];

/** Cells with a given, by group: those that stand, and those that can be given besides. */
export interface Reduced {
  readonly kept: Groups;
  /** The last taken away first. */
  readonly removed: Groups;
}

/** The answer's values in these groups, open elsewhere. */
export function valuesIn(answer: Answer, groups: Groups): Values {
  const cells = new Set(groups.flat());
  return answer.map((value, cell) => (cells.has(cell) ? value : undefined));
}

/**
 * Takes away groups of givens, in an order as chance has it, as long as the answer stays the only
 * one: of what is kept no group can be left out. `onGroup` hears each that was looked at.
 */
export function* reduce(
  rules: Rules,
  answer: Answer,
  groups: Groups,
  random: Random,
): Generator<void, Reduced> {
  let kept = random.shuffled(groups);
  const removed: (readonly number[])[] = [];
  for (const group of kept) {
    const fewer = kept.filter((other) => other !== group);
    if (rules.areForced(valuesIn(answer, fewer), answer, group)) {
      kept = fewer;
      removed.unshift(group);
    }
    yield;
  }
  return { kept, removed };
}

/** As few givens as leave one solution, by looking at all sets of them: for small grids only. */
export function fewest(rules: Rules, answer: Answer, groups: Groups, random: Random): Reduced {
  const shuffled = random.shuffled(groups);
  for (let count = 0; count <= shuffled.length; count += 1) {
    for (const kept of subsets(shuffled, count)) {
      if (rules.other(valuesIn(answer, kept), answer) !== 'none') continue;
      return { kept, removed: shuffled.filter((group) => !kept.includes(group)) };
    }
  }
  return { kept: shuffled, removed: [] };
}

function* subsets<T>(items: readonly T[], count: number, from = 0): Generator<readonly T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= items.length - count; at += 1) {
    const item = items[at] as T;
    for (const rest of subsets(items, count - 1, at + 1)) yield [item, ...rest];
  }
}

/** How a cell's given is printed. */
export type Print = (cell: number) => number;

/**
 * Adds givens where another solution differs until there is none, then takes away those that are
 * not needed after all. Givens may be part of the rules, so these are built anew each time.
 * `undefined` when it could not be settled.
 */
export function* addFew(
  type: PuzzleType,
  puzzle: Puzzle,
  answer: Answer,
  {
    groups,
    print,
    random,
  }: { readonly groups: Groups; readonly print: Print; readonly random: Random },
): Generator<void, Reduced | undefined> {
  const otherBy = (kept: Groups): Answer | 'none' | 'unknown' => {
    const given = { ...puzzle, givens: printed(puzzle, kept, print) };
    return openRules(type, given).other(givenValues(type, given), answer);
  };
  let kept: Groups = [];
  for (;;) {
    yield;
    const other = otherBy(kept);
    if (other === 'none') break;
    if (other === 'unknown') return undefined;
    const telling = groups.filter((group) => group.some((cell) => other[cell] !== answer[cell]));
    kept = [...kept, random.pick(telling)];
  }
  for (const group of kept) {
    yield;
    const fewer = kept.filter((one) => one !== group);
    if (otherBy(fewer) === 'none') kept = fewer;
  }
  const rest = groups.filter((group) => !kept.includes(group));
  return { kept, removed: random.shuffled(rest) };
}

/** The puzzle's givens with those of the groups printed. */
export function printed(puzzle: Puzzle, groups: Groups, print: Print): Values {
  const cells = new Set(groups.flat());
  return puzzle.givens.map((given, cell) => (cells.has(cell) ? print(cell) : given));
}
