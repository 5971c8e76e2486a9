import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAst } from 'vite';

// A translator, such as Chrome's, replaces each text node by an element. React keeps the old node,
// and throws when it removes it or inserts something before it; a text that it changes stays as it was
// on the screen. None of that happens to a text that is its element's only child. So a text that comes,
// goes or changes needs an element of its own.

/** A node of the syntax tree, by ESTree and JSX. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const nodesIn = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((value): readonly unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

type Drawn = 'text' | 'element' | 'nothing' | 'unknown';

/** What an expression within an element may render as. */
function drawnAs(node: Node): readonly Drawn[] {
  const part = (name: string): readonly Drawn[] => drawnAs(node[name] as Node);
  switch (node.type) {
    case 'ParenthesizedExpression':
      return part('expression');
    case 'JSXElement':
    case 'JSXFragment':
      return ['element'];
    case 'LogicalExpression':
      return [
        ...(node['operator'] === '&&' ? ['nothing' as const] : part('left')),
        ...part('right'),
      ];
    case 'ConditionalExpression':
      return [...part('consequent'), ...part('alternate')];
    case 'TemplateLiteral':
      return ['text'];
    case 'Literal':
      return [typeof node['value'] === 'string' ? 'text' : 'nothing'];
    case 'CallExpression':
      // A function whose name starts with `say` returns a text.
      return [String((node['callee'] as Node)['name']).startsWith('say') ? 'text' : 'unknown'];
    default:
      return ['unknown'];
  }
}

/** Whether a child is rendered: not a comment or the white space between lines. */
const isDrawn = (child: Node): boolean =>
  child.type === 'JSXText'
    ? !/^\s*\n\s*$/.test(String(child['value']))
    : (child['expression'] as Node | undefined)?.type !== 'JSXEmptyExpression';

/** Whether an expression is a text that says now this, now that. */
function changes(node: Node): boolean {
  const within = (name: string): readonly Node[] => node[name] as readonly Node[];
  switch (node.type) {
    case 'ParenthesizedExpression':
      return changes(node['expression'] as Node);
    case 'ConditionalExpression':
      return drawnAs(node).includes('text');
    case 'TemplateLiteral':
      return within('expressions').some((part) => !/^[A-Z_]+$/.test(String(part['name'])));
    default:
      return node.type === 'CallExpression' && drawnAs(node).includes('text');
  }
}

/** The lines of a source text with a text that comes, goes or changes and has siblings. */
function bareTexts(code: string): readonly number[] {
  const found: number[] = [];
  const look = (node: Node): void => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = (node['children'] as readonly Node[]).filter(isDrawn);
      for (const { type, start, expression } of children) {
        if (children.length < 2 || type !== 'JSXExpressionContainer') continue;
        const drawn = new Set(drawnAs(expression as Node));
        const goes = drawn.has('nothing') || drawn.has('element');
        const mayGo = drawn.has('text') && goes;
        if (mayGo || changes(expression as Node))
          found.push(code.slice(0, start).split('\n').length);
      }
    }
    nodesIn(node).forEach(look);
  };
  look(parseAst(code, { lang: 'tsx' }) as unknown as Node);
  return found;
}

test('a text that comes, goes or changes beside something else is found', () => {
  const within = (child: string) => bareTexts(`const a = (<p>\n<b>{x}</b>\n${child}\n</p>);`);
  expect(within('{x && `a ${x}`}')).toEqual([3]);
  expect(within('{x ? "a" : null}')).toEqual([3]);
  expect(within('{x ? <i /> : "a"}')).toEqual([3]);
  expect(within('{x && sayThat(x)}')).toEqual([3]);
  expect(within('{x && <span>{`a ${x}`}</span>}')).toEqual([]);
  expect(within('{x ? "a" : "b"}')).toEqual([3]);
  expect(within('{x ? "a" : WORDS[x]}')).toEqual([3]);
  expect(within('{`a ${x}`}')).toEqual([3]);
  expect(within('{sayThat(x)}')).toEqual([3]);
  expect(within('{`all ${COUNT}`}')).toEqual([]);
  expect(bareTexts('const a = <p>{x && "a"}</p>;')).toEqual([]);
});

test('no text of the page comes, goes or changes beside something else', () => {
  const src = new URL('../', import.meta.url);
  const files = readdirSync(src, { recursive: true }).filter((file) => `${file}`.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    bareTexts(readFileSync(new URL(`${file}`, src), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});
