import { beforeEach, expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from './draft.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('a draft is read as it was saved, the last one alone', () => {
  expect(readDraft()).toBeUndefined();
  saveDraft({ text: 'lab 1\n', entry: 'one' });
  saveDraft({ text: 'lab 1\npuzzle "Ä"\n', entry: 'two' });
  expect(readDraft()).toEqual({ text: 'lab 1\npuzzle "Ä"\n', entry: 'two' });
});

test.each(['', '{', 'null', '7', '[]', '{"text":"lab 1"}', '{"text":1,"entry":"one"}'])(
  'what is no draft is as if nothing were stored: %j',
  (text) => {
    saveDraft({ text: 'lab 1\n', entry: 'one' });
    const [key = ''] = stored.keys();
    stored.set(key, text);
    expect(readDraft()).toBeUndefined();
  },
);

test('without storage nothing is saved, and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  saveDraft({ text: 'lab 1\n', entry: 'one' });
  expect(readDraft()).toBeUndefined();
});

test('where the browser has no room left, a draft is kept in its tab, until there is room again', () => {
  const inTab = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => inTab.get(key) ?? null,
    setItem: (key: string, value: string) => inTab.set(key, value),
    removeItem: (key: string) => inTab.delete(key),
  });
  saveDraft({ text: 'lab 1\nbefore', entry: 'one' });
  const full = new Map(stored);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => full.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  saveDraft({ text: 'lab 1\nafter', entry: 'one' });
  expect(readDraft('one')?.text).toBe('lab 1\nafter');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  saveDraft({ text: 'lab 1\nat last', entry: 'one' });
  expect(readDraft('one')?.text).toBe('lab 1\nat last');
  expect(inTab.size).toBe(0);
});

test('each board has its own, of the last eight that were written beside', () => {
  for (const entry of 'abcdefghi') saveDraft({ text: `lab 1\n${entry}`, entry });
  saveDraft({ text: 'lab 1\nagain', entry: 'c' });
  expect(readDraft()?.entry).toBe('c');
  expect(readDraft('c')?.text).toBe('lab 1\nagain');
  expect(readDraft('b')?.text).toBe('lab 1\nb');
  expect(readDraft('a')).toBeUndefined();
});
