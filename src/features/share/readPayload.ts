import { firstExample } from '#puzzle/examples.ts';
import { unpackText } from '#puzzle/link.ts';
import { openPuzzle } from '#puzzle/openPuzzle.ts';
import { splitProgress } from '#puzzle/progress.ts';
import type { PlayProgress } from '#puzzle/progress.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { isDefinitionText, splitDefinition } from '#puzzle/typeId.ts';

/** What a link's payload holds. */
export interface LinkedPuzzle {
  readonly puzzle: Puzzle;
  /** The work of who shared it, of any length; absent if only the puzzle was shared. */
  readonly progress?: PlayProgress | undefined;
  /** Set if the link is of a definition alone, whose own example is shown. */
  readonly isExample?: true;
}

/** Reads a payload of a type; `unfetched` if code that it needs could not be fetched. */
export async function readPayload(
  type: PuzzleType,
  payload: string,
): Promise<Result<LinkedPuzzle> | 'unfetched'> {
  const unpacked = await unpackText(payload);
  if (!unpacked.ok) return unpacked;
  const whole = unpacked.value;
  const own = isDefinitionText(type.id) ? splitDefinition(whole).text : whole;
  if (own === '') return success({ puzzle: firstExample(type).puzzle, isExample: true });
  const { text, progress } = splitProgress(own);
  const read = await openPuzzle(type, text);
  if (read === 'unfetched' || !read.ok) return read;
  return success({ puzzle: read.value, progress });
}
