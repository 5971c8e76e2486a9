import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readZ3 } from './read.ts';
import { readCalled, trimGlue } from './trimGlue.ts';

const source = readFileSync(
  createRequire(import.meta.url).resolve('z3-solver/build/z3-built.js'),
  'utf8',
);
/** The file of the app that calls Z3. */
const called = readCalled(join(import.meta.dirname, '../glue.ts'));
const trimmed = trimGlue(source, called);

it('has every function that is called, and Z3 exports it', () => {
  const exported = WebAssembly.Module.exports(new WebAssembly.Module(readZ3('whole')));
  const names = new Set(exported.map(({ name }) => name));
  expect(called.size).toBeGreaterThan(40);
  expect([...called].filter((name) => !names.has(name))).toEqual([]);
  expect([...called].filter((name) => !trimmed.includes(`Module['_${name}'] = `))).toEqual([]);
});

it('has no other of Z3’s interface, and all that is not of it', () => {
  const others = (text: string) => text.match(/\b_?(async_)?Z3_\w+/g) ?? [];
  const names = new Set(others(trimmed).map((name) => name.replace(/^_/, '')));
  expect(names.size).toBe(called.size);
  const lines = new Set(trimmed.split('\n'));
  const lost = source.split('\n').filter((line) => !lines.has(line));
  expect(lost.length).toBeGreaterThan(700);
  // One for each function, and the list.
  expect(lost.filter((line) => !line.includes('Z3_'))).toEqual([]);
});
