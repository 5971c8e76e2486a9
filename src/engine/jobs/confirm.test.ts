import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Solution } from '#engine/questions/questions.ts';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import { openSession } from '#engine/z3/session.ts';
import type { Session } from '#engine/z3/session.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { kurosu } from '#puzzles/kurosu/index.ts';
import { suguru } from '#puzzles/suguru/index.ts';
import { exampleOf } from '#puzzles/testing.ts';
import { confirmByZ3 } from './confirm.ts';
import { solveByZ3 } from './solve.ts';

const { puzzle } = exampleOf(suguru, 'Suguru, number 60');
const givens = givenValues(suguru, puzzle);
let session: Session;
let solutions: readonly Solution[];

beforeAll(async () => {
  session = openSession(await openNodeZ3(), buildModel(suguru, puzzle));
  const verdict = solveByZ3(session, givens, () => {});
  solutions = verdict.kind === 'several' ? verdict.solutions : [];
});
afterAll(() => session.close());

it('confirms a list that has all solutions', () => {
  expect(solutions).toHaveLength(30);
  expect(confirmByZ3(session, givens, { solutions, complete: true })).toBe('confirmed');
});

it('refutes a list that is said to be complete and lacks one', () => {
  for (const missing of [0, 17, 29]) {
    const fewer = solutions.toSpliced(missing, 1);
    expect(confirmByZ3(session, givens, { solutions: fewer, complete: true })).toBe('refuted');
  }
});

it('confirms a part of the solutions where nothing is said of others', () => {
  expect(confirmByZ3(session, givens, { solutions: solutions.slice(3, 5), complete: false })).toBe(
    'confirmed',
  );
});

it('refutes a solution that breaks a rule, or changes a given', () => {
  const [first = []] = solutions;
  const open = givens.indexOf(undefined);
  const broken = first.with(open, ((first[open] ?? 0) % 6) + 1);
  expect(confirmByZ3(session, givens, { solutions: [broken], complete: false })).toBe('refuted');
  const [, second = []] = solutions;
  const differing = first.findIndex((value, cell) => second[cell] !== value);
  const printed = givens.with(differing, second[differing]);
  expect(confirmByZ3(session, printed, { solutions: [first], complete: false })).toBe('refuted');
});

it('confirms that there is none, and refutes that there is none where there is one', () => {
  expect(confirmByZ3(session, givens, { solutions: [], complete: true })).toBe('refuted');
  const alike = givens.map(() => 1);
  expect(confirmByZ3(session, alike, { solutions: [], complete: true })).toBe('confirmed');
});

it('says nothing where Z3 gives up', async () => {
  const example = exampleOf(kurosu, 'A Kurosu of 8').puzzle;
  const other = openSession(await openNodeZ3(), buildModel(kurosu, example));
  const tired: Session = { ...other, search: () => ({ kind: 'unknown', reason: 'too much' }) };
  expect(confirmByZ3(tired, example.givens, { solutions: [], complete: true })).toBe('unknown');
  other.close();
});
