import type { Puzzle } from './puzzle.ts';
import type { PuzzleType } from './puzzleType.ts';
import { readPuzzle } from './text.ts';

/** A real puzzle whose answer is known. */
export interface Example {
  readonly puzzle: Puzzle;
  /** Its text form as printed. */
  readonly text: string;
  /** How many answers it has. */
  readonly solutions: number;
  /** Full grids indexed by cell: at least one, at most `solutions`. */
  readonly answers: readonly (readonly number[])[];
}

/** Separates the examples of one file. */
const NEXT = /^%%\s*$/m;
const SOLUTIONS = /^%solutions (\d+)\n([\d\s]+)/m;

/**
 * Reads a type's `examples.txt`: puzzles in their text form divided by lines `%%`, each followed
 * by `%solutions N` and then one line per known answer, the values of all cells in order.
 * The files are our own, so a mistake in one is a bug and throws.
 */
export function readExamples(type: PuzzleType): readonly Example[] {
  return type.exampleText.split(NEXT).map((block) => {
    const found = SOLUTIONS.exec(block);
    if (found === null) throw new Error(`An example of ${type.id} has no %solutions line`);
    const text = block.slice(0, found.index).trimStart();
    const puzzle = readPuzzle(type, text);
    if (!puzzle.ok) throw new Error(`An example of ${type.id}: ${puzzle.problem.reason}`);
    return {
      puzzle: puzzle.value,
      text,
      solutions: Number(found[1]),
      answers: (found[2] ?? '')
        .trim()
        .split('\n')
        .map((line) => line.trim().split(/\s+/).map(Number)),
    };
  });
}
