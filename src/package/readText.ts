import { openPuzzle } from '#puzzle/openPuzzle.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { sayProblem } from '#puzzle/result.ts';
import { isDefinitionText } from '#puzzle/typeId.ts';
import { fetchPuzzleType } from '#puzzles/registry.ts';
import type { PuzzleText } from './puzzleText.ts';

/** The type of a puzzle. Rejects if there is none with that id. */
async function typeOf({ type: id }: PuzzleText): Promise<PuzzleType> {
  const type = await fetchPuzzleType(id);
  if (type !== undefined) return type;
  const what = isDefinitionText(id) ? 'This definition cannot be read' : `There is no type ${id}`;
  throw new Error(what);
}

/** The puzzle of a text, with its type. Rejects with the problem if it cannot be read. */
export async function readText(puzzle: PuzzleText): Promise<{
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
}> {
  const type = await typeOf(puzzle);
  const read = await openPuzzle(type, puzzle.text);
  if (read === 'unfetched') throw new Error('What reads house rules is not in this package');
  if (!read.ok) throw new Error(sayProblem(read.problem));
  return { type, puzzle: read.value };
}
