import { sayName } from '#puzzle/credits.ts';
import { openPuzzle } from '#puzzle/openPuzzle.ts';
import type { Sheet } from '#book/sheet.ts';
import type { Item } from './shelf.ts';

/** Puzzles of the library for printing, without those that cannot be read or have no clues. */
export async function sheetsOf(items: readonly Item[]): Promise<readonly Sheet[]> {
  const sheets: Sheet[] = [];
  for (const { id, name, title, type, text } of items) {
    // Read with house rules, which an item's own puzzle leaves out.
    const read = type === undefined ? undefined : await openPuzzle(type, text);
    if (type === undefined || read === undefined || read === 'unfetched' || !read.ok) continue;
    sheets.push({ id, name: sayName(name, title), type, puzzle: read.value });
  }
  return sheets;
}
