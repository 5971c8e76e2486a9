import { expect, it } from 'vitest';
import { CandidateState } from './candidateState.ts';

const LITERALS = 100;

it('knows of two that they stand together where both followed from one, and of no others', () => {
  const standing = new CandidateState(new Set([2, 40, 70]), LITERALS);
  standing.note([8, 2, 40, 5], 1);
  standing.note([8, 5, 70], 1);
  expect(standing.has(2, 40)).toBe(true);
  expect(standing.has(40, 2)).toBe(true);
  // What is supposed stands with what follows, though it is none of those that are noted.
  expect(standing.has(5, 70)).toBe(true);
  expect(standing.has(2, 70)).toBe(false);
  expect(standing.has(8, 2)).toBe(false);
});

it('knows of nothing where there are too many to note', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => at);
  const standing = new CandidateState(new Set(many), many.length);
  standing.note([1, 2], 0);
  expect(standing.has(1, 2)).toBe(false);
});
