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

it('knows scripts that are not made small as well', () => {
  const runtime = 'var plus = (x) => x + 1;\nexport { plus as n };\n';
  const carried = carryRuntime(
    'import { n as r } from "./runtime-ab.js";\nr(1);',
    'runtime-ab.js',
    runtime,
  );
  expect(new Function(carried.replace('r(1)', 'return r(1)'))()).toBe(2);
});

it('does not build what imports it in another way', () => {
  expect(() =>
    carryRuntime('import * as r from"./runtime-ab.js";', 'runtime-ab.js', RUNTIME),
  ).toThrow('runtime-ab.js is not imported');
});
