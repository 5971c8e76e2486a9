import type { Values } from './claim.ts';
import type { Formula, Weighted } from './formula.ts';

/** Evaluates a formula on a full filling; every solver must agree. For tests. */
export function isTrue(formula: Formula, values: Values): boolean {
  switch (formula.op) {
    case 'is':
      return values[formula.unknown] === formula.value;
    case 'not':
      return !isTrue(formula.of, values);
    case 'and':
      return formula.of.every((part) => isTrue(part, values));
    case 'or':
      return formula.of.some((part) => isTrue(part, values));
    case 'at-most':
      return formula.of.filter((part) => isTrue(part, values)).length <= formula.count;
    case 'at-least':
      return formula.of.filter((part) => isTrue(part, values)).length >= formula.count;
    case 'sum':
      return formula.total === weigh(formula.of, values);
    case 'reach':
      return formula.least <= weigh(formula.of, values);
    case 'auxiliary':
      throw new Error(`A filling says nothing of ${formula.name}; ask Z3`);
  }
}

const weigh = (weighted: readonly Weighted[], values: Values): number =>
  weighted.reduce((sum, { weight, of }) => sum + (isTrue(of, values) ? weight : 0), 0);

type Term = string | readonly Term[];

/** Reads one SMT-LIB term as nested lists of words. */
function parse(text: string): Term {
  const words = text.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const next = (): Term => {
    const word = words[at++] ?? '';
    if (word !== '(') return word;
    const list: Term[] = [];
    while (words[at] !== ')') {
      if (at >= words.length) throw new Error(`A bracket is not closed in ${text}`);
      list.push(next());
    }
    at++;
    return list;
  };
  const term = next();
  if (at !== words.length) throw new Error(`More than one term in ${text}`);
  return term;
}

/** Evaluates an SMT-LIB condition over `V0…Vn` on a full filling. For tests. */
export const holdsInSmtlib = (condition: string, values: Values): boolean =>
  value(parse(condition), values) === 1;

/** The term's value: an integer, or 1 and 0 for true and false. */
function value(term: Term, values: Values): number {
  if (typeof term === 'string') {
    if (/^\d+$/.test(term)) return Number(term);
    const found = values[Number(/^V(\d+)$/.exec(term)?.[1])];
    if (found === undefined) throw new Error(`${term} is neither a number nor a known unknown`);
    return found;
  }
  const [operator, ...operands] = term;
  const of = operands.map((operand) => value(operand, values));
  switch (operator) {
    case '=':
      return Number(new Set(of).size === 1);
    case 'distinct':
      return Number(new Set(of).size === of.length);
    case '+':
      return of.reduce((sum, operand) => sum + operand, 0);
    case '<=':
      return Number((of[0] ?? 0) <= (of[1] ?? 0));
    case '>=':
      return Number((of[0] ?? 0) >= (of[1] ?? 0));
    case 'not':
      return 1 - (of[0] ?? 0);
    case 'and':
      return Number(of.every((operand) => operand === 1));
    case 'or':
      return Number(of.includes(1));
    case 'ite':
      return (of[0] === 1 ? of[1] : of[2]) ?? 0;
    default:
      throw new Error(`An operator this reader does not know: ${String(operator)}`);
  }
}

/** The Cartesian product of the choices, in order. For tests. */
export const product = <T>(choices: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  choices.reduce<readonly (readonly T[])[]>(
    (starts, choice) => starts.flatMap((start) => choice.map((next) => [...start, next])),
    [[]],
  );
