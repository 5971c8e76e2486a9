import { expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { dominosa } from '#puzzles/dominosa/index.ts';
import { dominosaId } from './dominosa.ts';
import { expectRefused, textOf } from './testing.ts';

const DOUBLE_TWELVE =
  'Dominosa:12:9[11]8145[12]68635302[11]4008[11][11]798969[10]44701284[10]39245[11]331[11]76415[10][12]7[10]15546[11]6[12]62[10]4[10]6932553[10]94223[12]377916[11][11]73777[10]5[12]3006[12][12]1[10]5251[11]47[10][11]8[12]0722[10]03[12]61288[10]80896104[11][12]2945734[11]92090116[12]812851598[12]0[12]6[10]0[12][10]8793[11]';
const FIRST = '9  11 8  1  4  5  12 6  8  6  3  5  3  0';

// Made with the collection's own generator.
it.each([
  ['Dominosa:3:21203201332013203011', '21203\n20133\n20132\n03011\n'],
  ['3dt:02212133313012130200', '02212\n13331\n30121\n30200\n'],
])('%s is read', async (id, text) => {
  expect(await textOf(id)).toEqual(['dominosa', text]);
});

it('numbers of two figures are read and written in square brackets', async () => {
  const [type, text] = await textOf(DOUBLE_TWELVE);
  expect(type).toBe('dominosa');
  expect(text.split('\n')[0]).toBe(FIRST);
  const read = readPuzzle(dominosa, text);
  const written = read.ok ? dominosaId(read.value) : read;
  expect(written.ok && `Dominosa:${written.value}`).toBe(DOUBLE_TWELVE);
});

it.each([
  ['Dominosa:3:0221213331301213020', 'It has 19 numbers, 20 wanted'],
  ['Dominosa:2:00[11]111021222', 'It has the number 11; 0 to 2 wanted'],
  ['Dominosa:2:00a111021222', 'It has something else than numbers'],
])('%s is refused', async (id, why) => {
  await expectRefused(id, new RegExp(why));
});
