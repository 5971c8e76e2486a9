import { describe, expect, it } from 'vitest';
import { readExamples } from '#puzzle/examples.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { settlesCell } from '#puzzle/slot.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import { testedTypes } from '#puzzles/testing.ts';
import { modelOf } from '#store/document/model.ts';
import { scriptOf } from '#store/document/script.ts';
import { countSteps, firstNew, stepsOf } from './steps.ts';

const firstOf = (type: PuzzleType) => {
  const [example] = readExamples(type);
  if (example === undefined) throw new Error(`${type.id} has no example`);
  return example.puzzle;
};

const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

const stepsOfFirst = (id: string) => {
  const type = findPuzzleType(id);
  return type === undefined ? [] : stepsOf(type, firstOf(type));
};

const wordsOf = (id: string, heading: string): string =>
  stepsOfFirst(id).find((step) => step.heading === heading)?.words ?? `no ${heading}`;

describe.each(testedTypes.map((type) => ({ type, title: type.id })))('$title', ({ type }) => {
  const puzzle = firstOf(type);
  const steps = stepsOf(type, puzzle);
  const { claims } = modelOf(type, puzzle);
  const { groups } = scriptOf(type, puzzle);

  it('states every claim that has assertions in just one step', () => {
    const stated = claims.flatMap((claim, index) => (claim.smtlib().length > 0 ? [index] : []));
    expect(ascending(steps.flatMap((step) => step.claims))).toEqual(stated);
  });

  it('counts every line of the text in just one step', () => {
    const commands = groups
      .filter(({ kind }) => kind !== 'start')
      .flatMap(({ lines }) => lines)
      .filter(({ text }) => !text.startsWith(';'));
    const counted = steps.reduce((sum, { lines, more }) => sum + lines.length + more, 0);
    expect(counted).toBe(commands.length);
  });

  it('begins with the unknowns and ends with the question', () => {
    const kinds = steps.map(({ kind }) => kind);
    expect(kinds[0]).toBe('ranges');
    expect(kinds.indexOf('questions')).toBe(kinds.length - 1);
    expect(kinds.filter((kind) => kind === 'rules')).not.toEqual([]);
    expect(kinds.includes('clues')).toBe(
      puzzle.givens.some(
        (given) => given !== undefined && settlesCell(type.slot(puzzle.parameters), given),
      ),
    );
  });

  it('has words and lines in every step, and no heading twice', () => {
    for (const { words, lines } of steps) {
      expect(words).toMatch(/^[A-Z(].*[.]$/);
      expect(words).not.toMatch(/undefined|\s\s/);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.some((line) => !line.startsWith('(declare-const '))).toBe(true);
    }
    const headings = steps.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('lights what its shown claim is about', () => {
    for (const step of steps.filter(({ kind }) => kind === 'rules')) {
      const [shown = -1] = step.claims;
      const claim = claims[shown];
      expect(step.cells).toEqual(claim?.cells);
      expect(step.sites).toEqual([claim?.place.site].filter((site) => site !== undefined));
      const group = groups.find((other) => other.claim === shown);
      expect(group?.lines.map(({ text }) => text)).toEqual(expect.arrayContaining([...step.lines]));
    }
  });

  it('is as long as is said before it begins', () => {
    const empty = emptyPuzzle(type);
    expect(countSteps(type, puzzle)).toBe(steps.length);
    expect(countSteps(type, empty)).toBe(stepsOf(type, empty).length);
  });

  it('goes on at what the clues of an example bring', () => {
    const before = stepsOf(type, emptyPuzzle(type));
    const { heading } = steps[firstNew(before, steps)] ?? {};
    expect(before.map((step) => step.heading)).not.toContain(heading);
  });
});

describe('what is told', () => {
  it.each([
    ['sudoku', ['Rows and columns', 'Boxes']],
    [
      'battleship',
      ['Rows and columns', 'Ships', 'Ships too long', 'Ships touching at a corner', 'Hints'],
    ],
    ['paint-by-numbers', ['Rows and columns']],
    ['off-by-one-sums', ['Rows and columns, no digit twice', 'Rows and columns']],
    ['sujiko', ['The grid', 'Circles']],
    ['kurosu', ['Rows and columns', 'Rows and columns, no three alike']],
    ['number-workout', ['Hexagons', 'Pairs']],
    ['suguru', ['Regions', 'Neighbours of cells']],
  ])('has the kinds of rules of %s', (id, headings) => {
    const rules = stepsOfFirst(id).filter(({ kind }) => kind === 'rules');
    expect(rules.map(({ heading }) => heading)).toEqual(headings);
  });

  it('says the first rule of a kind, and where the others hold', () => {
    expect(wordsOf('sudoku', 'Rows and columns')).toBe(
      'Row 1 has each of 1 to 9 once. The same holds for eight more rows and nine columns.',
    );
    expect(wordsOf('battleship', 'Ships')).toBe(
      'There are four ships of length 1. Three more rules are of this kind.',
    );
    expect(wordsOf('paint-by-numbers', 'Rows and columns')).toBe(
      'Row 1 has blocks of 3 in this order. This needs one helper variable. A rule of the same kind holds for 19 more rows and 20 columns.',
    );
    expect(wordsOf('sujiko', 'The grid')).toBe('The grid has each of 1 to 9 once.');
  });

  it('says what numbers stand for where cells hold none', () => {
    expect(wordsOf('battleship', 'A number for each cell')).toMatch(
      / 0 or 1\. Here 0 stands for water and 1 for ship\.$/,
    );
    expect(wordsOf('suguru', 'A number for each cell')).toMatch(/, for this one: 1 to 4\.$/);
  });
});
