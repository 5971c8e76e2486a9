import { expect, it } from 'vitest';
import { createRecent } from './recent.ts';

it('gives the same as long as it is among the last few that were asked for', () => {
  const made: string[] = [];
  const recent = createRecent<string, { readonly name: string }>(2);
  const ask = (name: string) =>
    recent(name, () => {
      made.push(name);
      return { name };
    });
  const a = ask('a');
  ask('b');
  expect(ask('a')).toBe(a);
  ask('c');
  expect(ask('a')).toBe(a);
  ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
