import { isStored, newId } from './entry.ts';
import type { Stored } from './entry.ts';

/** All puzzles as one file, including fields of other versions. */
export const writeFile = (entries: readonly Stored[]): string =>
  JSON.stringify({ gridproof: 'library', form: 1, puzzles: entries }, undefined, 1);

/** The largest file that is read, in bytes. */
export const LARGEST_FILE = 64 * 1024 * 1024;

export type FileRead =
  | { readonly kind: 'read'; readonly entries: readonly Stored[] }
  /** "This is no file of puzzles": a sentence for the user. */
  | { readonly kind: 'refused'; readonly sentence: string };

/** The deepest nesting of a record; structured cloning fails at some thousands. */
const DEEPEST = 100;

/** Whether lists and records are nested deeper than that. */
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

/** Reads a file of puzzles, also of later versions if their entries can be recognised. */
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
