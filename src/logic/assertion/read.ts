import { headOf, integerOf, unknownOf } from '#logic/smtlib/expressions.ts';
import type { Atom, Expression, List, SmtlibProblem } from '#logic/smtlib/expressions.ts';
import { unknownsOf } from './term.ts';
import type { Condition, Whole } from './term.ts';

/** Larger literals are refused; products may be larger, up to the bounds in `LIMITS`. */
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

/** Reads the operands of a list one by one; the first problem ends it. */
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
 * Reads an SMT-LIB term of sort Bool over the unknowns `V0` to `Vn`, `count` of them. Supports the
 * theories Core and Ints, without `let` and quantifiers.
 */
export function readCondition(expression: Expression, count: number): Condition | SmtlibProblem {
  if (expression.kind !== 'list') return readConstant(expression);
  const head = headOf(expression);
  switch (head) {
    case 'not': {
      const [only, ...more] = operandsOf(expression);
      if (only === undefined || more.length > 0) return wants(expression, 'one operand');
      const inner = readCondition(only, count);
      return isProblem(inner) ? inner : negation(inner);
    }
    case 'and':
    case 'or': {
      const inner = readConditions(operandsOf(expression), count);
      if (isProblem(inner)) return inner;
      return { kind: head === 'and' ? 'all' : 'any', of: inner, unknowns: unknownsOf(inner) };
    }
    case '=>':
    case 'xor': {
      const two = readTwo(expression, count);
      if (isProblem(two)) return two;
      const unknowns = unknownsOf(two);
      return head === '=>'
        ? { kind: 'implies', of: two, unknowns }
        : negation({ kind: 'alike', of: two, unknowns });
    }
    case 'ite':
      return readCases(expression, count);
    case '=':
    case 'distinct':
      return readEquality(expression, head, count);
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const inner = readCompared(expression, count);
      if (isProblem(inner)) return inner;
      return { kind: 'compare', by: head, of: inner, unknowns: unknownsOf(inner) };
    }
    case undefined:
    default:
      return misplaced(expression, head, 'condition');
  }
}

const operandsOf = ({ items }: List): readonly Expression[] => items.slice(1);

const readConditions = (operands: readonly Expression[], count: number) =>
  each(operands, (operand) => readCondition(operand, count));

const readWholes = (operands: readonly Expression[], count: number) =>
  each(operands, (operand) => readWhole(operand, count));

const negation = (of: Condition): Condition => ({ kind: 'not', of, unknowns: of.unknowns });

/**
 * Two conditions; more are refused, since their associativity in SMT-LIB depends on the operator.
 */
function readTwo(list: List, count: number): readonly [Condition, Condition] | SmtlibProblem {
  const inner = readConditions(operandsOf(list), count);
  if (isProblem(inner)) return inner;
  const [a, b, ...more] = inner;
  return a === undefined || b === undefined || more.length > 0
    ? wants(list, 'two operands')
    : [a, b];
}

/** `ite` of conditions. */
function readCases(list: List, count: number): Condition | SmtlibProblem {
  const inner = readConditions(operandsOf(list), count);
  if (isProblem(inner)) return inner;
  const [when, then, otherwise, ...more] = inner;
  if (when === undefined || then === undefined || otherwise === undefined || more.length > 0)
    return wants(list, 'three operands');
  const unknowns = unknownsOf(inner);
  const ways: readonly Condition[] = [
    { kind: 'implies', of: [when, then], unknowns },
    { kind: 'implies', of: [negation(when), otherwise], unknowns },
  ];
  return { kind: 'all', of: ways, unknowns };
}

/** `=` and `distinct` take conditions or numbers; of conditions, exactly two are supported. */
function readEquality(
  list: List,
  head: '=' | 'distinct',
  count: number,
): Condition | SmtlibProblem {
  const operands = operandsOf(list);
  if (operands.length >= 2 && operands.some(isBool)) {
    const two = readTwo(list, count);
    if (isProblem(two)) return two;
    const alike: Condition = { kind: 'alike', of: two, unknowns: unknownsOf(two) };
    return head === '=' ? alike : negation(alike);
  }
  const inner = readCompared(list, count);
  if (isProblem(inner)) return inner;
  const unknowns = unknownsOf(inner);
  return head === '='
    ? { kind: 'compare', by: '=', of: inner, unknowns }
    : { kind: 'distinct', of: inner, unknowns };
}

/** The operands of a comparison. */
function readCompared(list: List, count: number): readonly Whole[] | SmtlibProblem {
  const operands = operandsOf(list);
  return operands.length < 2 ? wants(list, 'at least two operands') : readWholes(operands, count);
}

function readConstant(atom: Atom): Condition | SmtlibProblem {
  if (atom.text === 'true' || atom.text === 'false') {
    return { kind: 'constant', holds: atom.text === 'true', unknowns: [] };
  }
  return atom.kind === 'numeral' || unknownOf(atom) !== undefined
    ? problem(`${atom.text} is a number, and something that holds or not is wanted`, atom)
    : problem(`${atom.text} is no name that is known here`, atom);
}

function readWhole(expression: Expression, count: number): Whole | SmtlibProblem {
  const number = expression.kind === 'symbol' ? undefined : integerOf(expression);
  if (number !== undefined) {
    if (Math.abs(number) > LARGEST) return problem(`${number} is more than ${LARGEST}`, expression);
    return { kind: 'number', value: number, unknowns: [] };
  }
  const unknown = unknownOf(expression);
  if (unknown !== undefined) {
    return unknown < count
      ? { kind: 'unknown', unknown, unknowns: [unknown] }
      : problem(`V${unknown} is not a cell, this board has V0 to V${count - 1}`, expression);
  }
  if (expression.kind !== 'list') {
    return expression.text === 'true' || expression.text === 'false'
      ? problem(`${expression.text} holds or not, and a number is wanted`, expression)
      : problem(`${expression.text} is no name that is known here`, expression);
  }
  return headOf(expression) === 'ite'
    ? readChoice(expression, count)
    : readArithmetic(expression, count);
}

/** `ite` of numbers. */
function readChoice(list: List, count: number): Whole | SmtlibProblem {
  const [test, ...ways] = operandsOf(list);
  if (test === undefined || ways.length !== 2) return wants(list, 'three operands');
  const when = readCondition(test, count);
  if (isProblem(when)) return when;
  const inner = readWholes(ways, count);
  if (isProblem(inner)) return inner;
  const [chosen, otherwise] = inner;
  if (chosen === undefined || otherwise === undefined) return wants(list, 'three operands');
  const unknowns = unknownsOf([when, ...inner]);
  return { kind: 'choice', when, chosen, otherwise, unknowns };
}

function readArithmetic(list: List, count: number): Whole | SmtlibProblem {
  const head = headOf(list);
  if (head === undefined || !NUMBERS.includes(head)) return misplaced(list, head, 'number');
  const inner = readWholes(operandsOf(list), count);
  if (isProblem(inner)) return inner;
  const [first, second, ...more] = inner;
  if (first === undefined) return wants(list, 'at least one operand');
  const unknowns = unknownsOf(inner);
  switch (head) {
    case '-':
      return difference(first, inner.slice(1));
    case 'abs':
      if (second !== undefined) return wants(list, 'one operand');
      return { kind: 'magnitude', of: first, unknowns };
    case 'div':
    case 'mod':
      if (second === undefined || more.length > 0) return wants(list, 'two operands');
      if (second.kind !== 'number' || second.value === 0) {
        return problem(`${head} wants a number other than 0 to divide by`, list);
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
}

/** The first number minus the others; with one operand, its negation. */
function difference(first: Whole, others: readonly Whole[]): Whole {
  if (others.length === 0) return { kind: 'negative', of: first, unknowns: first.unknowns };
  const unknowns = unknownsOf(others);
  const sum: Whole = { kind: 'sum', of: others, unknowns };
  const less: Whole = { kind: 'negative', of: sum, unknowns };
  return { kind: 'sum', of: [first, less], unknowns: unknownsOf([first, ...others]) };
}

const isBool = (of: Expression): boolean =>
  of.kind === 'list'
    ? [...CONDITIONS, ...COMPARISONS].includes(headOf(of) ?? '')
    : of.text === 'true' || of.text === 'false';

/** The problem of a list that is of the other sort than is expected, or has an unknown head. */
function misplaced(of: List, head: string | undefined, wanted: Sort): SmtlibProblem {
  if (head === undefined) return problem(`${WANTED[wanted]} is wanted here`, of);
  return KNOWN.includes(head)
    ? problem(`(${head} …) ${OTHER[wanted]}, and ${WANTED[wanted]} is wanted`, of)
    : problem(`${head} is not understood here; these are: ${KNOWN.join(' ')}`, of);
}
