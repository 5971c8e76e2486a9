/** Sets of sudokus, by our own solver without the page around it. */
import { solveByZ3, TWO } from '../../../src/engine/jobs/solve.ts';
import { openRuleSolver } from '../../../src/engine/worker/ruleSolver.ts';
import { claimPartsOf } from '../../../src/logic/claimPart.ts';
import { buildModel, givenValues } from '../../../src/puzzle/puzzleType.ts';
import { readPuzzle } from '../../../src/puzzle/text.ts';
import { findPuzzleType } from '../../../src/puzzles/all.ts';
import { buildPbFormula } from '../../../src/reasoning/pbFormula.ts';

/** How long each lap through a set took, in milliseconds; laps that do not count are left out. */
export interface SetTimes {
  /** From the text of each, all built anew. */
  readonly anew: readonly number[];
  /** The rules as constraints are there, as they are on a page for the second sudoku of a size. */
  readonly kept: readonly number[];
  /** Those that were not proved to have one solution, as they were given; none, if all is well. */
  readonly wrong: readonly string[];
}

function open(text: string) {
  const type = findPuzzleType('sudoku');
  if (type === undefined) throw new Error('There is no Sudoku');
  const puzzle = readPuzzle(type, text);
  if (!puzzle.ok) throw new Error(`${puzzle.problem.reason} ${text}`);
  const model = buildModel(type, puzzle.value);
  return { givens: givenValues(type, puzzle.value), model };
}

const build = ({ model }: ReturnType<typeof open>) =>
  openRuleSolver(model, buildPbFormula(model.domains, claimPartsOf(model.claims)));

/** Proves each sudoku of a set in `laps` laps of either kind, after as many that do not count. */
export function measureSet(texts: readonly string[], laps: number): SetTimes {
  const wrong = new Set<string>();
  const [first = ''] = texts;
  const solver = build(open(first));
  const prove = (text: string, isAnew: boolean): void => {
    const puzzle = open(text);
    const verdict = solveByZ3(isAnew ? build(puzzle) : solver, puzzle.givens, () => {}, TWO);
    if (verdict.kind !== 'unique') wrong.add(text);
  };
  const times = (isAnew: boolean): readonly number[] =>
    Array.from({ length: 2 * laps }, () => {
      const start = performance.now();
      for (const text of texts) prove(text, isAnew);
      return performance.now() - start;
    }).slice(laps);
  return { anew: times(true), kept: times(false), wrong: [...wrong] };
}
