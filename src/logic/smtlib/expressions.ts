import { tokenize } from './tokens.ts';
import type { Token } from './tokens.ts';

/** An atom or a list (s-expression), with its position in the text. */
export type Expression = Atom | List;

export interface Atom extends Pick<Token, 'text' | 'from' | 'to'> {
  readonly kind: 'string' | 'keyword' | 'numeral' | 'symbol';
}

export interface List {
  readonly kind: 'list';
  readonly items: readonly Expression[];
  readonly from: number;
  readonly to: number;
}

/** What is wrong with an SMT-LIB text, and at which character, 0-based. */
export interface SmtlibProblem {
  readonly sentence: string;
  readonly at: number;
}

/** The expressions up to the first problem, if any. */
export interface ParsedExpressions {
  readonly expressions: readonly Expression[];
  readonly problem: SmtlibProblem | undefined;
}

/** The deepest nesting: deeper than any puzzle's text, and shallow enough for recursion. */
const DEEPEST = 500;

/** Reads all expressions of a text; comments are skipped. */
export function readExpressions(text: string): ParsedExpressions {
  const done: Expression[] = [];
  const open: { readonly items: Expression[]; readonly from: number }[] = [];
  const stop = (sentence: string, at: number): ParsedExpressions => ({
    expressions: done,
    problem: { sentence, at },
  });
  for (const token of tokenize(text)) {
    const { kind, from, to } = token;
    const into = open.at(-1)?.items ?? done;
    if (kind === 'comment') continue;
    if (kind === 'open') {
      if (open.length === DEEPEST) {
        return stop(`parentheses are nested more than ${DEEPEST} deep`, from);
      }
      open.push({ items: [], from });
    } else if (kind === 'close') {
      const list = open.pop();
      if (list === undefined) return stop('a parenthesis is closed that was not opened', from);
      (open.at(-1)?.items ?? done).push({ kind: 'list', items: list.items, from: list.from, to });
    } else if (isCutOff(token)) {
      return stop(`${kind === 'string' ? 'a string' : 'a quoted name'} has no end`, from);
    } else {
      into.push({ kind, text: token.text, from, to });
    }
  }
  const [outermost] = open;
  if (outermost !== undefined) {
    return stop('a parenthesis is opened and not closed', outermost.from);
  }
  return { expressions: done, problem: undefined };
}

const isCutOff = ({ kind, text }: Token): boolean =>
  (kind === 'string' && !/^"[^"]*(?:""[^"]*)*"$/u.test(text)) ||
  (kind === 'symbol' && text.startsWith('|') && (text.length < 2 || !text.endsWith('|')));

/** An expression on one line, with single spaces. */
export const writeExpression = (expression: Expression): string =>
  expression.kind === 'list'
    ? `(${expression.items.map(writeExpression).join(' ')})`
    : expression.text.replaceAll(/\s+/g, ' ');

/** The symbol at the head of a list, such as `assert`; `undefined` for any other expression. */
export function headOf(expression: Expression | undefined): string | undefined {
  if (expression?.kind !== 'list') return undefined;
  const [head] = expression.items;
  return head?.kind === 'symbol' ? head.text : undefined;
}

/** The number `i` of the symbol `Vi`; `undefined` for any other expression. */
export function unknownOf(expression: Expression | undefined): number | undefined {
  if (expression?.kind !== 'symbol') return undefined;
  const digits = /^V(0|[1-9][0-9]{0,8})$/.exec(expression.text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** A whole number as SMT-LIB writes it: `7`, or `(- 7)` below zero; also `-7`, as some do. */
export function integerOf(expression: Expression | undefined): number | undefined {
  if (expression === undefined || expression.kind === 'string' || expression.kind === 'keyword') {
    return undefined;
  }
  if (expression.kind !== 'list') {
    return /^-?[0-9]{1,15}$/.test(expression.text) ? Number(expression.text) : undefined;
  }
  const [, magnitude, ...more] = expression.items;
  if (headOf(expression) !== '-' || more.length > 0 || magnitude?.kind !== 'numeral') {
    return undefined;
  }
  const value = integerOf(magnitude);
  return value === undefined ? undefined : 0 - value;
}

/** Every unknown that an expression mentions, ascending. */
export function mentionedUnknowns(expression: Expression): readonly number[] {
  const found = new Set<number>();
  const visit = (at: Expression): void => {
    const unknown = unknownOf(at);
    if (unknown !== undefined) found.add(unknown);
    if (at.kind === 'list') at.items.forEach(visit);
  };
  visit(expression);
  return [...found].toSorted((a, b) => a - b);
}

/** The line and column of a character, both 1-based. */
export function lineAndColumn(
  text: string,
  at: number,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: at - start + 1 };
}
