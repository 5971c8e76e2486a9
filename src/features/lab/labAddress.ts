import { labTypeWithId } from '#definition/labType.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { normalDefinition } from '#puzzle/typeId.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { addressOf, payloadOf } from '../share/address.ts';

/**
 * The address of the lab with a definition, and with a board of another type if the definition can
 * hold it. `undefined` if the browser is too old for links.
 */
export async function labAddress(text: string, board?: Puzzle): Promise<string | undefined> {
  const type = labTypeWithId(normalDefinition(text));
  if (type === undefined) return undefined;
  const written = board === undefined ? '' : writePuzzle(type, board);
  const payload = await payloadOf(type, readPuzzle(type, written).ok ? written : '');
  return payload === undefined ? undefined : addressOf(type, payload);
}
