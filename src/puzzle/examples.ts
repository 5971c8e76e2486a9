import { readExampleFile } from './exampleFile.ts';
import type { ExampleText } from './exampleFile.ts';
import type { Puzzle } from './puzzle.ts';
import type { PuzzleType } from './puzzleType.ts';
import { readPuzzle } from './text.ts';

/** A real puzzle with a known solution. */
export interface Example extends ExampleText {
  readonly puzzle: Puzzle;
}

/** Reads a type's `examples.txt`. The files are our own, so an error in one is a bug and throws. */
export const readExamples = (type: PuzzleType): readonly Example[] =>
  readExampleFile(type.exampleText).map((example) => readExample(type, example));

/** The first example of a type, read without the others. */
export function firstExample(type: PuzzleType): Example {
  const [first] = readExampleFile(type.exampleText);
  if (first === undefined) throw new Error(`${type.id} has no example`);
  return readExample(type, first);
}

/** The example that those who begin are offered: an easy one, read without the others. */
export function easyExample(type: PuzzleType): Example {
  const title = type.easyExample;
  const easy = readExampleFile(type.exampleText).find(({ text }) => text.startsWith(`#${title}\n`));
  return easy === undefined ? firstExample(type) : readExample(type, easy);
}

function readExample(type: PuzzleType, example: ExampleText): Example {
  const puzzle = readPuzzle(type, example.text);
  if (!puzzle.ok) throw new Error(`An example of ${type.id}: ${puzzle.problem.reason}`);
  return { puzzle: puzzle.value, ...example };
}
