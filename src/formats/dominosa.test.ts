import { expect, it } from 'vitest';
import { expectRefused, textOf } from './testing.ts';

// Made with the collection's own generator.
it.each([
  ['Dominosa:3:21203201332013203011', '21203\n20133\n20132\n03011\n'],
  ['3dt:02212133313012130200', '02212\n13331\n30121\n30200\n'],
])('%s is read', async (id, text) => {
  expect(await textOf(id)).toEqual(['dominosa', text]);
});

it.each([
  ['Dominosa:3:0221213331301213020', 'It has 19 numbers, 20 wanted'],
  ['Dominosa:2:00[11]111021222', 'It has the number 11; 0 to 2 wanted'],
  ['Dominosa:2:00a111021222', 'It has something else than numbers'],
])('%s is refused', async (id, why) => {
  await expectRefused(id, new RegExp(why));
});
