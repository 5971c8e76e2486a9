import { isStored, newId } from './entry.ts';
import type { Stored } from './entry.ts';

/** All puzzles as one file, with whatever other versions added to them. */
export const writeFile = (entries: readonly Stored[]): string =>
  JSON.stringify({ gridproof: 'library', form: 1, puzzles: entries }, undefined, 1);

/** Larger files are refused before they are read, in bytes. */
export const LARGEST_FILE = 64 * 1024 * 1024;

export type FileRead =
  | { readonly kind: 'read'; readonly entries: readonly Stored[] }
  /** "This is no file of puzzles": a sentence for the person who brought it. */
  | { readonly kind: 'refused'; readonly sentence: string };

/** What a database copies is nested this deep at most; a browser fails at some thousands. */
const DEEPEST = 100;

/** Whether lists and records lie within each other deeper than so often. */
function isDeeper(value: unknown, deepest: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= deepest; depth += 1) {
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

const refused = (sentence: string): FileRead => ({ kind: 'refused', sentence });

/** Reads a file of puzzles, also of later versions, as far as they are told apart in it. */
export function readFile(text: string): FileRead {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return refused('This file is damaged, or no file of puzzles: it is not JSON to its end.');
  }
  if (typeof file !== 'object' || file === null || !('gridproof' in file) || !('puzzles' in file)) {
    return refused('This is no file of puzzles that was saved here.');
  }
  const { puzzles } = file;
  if (!Array.isArray(puzzles)) return refused('This file has no list of puzzles.');
  const wrong = puzzles.findIndex((puzzle) => typeof puzzle !== 'object' || puzzle === null);
  if (wrong >= 0) return refused(`Puzzle ${wrong + 1} of this file is damaged.`);
  const deep = puzzles.findIndex((puzzle) => isDeeper(puzzle, DEEPEST));
  if (deep >= 0) {
    return refused(
      `Puzzle ${deep + 1} of this file has lists within lists, more than ${DEEPEST} deep: no puzzle has.`,
    );
  }
  return {
    kind: 'read',
    entries: puzzles.map((puzzle: object) =>
      isStored(puzzle) ? puzzle : { ...puzzle, id: newId() },
    ),
  };
}
