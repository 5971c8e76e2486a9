import { describe, expect, it } from 'vitest';
import { smtlibText, writeScript } from '#logic/smtlib/write.ts';
import { readExamples } from '#puzzle/examples.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { puzzleTypes } from '#puzzles/all.ts';
import { changedLines, linesAbout, linesOfScript, linesOfText, LONGEST_READ } from './lines.ts';

describe.each(puzzleTypes)('the lines of $id', (type) => {
  const [example] = readExamples(type);
  if (example === undefined) throw new Error('no example');
  const script = writeScript(
    buildModel(type, example.puzzle),
    givenValues(type, example.puzzle),
    'A title',
  );
  const text = smtlibText(script);
  const lines = linesOfScript(script);

  it('are those of its text, one for one', () => {
    expect(lines).toHaveLength(text.split('\n').length - 1);
    expect(lines.map(({ isCommand }) => isCommand)).toEqual(
      text
        .split('\n')
        .slice(0, -1)
        .map((line) => line.startsWith('(')),
    );
  });

  it('name the cells that are read off the text, where it names no integers of its own', () => {
    const read = linesOfText(text);
    const own = Array.from(text.matchAll(/declare-const ([^V]\S*)/g), ([, name]) => name ?? '');
    const named = text
      .split('\n')
      .flatMap((line, index) =>
        line.startsWith('(') && !own.some((name) => line.includes(name)) ? [index] : [],
      );
    expect(named.length).toBeGreaterThan(0);
    expect(named.map((index) => lines[index]?.cells)).toEqual(
      named.map((index) => read[index]?.cells),
    );
  });

  it('speak of every cell in its range and in a rule', () => {
    const last = example.puzzle.givens.length - 1;
    expect(linesAbout(lines, { kind: 'cell', cell: last }).length).toBeGreaterThanOrEqual(3);
  });
});

it('lines that were not there before are changed, and others are not, though they moved', () => {
  expect(changedLines('a\n\nb\nc\n', 'a\nnew\n\nb\nc\n')).toEqual([1]);
  expect(changedLines('a\nb\n', 'a\n')).toEqual([]);
});

it('a command over several lines speaks of its cells on each', () => {
  expect(linesOfText('; no\n(assert (= V3\n  V1))\n').map(({ cells }) => cells)).toEqual([
    [],
    [1, 3],
    [1, 3],
    [],
  ]);
});

it('a text that is too long to be read at every key is not read', () => {
  const command = '(assert (= V3 1))';
  expect(linesOfText(command.padEnd(LONGEST_READ)).map(({ cells }) => cells)).toEqual([[3]]);
  expect(linesOfText(command.padEnd(LONGEST_READ + 1))).toEqual([]);
});
