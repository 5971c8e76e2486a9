import { headOf, integerOf, unknownOf } from '#logic/smtlib/expressions.ts';
import type { Atom, Expression, List, SmtlibProblem } from '#logic/smtlib/expressions.ts';
import { unknownsOf } from './term.ts';
import type { Condition, Whole } from './term.ts';

/** Beyond, sums of many cells would leave the range in which solvers here count. */
const LARGEST = 1_000_000;

const COMPARISONS: readonly string[] = ['<', '<=', '>', '>='];
const CONDITIONS: readonly string[] = ['not', 'and', 'or', 'xor', '=>', 'distinct', '='];
const NUMBERS: readonly string[] = ['+', '-', '*', 'div', 'mod', 'abs', 'ite'];
const KNOWN = [...CONDITIONS, ...COMPARISONS, ...NUMBERS];

type Sort = 'condition' | 'number';
const WANTED: Readonly<Record<Sort, string>> = {
  condition: 'something that holds or not',
  number: 'a number',
};
const OTHER: Readonly<Record<Sort, string>> = { condition: 'is a number', number: 'holds or not' };

const isProblem = (read: object): read is SmtlibProblem => 'sentence' in read;

const problem = (sentence: string, { from }: Expression): SmtlibProblem => ({ sentence, at: from });

/** The operands of a list, read one by one; the first problem ends it. */
function each<T extends object>(
  operands: readonly Expression[],
  read: (operand: Expression) => T | SmtlibProblem,
): readonly T[] | SmtlibProblem {
  const found: T[] = [];
  for (const operand of operands) {
    const one = read(operand);
    if (isProblem(one)) return one;
    found.push(one);
  }
  return found;
}

const wants = (list: List, count: string): SmtlibProblem =>
  problem(`${headOf(list) ?? ''} wants ${count}, not ${list.items.length - 1}`, list);

/**
 * Reads an SMT-LIB term of sort Bool over the unknowns `V0` to `Vn`, `count` of them. What is
 * understood: the core theory and whole numbers, without `let` and quantifiers.
 */
export function readCondition(expression: Expression, count: number): Condition | SmtlibProblem {
  const condition = (of: Expression): Condition | SmtlibProblem => {
    if (of.kind !== 'list') return constant(of);
    const head = headOf(of);
    const operands = of.items.slice(1);
    switch (head) {
      case 'not': {
        const [only, ...more] = operands;
        if (only === undefined || more.length > 0) return wants(of, 'one operand');
        const inner = condition(only);
        return isProblem(inner) ? inner : { kind: 'not', of: inner, unknowns: inner.unknowns };
      }
      case 'and':
      case 'or': {
        const inner = each(operands, condition);
        if (isProblem(inner)) return inner;
        const kind = head === 'and' ? 'all' : 'any';
        return { kind, of: inner, unknowns: unknownsOf(inner) };
      }
      case '=>':
      case 'xor':
        return two(of, operands, (a, b, unknowns) =>
          head === '=>'
            ? { kind: 'implies', of: [a, b], unknowns }
            : { kind: 'not', of: { kind: 'alike', of: [a, b], unknowns }, unknowns },
        );
      case 'ite': {
        const inner = each(operands, condition);
        if (isProblem(inner)) return inner;
        const [when, then, otherwise, ...more] = inner;
        if (when === undefined || then === undefined || otherwise === undefined || more.length > 0)
          return wants(of, 'three operands');
        const unknowns = unknownsOf(inner);
        const not: Condition = { kind: 'not', of: when, unknowns: when.unknowns };
        const ways: readonly Condition[] = [
          { kind: 'implies', of: [when, then], unknowns },
          { kind: 'implies', of: [not, otherwise], unknowns },
        ];
        return { kind: 'all', of: ways, unknowns };
      }
      case '=':
      case 'distinct': {
        if (operands.length < 2) return wants(of, 'at least two operands');
        if (operands.some(isBool)) {
          return two(of, operands, (a, b, unknowns) => {
            const alike: Condition = { kind: 'alike', of: [a, b], unknowns };
            return head === '=' ? alike : { kind: 'not', of: alike, unknowns };
          });
        }
        const inner = each(operands, whole);
        if (isProblem(inner)) return inner;
        const unknowns = unknownsOf(inner);
        return head === '='
          ? { kind: 'compare', by: '=', of: inner, unknowns }
          : { kind: 'distinct', of: inner, unknowns };
      }
      case '<':
      case '<=':
      case '>':
      case '>=': {
        if (operands.length < 2) return wants(of, 'at least two operands');
        const inner = each(operands, whole);
        if (isProblem(inner)) return inner;
        return { kind: 'compare', by: head, of: inner, unknowns: unknownsOf(inner) };
      }
      case undefined:
      default:
        return misplaced(of, head, 'condition');
    }
  };

  /** Two conditions; of more, SMT-LIB's reading depends on the operator, so they are refused. */
  const two = (
    of: List,
    operands: readonly Expression[],
    make: (a: Condition, b: Condition, unknowns: readonly number[]) => Condition,
  ): Condition | SmtlibProblem => {
    const inner = each(operands, condition);
    if (isProblem(inner)) return inner;
    const [a, b, ...more] = inner;
    return a === undefined || b === undefined || more.length > 0
      ? wants(of, 'two operands')
      : make(a, b, unknownsOf(inner));
  };

  const constant = (of: Atom): Condition | SmtlibProblem => {
    if (of.text === 'true' || of.text === 'false') {
      return { kind: 'constant', holds: of.text === 'true', unknowns: [] };
    }
    return of.kind === 'numeral' || unknownOf(of) !== undefined
      ? problem(`${of.text} is a number, and something that holds or not is wanted`, of)
      : problem(`${of.text} is no name that is known here`, of);
  };

  const whole = (of: Expression): Whole | SmtlibProblem => {
    const number = of.kind === 'symbol' ? undefined : integerOf(of);
    if (number !== undefined) {
      if (Math.abs(number) > LARGEST) return problem(`${number} is more than ${LARGEST}`, of);
      return { kind: 'number', value: number, unknowns: [] };
    }
    const unknown = unknownOf(of);
    if (unknown !== undefined) {
      return unknown < count
        ? { kind: 'unknown', unknown, unknowns: [unknown] }
        : problem(`V${unknown} is not a cell, this board has V0 to V${count - 1}`, of);
    }
    if (of.kind !== 'list') {
      return of.text === 'true' || of.text === 'false'
        ? problem(`${of.text} holds or not, and a number is wanted`, of)
        : problem(`${of.text} is no name that is known here`, of);
    }
    return arithmetic(of);
  };

  const arithmetic = (of: List): Whole | SmtlibProblem => {
    const head = headOf(of);
    const operands = of.items.slice(1);
    if (head === 'ite') {
      const [test, ...ways] = operands;
      if (test === undefined || ways.length !== 2) return wants(of, 'three operands');
      const when = condition(test);
      if (isProblem(when)) return when;
      const inner = each(ways, whole);
      if (isProblem(inner)) return inner;
      const [chosen, otherwise] = inner;
      if (chosen === undefined || otherwise === undefined) return wants(of, 'three operands');
      const unknowns = unknownsOf([when, ...inner]);
      return { kind: 'choice', when, chosen, otherwise, unknowns };
    }
    if (head === undefined || !NUMBERS.includes(head)) return misplaced(of, head, 'number');
    const inner = each(operands, whole);
    if (isProblem(inner)) return inner;
    const [first, second, ...more] = inner;
    if (first === undefined) return wants(of, 'at least one operand');
    const unknowns = unknownsOf(inner);
    switch (head) {
      case '-': {
        if (second === undefined) return { kind: 'negative', of: first, unknowns };
        const rest = inner.slice(1);
        const others: Whole = { kind: 'sum', of: rest, unknowns: unknownsOf(rest) };
        return {
          kind: 'sum',
          of: [first, { kind: 'negative', of: others, unknowns: others.unknowns }],
          unknowns,
        };
      }
      case 'abs':
        if (second !== undefined) return wants(of, 'one operand');
        return { kind: 'magnitude', of: first, unknowns };
      case 'div':
      case 'mod':
        if (second === undefined || more.length > 0) return wants(of, 'two operands');
        if (second.kind !== 'number' || second.value === 0) {
          return problem(`${head} wants a number other than 0 to divide by`, of);
        }
        return {
          kind: head === 'div' ? 'quotient' : 'remainder',
          of: first,
          by: second.value,
          unknowns,
        };
      default:
        return { kind: head === '*' ? 'product' : 'sum', of: inner, unknowns };
    }
  };

  const isBool = (of: Expression): boolean =>
    of.kind === 'list'
      ? [...CONDITIONS, ...COMPARISONS].includes(headOf(of) ?? '')
      : of.text === 'true' || of.text === 'false';

  return condition(expression);
}

/** A list of the other sort than is wanted here, or one that nobody knows. */
function misplaced(of: List, head: string | undefined, wanted: Sort): SmtlibProblem {
  if (head === undefined) return problem(`${WANTED[wanted]} is wanted here`, of);
  return KNOWN.includes(head)
    ? problem(`(${head} …) ${OTHER[wanted]}, and ${WANTED[wanted]} is wanted`, of)
    : problem(`${head} is not understood here; these are: ${KNOWN.join(' ')}`, of);
}
