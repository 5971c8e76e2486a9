import type { Puzzle } from './puzzle.ts';
import type { Result } from './result.ts';
import { readPuzzle } from './text.ts';
import type { Readable } from './text.ts';

/**
 * The outcome of reading a text; `unfetched` if the code for its house rules could not be loaded.
 */
export type Opened = Result<Puzzle> | 'unfetched';

/** Reads a puzzle's text form; loads the code for house rules in SMT-LIB if the text has any. */
export async function openPuzzle(type: Readable, text: string): Promise<Opened> {
  if (!text.includes('#assert')) return readPuzzle(type, text);
  const reader = await import('./houseRules.ts').catch(() => undefined);
  return reader === undefined ? 'unfetched' : readPuzzle(type, text, reader);
}
