import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { fetchPuzzleTypes } from '#puzzles/registry.ts';

/** The title of a made puzzle, see `making/make.ts`: "#Jigsaw Sudoku 9×9, hard, no. 48213". */
const MADE = /^#(.+?)(?: \d+×\d+)?, (?:easy|medium|hard|fiendish), no\. \d+\s*$/m;

/**
 * The type that the title of a made puzzle names, so that what was made is read again as what it is,
 * where other types read such a text, too.
 */
export async function typeOfTitle(text: string): Promise<PuzzleType | undefined> {
  const name = MADE.exec(text)?.[1];
  if (name === undefined) return undefined;
  const types = await fetchPuzzleTypes();
  // A variant's name ends with the type's: "Jigsaw Sudoku".
  return types.find((type) => type.name === name) ?? types.find((type) => name.endsWith(type.name));
}
