/** Makes an example for a type's folder, with its solution and the hints on the way to it. */
import { hint } from '../../src/engine/jobs/hint.ts';
import { solveByZ3 } from '../../src/engine/jobs/solve.ts';
import { deductions, isFull } from '../../src/engine/jobs/walkthrough.ts';
import { openContext } from '../../src/engine/z3/nodeZ3.ts';
import { makeAtOnce } from '../../src/making/make.ts';
import type { Parameters } from '../../src/puzzle/parameters.ts';
import { standardParameters } from '../../src/puzzle/parameters.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { titleOf } from '../../src/puzzle/puzzleType.ts';
import type { PuzzleType } from '../../src/puzzle/puzzleType.ts';
import { sayProblem } from '../../src/puzzle/result.ts';
import { readPuzzle, writePuzzle } from '../../src/puzzle/text.ts';
import { findPuzzleType } from '../../src/puzzles/all.ts';
import type { Deduction } from '../../src/reasoning/reason.ts';

/** The type with this id; any other word throws. */
export function typeOf(id: string): PuzzleType {
  const type = findPuzzleType(id);
  if (type === undefined) throw new Error(`There is no type ${id} in the registry`);
  return type;
}

/** A new puzzle by number; `undefined` where the number makes none. */
export const make = (type: PuzzleType, seed: number, parameters: Parameters): Puzzle | undefined =>
  makeAtOnce(type, { parameters: { ...standardParameters(type.parameters), ...parameters }, seed })
    ?.puzzle;

/** A puzzle from its text form; one that cannot be read throws with the reason. */
export function read(type: PuzzleType, text: string): Puzzle {
  const found = readPuzzle(type, text);
  if (!found.ok) throw new Error(sayProblem(found.problem));
  return found.value;
}

/** The block that `examples.txt` has of a puzzle, its solutions found by Z3. */
export async function exampleText(type: PuzzleType, puzzle: Puzzle): Promise<string> {
  const context = await openContext(type, puzzle);
  const verdict = solveByZ3(context.warmSolvers.session(), context.givens, () => {});
  context.warmSolvers.close();
  if (verdict.kind !== 'unique') throw new Error(`It has not one solution: ${verdict.kind}`);
  return `${writePuzzle(type, puzzle)}%solutions 1\n${verdict.solution.join(' ')}\n`;
}

/** The block that `hints.txt` has of a puzzle: the first step of each technique that it takes. */
export async function hintsText(type: PuzzleType, puzzle: Puzzle): Promise<string> {
  const context = await openContext(type, puzzle);
  const { warmSolvers, givens } = context;
  const verdict = solveByZ3(warmSolvers.session(), givens, () => {});
  const solutions = verdict.kind === 'unique' ? [verdict.solution] : [];
  const walk = [...deductions(context, solutions, isFull)];
  const told = new Map<string, string>();
  for (let made = 0; made < walk.length; made += 1) {
    const found = hint(context, positionAfter(walk.slice(0, made), givens.length));
    if (found.kind !== 'step') continue;
    const { technique, where, sentence, lines } = found.step;
    if (told.has(technique)) continue;
    const words = [sentence, ...lines].map((line) => `  ${line}`);
    told.set(technique, [`${made} ${technique}: ${where}`, ...words].join('\n'));
  }
  warmSolvers.close();
  return `${titleOf(puzzle)}\n${[...told.values()].join('\n')}\n`;
}

/** Marks and exclusions of the first steps; indexed by cell. */
function positionAfter(steps: readonly Deduction[], cells: number) {
  const conclusions = steps.flatMap((step) => step.conclusions);
  const values = new Map(conclusions.flatMap((one) => (one.holds ? [[one.cell, one.value]] : [])));
  const marks = Array.from({ length: cells }, (_, cell) => values.get(cell));
  return { marks, noted: conclusions.filter(({ holds }) => !holds), struck: [] };
}
