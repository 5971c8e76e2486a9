import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { compileEagerly } from './eager.ts';

/** What a script gives by the name `result`. */
const run = (code: string): unknown => new Function(`${code};return result`)() as unknown;

/** Where each of these begins. */
const startsOf = (code: string, ...parts: readonly string[]): ReadonlySet<number> =>
  new Set(parts.map((part) => code.indexOf(part)));

const parse = (code: string) => parseAst(code);

it('puts parentheses around functions that are called, and leaves the others', () => {
  const code = 'const once=a=>a+1,never=b=>b,result=[1].map(c=>once(c))';
  const eager = compileEagerly(code, startsOf(code, 'a=>', 'c=>'), parse);
  expect(eager).toBe('const once=(a=>a+1),never=b=>b,result=[1].map((c=>once(c)))');
  expect(run(eager)).toEqual([2]);
});

it('makes variables of declarations, at the top, where they are used before their place', () => {
  const code =
    'const result=[...twice(2)];function*twice(n){yield n;yield once(n)}function once(n){return n}';
  const eager = compileEagerly(code, startsOf(code, 'function*twice', 'function once'), parse);
  expect(eager).toContain('var twice=(function*(n)');
  expect(eager).toContain('var once=(function (n)');
  expect(run(eager)).toEqual([2, 2]);
});

it('keeps the names of functions', () => {
  const code = 'function named(){}const result=named.name';
  expect(run(compileEagerly(code, startsOf(code, 'function named'), parse))).toBe('named');
});

it('compiles what is called within what is called', () => {
  const code = 'function outer(){const inner=()=>3;return inner()}const result=outer()';
  const eager = compileEagerly(code, startsOf(code, 'function outer', '()=>3'), parse);
  expect(eager).toContain('inner=(()=>3)');
  expect(run(eager)).toBe(3);
});

it('leaves methods, getters, classes and declarations within functions as they are', () => {
  const code =
    'class A{m(){return 1}get g(){return 2}}const o={m(){return 3},get g(){return 4}};function f(){return d();function d(){return 5}}const result=[new A().m(),new A().g,o.m(),o.g,f()]';
  const all = new Set(Array.from(code, (_, at) => at));
  all.delete(code.indexOf('function f'));
  expect(compileEagerly(code, all, parse)).toBe(code);
  expect(run(code)).toEqual([1, 2, 3, 4, 5]);
});
