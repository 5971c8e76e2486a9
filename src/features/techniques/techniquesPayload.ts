import { labTypeWithId } from '#definition/labType.ts';
import { unpackText } from '#puzzle/link.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { splitDefinition } from '#puzzle/typeId.ts';

/** Rules that somebody wrote, and a board of them if one can be read. */
export interface RulesOfAddress {
  readonly type: PuzzleType;
  readonly puzzle?: Puzzle;
}

/** The rules, and the board, that an address of the techniques page brings; `undefined` if they cannot be read. */
export async function readTechniquesPayload(payload: string): Promise<RulesOfAddress | undefined> {
  const unpacked = await unpackText(payload);
  if (!unpacked.ok) return undefined;
  const { definition, text } = splitDefinition(unpacked.value);
  const type = labTypeWithId(definition);
  if (type === undefined) return undefined;
  const read = readPuzzle(type, text);
  return read.ok ? { type, puzzle: read.value } : { type };
}
