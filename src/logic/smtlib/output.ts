import type { Values } from '#logic/claim.ts';
import { headOf, integerOf, lineAndColumn, readExpressions, unknownOf } from './expressions.ts';
import type { Expression } from './expressions.ts';

/** The part of another solver's output that is about the cells. */
export type Output =
  /** `values` is indexed by cell and has `count` of them. They may be outside their domains. */
  | { readonly kind: 'values'; readonly values: Values; readonly count: number }
  | { readonly kind: 'unsat' }
  | { readonly kind: 'unknown' }
  /** Neither values nor a verdict without values. */
  | { readonly kind: 'nothing' }
  /** `sentence` begins with its line number and has no full stop. */
  | { readonly kind: 'problem'; readonly sentence: string };

/** A relevant item of the output, with the expression that gives its position. */
type Finding =
  | {
      readonly kind: 'value';
      readonly cell: number;
      readonly value: Expression | undefined;
      readonly at: Expression;
    }
  | { readonly kind: 'verdict'; readonly verdict: 'sat' | 'unsat' | 'unknown' }
  | { readonly kind: 'error'; readonly words: string; readonly at: Expression };

/**
 * Reads a solver's output after `get-model` or `get-value`, in any number of lists. `cells` is the
 * number of cells on the board. Names other than `Vi` are skipped.
 */
export function readOutput(text: string, cells: number): Output {
  const { expressions, problem } = readExpressions(text);
  const stop = (sentence: string, at: number): Output => ({
    kind: 'problem',
    sentence: `Line ${lineAndColumn(text, at).line}: ${sentence}`,
  });
  const values = Array.from({ length: cells }, (): number | undefined => undefined);
  let verdict: 'sat' | 'unsat' | 'unknown' = 'sat';
  for (const finding of expressions.flatMap(findings)) {
    if (finding.kind === 'verdict') {
      verdict = finding.verdict;
    } else if (finding.kind === 'error') {
      // After these verdicts solvers answer `get-model` with an error, since there is no model.
      if (verdict === 'sat') return stop(`the solver says “${finding.words}”`, finding.at.from);
    } else {
      const { cell, at } = finding;
      if (cell >= cells) {
        return stop(`V${cell} is not a cell, this board has V0 to V${cells - 1}`, at.from);
      }
      const value = integerOf(finding.value);
      if (value === undefined) {
        return stop(notANumber(text, cell, finding.value), (finding.value ?? at).from);
      }
      const before = values[cell];
      if (before !== undefined && before !== value) {
        return stop(`V${cell} is ${value} here and ${before} further up`, at.from);
      }
      // Turns −0 into 0.
      values[cell] = value + 0;
    }
  }
  if (problem !== undefined) return stop(problem.sentence, problem.at);
  const count = values.filter((value) => value !== undefined).length;
  if (count > 0) return { kind: 'values', values, count };
  return { kind: verdict === 'sat' ? 'nothing' : verdict };
}

/** The most characters of an unexpected value that are quoted. */
const QUOTED = 24;

function notANumber(text: string, cell: number, value: Expression | undefined): string {
  if (value === undefined) return `V${cell} has no value`;
  const whole = text.slice(value.from, value.to).replaceAll(/\s+/g, ' ');
  const written = whole.length > QUOTED ? `${whole.slice(0, QUOTED)}…` : whole;
  return /^(?:-?\d+|\(- \d+\))$/.test(whole)
    ? `V${cell} is ${written}, which is too large`
    : `V${cell} is ${written}, which is no whole number`;
}

/** The findings in one top-level expression. */
function findings(expression: Expression): readonly Finding[] {
  if (expression.kind !== 'list') return verdictOf(expression.text);
  if (headOf(expression) === 'error') {
    const [, said] = expression.items;
    const words = said?.kind === 'string' ? said.text.slice(1, -1).replaceAll('""', '"') : 'error';
    return [{ kind: 'error', words, at: expression }];
  }
  // A part of a list may have been copied without its parentheses.
  return [expression, ...expression.items].flatMap(valueIn);
}

function verdictOf(word: string): readonly Finding[] {
  switch (word) {
    case 'sat':
    case 'unsat':
    case 'unknown':
      return [{ kind: 'verdict', verdict: word }];
    case 'timeout':
      return [{ kind: 'verdict', verdict: 'unknown' }];
    default:
      return [];
  }
}

/** `(define-fun V0 () Int 9)` or `(V0 9)`. */
function valueIn(at: Expression): readonly Finding[] {
  if (at.kind !== 'list') return [];
  const defined = headOf(at) === 'define-fun';
  const cell = unknownOf(at.items[defined ? 1 : 0]);
  return cell === undefined ? [] : [{ kind: 'value', cell, value: at.items[defined ? 4 : 1], at }];
}
