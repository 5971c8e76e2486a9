// What a mutation run changes in a file: one operator, condition, number or call at a time.
import { parseSync } from 'vite';

/** Operators, and what each becomes. */
const OPERATORS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['|'],
  '<<': ['>>'],
  '>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
};

/** Nodes that hold types alone: what is in them does not run. */
const isType = ({ type }) => type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)/.test(type);

/**
 * All mutants of a TypeScript text: each replaces what is from `from` up to `to` by `put`; `line`
 * counts from 1.
 */
export function mutantsOf(text) {
  const { program } = parseSync('file.ts', text);
  const found = [];
  const replace = ({ start, end }, put) => {
    const line = text.slice(0, start).split('\n').length;
    found.push({ from: start, to: end, put, line, was: text.slice(start, end) });
  };
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node.type !== 'string') return;
    if (isType(node) || node.type === 'ImportDeclaration') return;
    mutate(node, text, replace);
    Object.values(node).forEach(visit);
  };
  visit(program.body);
  return found;
}

/** Calls `replace` for each change that is made to a node itself. */
function mutate(node, text, replace) {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      // The operator is the only thing between the two sides, but for white space and parentheses.
      const between = text.slice(node.left.end, node.right.start);
      const at = node.left.end + between.indexOf(node.operator);
      for (const put of OPERATORS[node.operator] ?? []) {
        replace({ start: at, end: at + node.operator.length }, put);
      }
      return;
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      for (const put of ['true', 'false']) replace(node.test, put);
      return;
    case 'UnaryExpression':
      if (node.operator === '!' || node.operator === '-') {
        replace({ start: node.start, end: node.argument.start }, '');
      }
      return;
    case 'Literal':
      if (typeof node.value === 'number') replace(node, String(node.value + 1));
      if (typeof node.value === 'boolean') replace(node, String(!node.value));
      return;
    case 'ExpressionStatement':
      if (node.expression.type !== 'Literal') replace(node, ';');
      return;
    case 'BreakStatement':
    case 'ContinueStatement':
      replace(node, ';');
      return;
    default:
  }
}
