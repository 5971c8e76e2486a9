import { expect, it } from 'vitest';
import { carryRuntime } from './carryRuntime.ts';

const RUNTIME = 'var e=(x)=>x+1,t=(x)=>x*2;export{e as n,t};\n';

it('puts what was imported into the script itself, under the names it has there', () => {
  const code = 'import{x}from"./other.js";import{n as r,t}from"./runtime-ab.js";r(t(3));';
  const carried = carryRuntime(code, 'runtime-ab.js', RUNTIME);
  expect(carried).not.toContain('runtime-ab');
  expect(carried).toContain('import{x}from"./other.js";');
  const [, after = ''] = carried.split('other.js";');
  expect(new Function(after.replace('r(t(3))', 'return r(t(3))'))()).toBe(7);
});

it('does not build what imports it in another way', () => {
  expect(() =>
    carryRuntime('import * as r from"./runtime-ab.js";', 'runtime-ab.js', RUNTIME),
  ).toThrow('runtime-ab.js is not imported');
});
