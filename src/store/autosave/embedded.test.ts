import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstExample, readExamples } from '#puzzle/examples.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { suguru } from '#puzzles/suguru/index.ts';
import { openDocument, useDocument } from '#store/document/document.ts';
import { embeddedWork, keepEmbedded } from './embedded.ts';

const NAME = 'gridproof:embedded';
const [{ puzzle }, { puzzle: other }] = [firstExample(sudoku), firstExample(suguru)];

let kept: Map<string, string>;
let stop: () => void;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  stop = keepEmbedded();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const mark = (cell: number, value: number): void =>
  useDocument.setState(({ marks }) => ({ marks: marks.with(cell, value) }));

it('what is entered in a frame is there when the frame is opened again, for each puzzle its own', () => {
  openDocument(sudoku, puzzle);
  mark(0, 4);
  openDocument(suguru, other);
  mark(1, 2);
  expect(embeddedWork(sudoku, puzzle)?.marks[0]).toBe(4);
  expect(embeddedWork(suguru, other)?.marks[1]).toBe(2);
  expect([...kept.keys()]).toEqual([NAME]);
});

it('opening a puzzle keeps nothing', () => {
  openDocument(sudoku, puzzle);
  expect(kept.size).toBe(0);
  expect(embeddedWork(sudoku, puzzle)).toBeUndefined();
});

it.each(['{', '[]', '{}', '[[1,2]]', '[["x"]]', 'null', '[null]'])(
  'of "%s" in its place nothing is read, and it is written over',
  (damaged) => {
    kept.set(NAME, damaged);
    openDocument(sudoku, puzzle);
    expect(embeddedWork(sudoku, puzzle)).toBeUndefined();
    mark(0, 4);
    expect(embeddedWork(sudoku, puzzle)?.marks[0]).toBe(4);
  },
);

it('damaged work of a puzzle is passed over, and values that its cells cannot hold are left out', () => {
  openDocument(sudoku, puzzle);
  mark(0, 4);
  const text = kept.get(NAME) ?? '';
  kept.set(NAME, text.replace(/"marks":\[4/, '"marks":["4"'));
  expect(embeddedWork(sudoku, puzzle)).toBeUndefined();
  kept.set(NAME, text.replace(/"marks":\[4/, '"marks":[77'));
  expect(embeddedWork(sudoku, puzzle)?.marks[0]).toBeUndefined();
});

it('the work of the last forty puzzles is kept', () => {
  const titled = (title: string) => ({ ...puzzle, comments: [title] });
  for (let number = 0; number <= 40; number += 1) {
    openDocument(sudoku, titled(`${number}`));
    mark(0, 4);
  }
  expect(embeddedWork(sudoku, titled('0'))).toBeUndefined();
  expect(embeddedWork(sudoku, titled('1'))).toBeDefined();
  expect(JSON.parse(kept.get(NAME) ?? '')).toHaveLength(40);
});

it('a browser that denies storage to frames keeps nothing, and nothing breaks', () => {
  const deny = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny });
  openDocument(sudoku, readExamples(sudoku)[0]?.puzzle ?? puzzle);
  mark(0, 4);
  expect(useDocument.getState().marks[0]).toBe(4);
  expect(embeddedWork(sudoku, puzzle)).toBeUndefined();
});
