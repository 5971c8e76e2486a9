import { basename } from 'node:path';
import { wordOfType } from '#puzzle/typeId.ts';
import { open } from '#package/open.ts';
import type { OpenedPuzzle } from '#package/open.ts';
import type { Status } from './status.ts';
import type { World } from './world.ts';

/** A puzzle, and the file that it came from. */
export interface FilePuzzle extends OpenedPuzzle {
  readonly file: string;
}

/** The puzzles of some files, and what else is to be said of them: lines with file and line. */
export interface FilePuzzles {
  readonly puzzles: readonly FilePuzzle[];
  readonly problems: readonly string[];
}

/** The word for the standard input. */
const INPUT = '-';
const INPUT_NAME = 'standard input';

/** Why a file cannot be opened, by the codes of Node. */
const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  ENOSPC: 'the disk is full',
  EEXIST: 'something else is there',
  MODULE_NOT_FOUND: 'it is not installed',
};

/** What kept Node from reading or writing a file. */
export const sayFailure = (error: unknown): string => {
  const { code = '', message } = error as { readonly code?: string; readonly message: string };
  return WHY[code] ?? message;
};

/** The text of a file, or of the standard input; or a sentence that says why there is none. */
export async function readTextOf(
  world: World,
  file: string,
): Promise<
  { readonly ok: true; readonly text: string } | { readonly ok: false; sentence: string }
> {
  try {
    const text = file === INPUT ? await world.readInput() : await world.readFile(file);
    return text.includes('\0')
      ? { ok: false, sentence: `${nameOf(file)} is no text, and no puzzle is read from it.` }
      : { ok: true, text };
  } catch (error) {
    return { ok: false, sentence: `${nameOf(file)} cannot be read: ${sayFailure(error)}.` };
  }
}

/** What a file is called in what is said. */
export const nameOf = (file: string): string => (file === INPUT ? INPUT_NAME : file);

/** Finds the puzzles in files, or without any in the standard input. */
export async function findPuzzles(
  world: World,
  files: readonly string[],
  type: string | undefined,
): Promise<FilePuzzles> {
  const puzzles: FilePuzzle[] = [];
  const problems: string[] = [];
  for (const file of files.length === 0 ? [INPUT] : files) {
    const read = await readTextOf(world, file);
    if (!read.ok) {
      problems.push(read.sentence);
      continue;
    }
    const found = await open(read.text, { type });
    for (const puzzle of found.puzzles) puzzles.push({ ...puzzle, file: nameOf(file) });
    for (const { line, sentence } of found.problems) {
      problems.push(`${nameOf(file)}:${line}: ${sentence}`);
    }
  }
  return { puzzles, problems };
}

/** The name of a puzzle's own file without its ending: "stars-2-sudoku", the second of stars.txt. */
export function nameFile({ file, type }: FilePuzzle, at: number): string {
  const name = basename(file)
    .replace(/\.\w+$/, '')
    .replaceAll(/[^\w-]+/g, '-');
  return `${name}-${at + 1}-${wordOfType(type)}`;
}

/** Writes a file, or says why that cannot be. */
export async function writeOrSay(world: World, path: string, text: string): Promise<Status> {
  try {
    await world.writeFile(path, text);
    return 'good';
  } catch (error) {
    world.complain(`${path} cannot be written: ${sayFailure(error)}.\n`);
    return 'refused';
  }
}
