import type { Puzzle } from './puzzleType.ts';
import type { Result } from './result.ts';
import { readPuzzle } from './text.ts';
import type { Readable } from './text.ts';

/** Reads a puzzle's text form; what reads house rules is fetched where the text has any. */
export async function openPuzzle(type: Readable, text: string): Promise<Result<Puzzle>> {
  return text.includes('#assert')
    ? readPuzzle(type, text, await import('./assertions.ts'))
    : readPuzzle(type, text);
}
