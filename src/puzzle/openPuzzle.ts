import type { Puzzle } from './puzzle.ts';
import type { Result } from './result.ts';
import { readPuzzle } from './text.ts';
import type { Readable } from './text.ts';

/** What came of a text; `unfetched` where what reads its house rules could not be fetched. */
export type Opened = Result<Puzzle> | 'unfetched';

/** Reads a puzzle's text form; what reads house rules is fetched where the text has any. */
export async function openPuzzle(type: Readable, text: string): Promise<Opened> {
  if (!text.includes('#assert')) return readPuzzle(type, text);
  const reader = await import('./houseRules.ts').catch(() => undefined);
  return reader === undefined ? 'unfetched' : readPuzzle(type, text, reader);
}
