import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDeleted, listDeleted, noteDeleted } from './bin.ts';

const DAY = 24 * 60 * 60 * 1000;
const ids = (now: number) => listDeleted(now).map(({ id }) => id);
const kept = new Map<string, string>();

const stub = (setItem: (name: string, value: string) => void): void =>
  void vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem,
    removeItem: (name: string) => void kept.delete(name),
  });

beforeEach(() => stub((name, value) => void kept.set(name, value)));
afterEach(() => {
  for (const id of ids(0)) forgetDeleted(id);
  kept.clear();
  vi.unstubAllGlobals();
});

test('what was deleted is there for a week, the last one last, and then no more', () => {
  noteDeleted({ id: 'a', text: 'one' }, 0);
  noteDeleted({ id: 'b' }, 3 * DAY);
  expect(listDeleted(3 * DAY)).toEqual([{ id: 'a', text: 'one' }, { id: 'b' }]);
  expect(ids(7 * DAY)).toEqual(['b']);
  forgetDeleted('b');
  expect(ids(3 * DAY)).toEqual(['a']);
});

test('of many, the last twenty are there, and of very large ones as many as have room', () => {
  for (let each = 0; each < 25; each += 1) noteDeleted({ id: `${each}` }, 0);
  expect(ids(0)).toHaveLength(20);
  expect(ids(0).at(-1)).toBe('24');
  for (const id of ['x', 'y', 'z']) noteDeleted({ id, text: 'o'.repeat(400_000) }, 0);
  expect(ids(0)).toEqual(['y', 'z']);
});

test('where the browser keeps nothing, or something else stands there, the page holds them', () => {
  stub(() => {
    throw new Error('full');
  });
  noteDeleted({ id: 'a' }, 0);
  expect(ids(0)).toEqual(['a']);
  kept.set('gridproof:deleted', '{');
  expect(ids(0)).toEqual(['a']);
  kept.set(
    'gridproof:deleted',
    '[1, {"at": 0, "stored": {"id": ""}}, {"at": 0, "stored": {"id": "b"}}]',
  );
  expect(ids(0)).toEqual(['b']);
});
