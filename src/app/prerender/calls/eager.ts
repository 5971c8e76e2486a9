import MagicString from 'magic-string';

/** A part of a parsed script; `start` and `end` are where it is in its text, from 0. */
interface Part {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Whether it is written as a method is, which has no place for a parenthesis. */
const isMethod = (parent: Part): boolean =>
  parent.type === 'MethodDefinition' ||
  (parent.type === 'Property' &&
    (Reflect.get(parent, 'method') === true || Reflect.get(parent, 'kind') !== 'init'));

/** All functions in a script, each with what it is directly in. */
function* functionsIn(part: Part, parent: Part): Generator<readonly [Part, Part]> {
  if (FUNCTIONS.has(part.type)) yield [part, parent];
  for (const value of Object.values(part) as readonly unknown[]) {
    for (const inner of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
      if (isPart(inner)) yield* functionsIn(inner, part);
    }
  }
}

/**
 * The same script, with parentheses around the functions that begin at `called`. Browsers read the inside of a
 * function only as far as they must, and once more when it is called first, while the page waits; what is in
 * parentheses they compile at once, beside the page. Declarations become variables at the top of the script, so
 * nothing that imports it in a circle may use it.
 */
export function compileEagerly(
  code: string,
  called: ReadonlySet<number>,
  parse: (code: string) => Part,
): string {
  const script = parse(code);
  const text = new MagicString(code);
  // What comes to the top last is the first there.
  for (const [part, parent] of [...functionsIn(script, script)].toReversed()) {
    if (!called.has(part.start) || isMethod(parent)) continue;
    if (part.type !== 'FunctionDeclaration') {
      text.prependRight(part.start, '(').appendLeft(part.end, ')');
      continue;
    }
    const name = 'id' in part && isPart(part.id) ? part.id : undefined;
    if (parent !== script || name === undefined) continue;
    text
      .remove(name.start, name.end)
      .prependRight(part.start, `var ${code.slice(name.start, name.end)}=(`)
      .appendLeft(part.end, ');');
    if (part.start > 0) text.move(part.start, part.end, 0);
  }
  return text.toString();
}
