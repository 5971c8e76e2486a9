import { expect, it } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import type { Batch } from '#store/asking/batch.ts';
import { batchFile, batchText } from './batchText.ts';
import { sayBatch } from './sentences.ts';

const wishes = {
  seed: 1,
  grade: 'medium',
  symmetry: 'none',
  minimal: false,
  givens: undefined,
} as const;

function batchOf(id: string, parameters: Batch['parameters']): Batch {
  const type = findPuzzleType(id);
  if (type === undefined) throw new Error(`No ${id}`);
  const entries = ['a\n', 'b\n'].map((text, at) => ({
    kind: 'made' as const,
    seed: at + 1,
    puzzle: emptyPuzzle(type, parameters),
    made: {
      text,
      verdict: { kind: 'unique' as const, solution: [], milliseconds: 1 },
      difficulty: 50,
      asWanted: at === 0,
    },
  }));
  return { type, parameters, wishes, wanted: 2, entries, isMaking: false };
}

it('names the file by type, size and difficulty', () => {
  const kurosu = batchOf('kurosu', { width: 8, height: 8, noTwoAlike: false });
  expect(batchFile(kurosu)).toBe('kurosu-8x8-medium.txt');
  expect(batchFile({ ...kurosu, wishes: { ...wishes, grade: 'any' } })).toBe('kurosu-8x8.txt');
  expect(batchFile(batchOf('number-workout', {}))).toBe('number-workout-medium.txt');
});

it('divides the puzzles by lines of two percent signs', () => {
  expect(batchText(batchOf('kurosu', { width: 8, height: 8 }))).toBe('a\n%%\nb\n');
});

it('says how many were made, and how many are not as wanted', () => {
  const batch = batchOf('kurosu', { width: 8, height: 8 });
  expect(sayBatch(batch)).toBe('2 puzzles made; 1 did not match.');
  expect(sayBatch({ ...batch, wanted: 20 })).toBe(
    '2 puzzles made; 1 did not match. Stopped before all 20.',
  );
});
