import type { Speech } from '#logic/claim.ts';
import { listed, oneOf } from '#logic/words.ts';
import type { Comparison, Condition, Whole } from './term.ts';

const COMPARED: Readonly<Record<Comparison, string>> = {
  '=': 'is',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is greater than',
  '>=': 'is at least',
};

const REVERSED: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** "row 1, column 2 is less than row 1, column 3": lower case, no full stop. */
export function sayCondition(condition: Condition, speech: Speech): string {
  const say = (of: Condition): string => sayCondition(of, speech);
  /** In brackets if its extent would be unclear. */
  const inside = (of: Condition): string =>
    of.kind === 'all' || of.kind === 'any' || of.kind === 'implies' ? `(${say(of)})` : say(of);
  switch (condition.kind) {
    case 'constant':
      return condition.holds ? 'nothing is asked' : 'this can never hold';
    case 'not':
      return `it is not so that ${inside(condition.of)}`;
    case 'all':
      return listed(condition.of.map(inside));
    case 'any':
      return sayValues(condition.of, speech) ?? oneOf(condition.of.map(inside));
    case 'implies':
      return `if ${inside(condition.of[0])}, then ${inside(condition.of[1])}`;
    case 'alike':
      return `${inside(condition.of[0])} just where ${inside(condition.of[1])}`;
    case 'compare':
      return (
        sayParity(condition.by, condition.of, speech) ??
        condition.of
          .slice(1)
          .map((second, at) =>
            sayCompared(condition.by, condition.of[at] ?? second, second, speech),
          )
          .join(' and ')
      );
    case 'distinct': {
      const [a, b, ...more] = condition.of;
      return a !== undefined && b !== undefined && more.length === 0
        ? `${sayWhole(a, speech)} and ${sayWhole(b, speech)} differ`
        : `${sayTerms(condition.of, speech)} all differ`;
    }
  }
}

/** "row 1, column 1 is 2 or 5"; `undefined` if the conditions are not about values of one cell. */
function sayValues(of: readonly Condition[], speech: Speech): string | undefined {
  const found = of.map((one) => {
    if (one.kind !== 'compare' || one.by !== '=' || one.of.length !== 2) return undefined;
    const [cell, value] = one.of;
    if (cell?.kind !== 'unknown' || value?.kind !== 'number') return undefined;
    return { cell: cell.unknown, value: value.value };
  });
  const [first] = found;
  if (first === undefined || found.some((one) => one?.cell !== first.cell)) return undefined;
  const values = found.flatMap((one) => (one === undefined ? [] : [speech.word(one.value)]));
  return `${speech.names([first.cell])} is ${oneOf(values)}`;
}

/** Cells grouped by their places, other terms one by one. */
function sayTerms(terms: readonly Whole[], speech: Speech): string {
  const cells = terms.flatMap((term) => (term.kind === 'unknown' ? [term.unknown] : []));
  return cells.length === terms.length
    ? speech.names(cells)
    : listed(terms.map((term) => sayWhole(term, speech)));
}

function sayCompared(by: Comparison, a: Whole, b: Whole, speech: Speech): string {
  // A number that comes first, as in `(= 20 (+ V0 V1))`, reads better last.
  if (a.kind === 'number' && b.kind !== 'number') return sayCompared(REVERSED[by], b, a, speech);
  if (by === '=' && a.kind === 'unknown' && b.kind === 'number') {
    return `${speech.names([a.unknown])} is ${speech.word(b.value)}`;
  }
  if (by === '=' && b.kind !== 'number') {
    return `${sayWhole(a, speech)} equals ${sayWhole(b, speech)}`;
  }
  return `${sayWhole(a, speech)} ${COMPARED[by]} ${sayWhole(b, speech)}`;
}

/** "row 1, column 1 is even". */
function sayParity(by: Comparison, of: readonly Whole[], speech: Speech): string | undefined {
  const [a, b, ...more] = of;
  if (by !== '=' || a?.kind !== 'remainder' || b?.kind !== 'number' || more.length > 0) {
    return undefined;
  }
  if (Math.abs(a.by) !== 2 || b.value < 0 || b.value > 1) return undefined;
  return `${sayWhole(a.of, speech)} is ${b.value === 0 ? 'even' : 'odd'}`;
}

function sayWhole(term: Whole, speech: Speech): string {
  const say = (of: Whole): string => sayWhole(of, speech);
  const inside = (of: Whole): string =>
    of.kind === 'sum' || of.kind === 'product' || of.kind === 'choice' ? `(${say(of)})` : say(of);
  switch (term.kind) {
    case 'number':
      return String(term.value);
    case 'unknown':
      return speech.names([term.unknown]);
    case 'sum': {
      const cells = term.of.flatMap((each) => (each.kind === 'unknown' ? [each.unknown] : []));
      if (cells.length === term.of.length && cells.length > 1) {
        return `the sum of ${speech.names(cells)}`;
      }
      return term.of
        .map((each, at) =>
          each.kind === 'negative' && at > 0
            ? `minus ${inside(each.of)}`
            : `${at > 0 ? 'plus ' : ''}${inside(each)}`,
        )
        .join(' ');
    }
    case 'product':
      return term.of.map(inside).join(' times ');
    case 'negative':
      return `minus ${inside(term.of)}`;
    case 'magnitude':
      return `the size of (${say(term.of)})`;
    case 'quotient':
      return `${inside(term.of)} divided by ${term.by}, rounded,`;
    case 'remainder':
      return `the remainder of ${inside(term.of)} divided by ${term.by}`;
    case 'choice':
      return `${say(term.chosen)} if ${sayCondition(term.when, speech)}, else ${say(term.otherwise)}`;
  }
}
