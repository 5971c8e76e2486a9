import { beforeEach, expect, test } from 'vitest';
import { emptyBrowser, openPage } from './testing.ts';
import type { Stored } from './entry.ts';

const DAY = 24 * 60 * 60 * 1000;
const ids = (all: readonly Stored[]) => all.map(({ id }) => id);
const puzzle = (id: string): Stored => ({
  id,
  type: 'sudoku',
  text: `#${id}\n1...`,
  marks: [null],
});

beforeEach(emptyBrowser);

test('all that was deleted can be brought back for a week, however much it is, and then no more', async () => {
  const page = await openPage();
  const all = Array.from({ length: 25 }, (_, index) => ({
    ...puzzle(`p${index}`),
    marks: Array.from({ length: 20_000 }, () => 1234),
  }));
  await page.addEntries(all);
  for (const [index, { id }] of all.entries()) await page.deleteEntry(id, index);
  expect(await page.listEntries()).toEqual([]);
  expect(ids(await page.listDeleted(DAY))).toEqual(ids(all));
  for (const { id } of all) expect(await page.restoreEntry(id)).toEqual({ added: 1, there: 0 });
  expect(await page.readAll()).toHaveLength(25);
  expect(await page.listDeleted(DAY)).toEqual([]);
});

test('after a week what was deleted is forgotten, and nothing else', async () => {
  const page = await openPage();
  await page.addEntries([puzzle('a'), puzzle('b')]);
  await page.deleteEntry('a', 0);
  await page.deleteEntry('b', 3 * DAY);
  expect(await page.deleteEntry('nobody', 0)).toBeUndefined();
  await page.cleanBin(7 * DAY);
  expect(ids(await page.listDeleted(7 * DAY))).toEqual(['b']);
  expect(ids(await page.listDeleted(0))).toEqual(['b']);
  expect(await page.restoreEntry('a')).toEqual({ added: 0, there: 0 });
});

test('what is brought back writes over nothing that has its id by then', async () => {
  const page = await openPage();
  await page.addEntries([puzzle('a')]);
  await page.deleteEntry('a', 0);
  const other = { ...puzzle('a'), marks: [5] };
  await page.addEntries([other]);
  await page.restoreEntry('a');
  const all = await page.readAll();
  expect(all).toHaveLength(2);
  expect(all).toContainEqual(other);
});

test('what earlier versions had deleted, in local storage, is taken over once', async () => {
  const page = await openPage();
  const former = [
    { at: 0, stored: puzzle('old') },
    { at: 5 * DAY, stored: puzzle('young') },
    1,
    { at: 0, stored: { id: '' } },
  ];
  localStorage.setItem('gridproof:deleted', JSON.stringify(former));
  await page.cleanBin(8 * DAY);
  expect(ids(await page.listDeleted(8 * DAY))).toEqual(['young']);
  expect(localStorage.getItem('gridproof:deleted')).toBeNull();
  localStorage.setItem('gridproof:deleted', '{');
  await page.cleanBin(8 * DAY);
  expect(ids(await page.listDeleted(8 * DAY))).toEqual(['young']);
});
