/** The page on which the rivals run; the benchmark calls it through `window.bench`. */
import { judgeModel } from '../../../src/logic/model.ts';
import { readExamples } from '../../../src/puzzle/examples.ts';
import { packText } from '../../../src/puzzle/link.ts';
import { buildModel, givenValues, titleOf } from '../../../src/puzzle/puzzleType.ts';
import { readPuzzle, writePuzzle } from '../../../src/puzzle/text.ts';
import { findPuzzleType, puzzleTypes } from '../../../src/puzzles/all.ts';
import { generate } from './generate.ts';
import { isWritten } from './programs.ts';
import { openLine } from './line.ts';
import { measureProof } from './proofs.ts';
import { measureSet } from './sets.ts';

/** Whether a full grid is an answer, said by Gridproof's evaluator, which knows no solver. */
function judge(type: string, text: string, answer: readonly number[]): boolean {
  const puzzleType = findPuzzleType(type);
  if (puzzleType === undefined) return false;
  const puzzle = readPuzzle(puzzleType, text);
  if (!puzzle.ok) return false;
  const keeps = givenValues(puzzleType, puzzle.value).every(
    (given, cell) => given === undefined || given === answer[cell],
  );
  return keeps && judgeModel(buildModel(puzzleType, puzzle.value), answer) === 'holds';
}

/** `isWritten` of those that the rivals can be asked. */
const examples = () =>
  puzzleTypes.flatMap((type) =>
    readExamples(type).map(({ text, puzzle, solutionCount: solutions }) => ({
      type: type.id,
      title: `${type.name}: ${titleOf(puzzle)}`,
      text,
      solutions,
      isWritten: isWritten(type.id),
    })),
  );

/** The puzzle without its givens, and with every second, or third, of the clues outside its cells. */
function emptied(type: string, text: string, every = 2): string {
  const puzzleType = findPuzzleType(type);
  if (puzzleType === undefined) throw new Error(`There is no puzzle called ${type}`);
  const puzzle = readPuzzle(puzzleType, text);
  if (!puzzle.ok) throw new Error(puzzle.problem.reason);
  const { givens, siteClues: clues } = puzzle.value;
  return writePuzzle(puzzleType, {
    ...puzzle.value,
    givens: givens.map(() => undefined),
    siteClues: clues.map((clue, site) => (site % every === 0 ? clue : undefined)),
  });
}

const bench = {
  clingo: openLine('clingo'),
  ground: openLine('ground'),
  minisat: openLine('minisat'),
  cadical: openLine('cadical'),
  minizinc: openLine('minizinc'),
  judge,
  emptied,
  examples,
  generate,
  measureProof,
  measureSet,
  packText,
};

export type Bench = typeof bench;

Object.assign(window, { bench });
