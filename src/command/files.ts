import { basename } from 'node:path';
import { wordOfType } from '#puzzle/typeId.ts';
import { openEach } from '#package/open.ts';
import type { Opened, OpenedPuzzle } from '#package/open.ts';
import type { Status } from './status.ts';
import type { World } from './world.ts';

/** A puzzle, and the file that it came from. */
export interface FilePuzzle extends OpenedPuzzle {
  readonly file: string;
}

/** What was found in some files: a puzzle, or a line that says what cannot be read, with file and line. */
export type FoundInFile =
  | { readonly kind: 'puzzle'; readonly puzzle: FilePuzzle }
  | { readonly kind: 'problem'; readonly sentence: string };

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
  EROFS: 'the disk is read-only',
  ENAMETOOLONG: 'its name is too long',
  EEXIST: 'something else is there',
  MODULE_NOT_FOUND: 'it is not installed',
};

/** What kept Node from reading or writing a file. */
export const sayFailure = (error: unknown): string => {
  const { code = '', message } = error as { readonly code?: string; readonly message: string };
  return WHY[code] ?? message;
};

/** A file cannot be read; the message is a sentence that says why. */
class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

/** What stands where bytes are no UTF-8. */
const NO_CHARACTER = '\uFFFD';
/** A text that was written in another code has few of these; so large a part of a binary file is. */
const MOST_STRANGE = 0.1;

const isBinary = (chunk: string): boolean =>
  chunk.includes('\0') ||
  (chunk.includes(NO_CHARACTER) &&
    chunk.split(NO_CHARACTER).length - 1 > MOST_STRANGE * chunk.length);

/** The text of a file, or of the standard input, in chunks. Throws an `UnreadableError`. */
async function* chunksOf(world: World, file: string): AsyncGenerator<string> {
  try {
    for await (const chunk of file === INPUT ? world.readInput() : world.readFile(file)) {
      if (isBinary(chunk)) {
        throw new UnreadableError(
          `${nameOf(file)} is no text in UTF-8, and no puzzle is read from it.`,
        );
      }
      yield chunk;
    }
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError(`${nameOf(file)} cannot be read: ${sayFailure(error)}.`);
  }
}

/** The whole text of a file, or of the standard input; or a sentence that says why there is none. */
export async function readTextOf(
  world: World,
  file: string,
): Promise<
  { readonly ok: true; readonly text: string } | { readonly ok: false; sentence: string }
> {
  try {
    const chunks: string[] = [];
    for await (const chunk of chunksOf(world, file)) chunks.push(chunk);
    return { ok: true, text: chunks.join('') };
  } catch (error) {
    if (error instanceof UnreadableError) return { ok: false, sentence: error.message };
    throw error;
  }
}

/** What a file is called in what is said. */
export const nameOf = (file: string): string => (file === INPUT ? INPUT_NAME : file);

/** Finds the puzzles in files, or without any in the standard input, each as soon as it is read. */
export async function* findPuzzles(
  world: World,
  files: readonly string[],
  type: string | undefined,
): AsyncGenerator<FoundInFile> {
  for (const file of files.length === 0 ? [INPUT] : files) {
    try {
      for await (const found of openEach(chunksOf(world, file), { type })) {
        yield* inOrder(found, nameOf(file));
      }
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      yield { kind: 'problem', sentence: error.message };
    }
  }
}

/** What was found in a part of a file, by its lines. */
function inOrder({ puzzles, problems }: Opened, file: string): readonly FoundInFile[] {
  const found = [
    ...puzzles.map((puzzle) => ({
      line: puzzle.line,
      what: { kind: 'puzzle' as const, puzzle: { ...puzzle, file } },
    })),
    ...problems.map(({ line, sentence }) => ({
      line,
      what: { kind: 'problem' as const, sentence: `${file}:${line}: ${sentence}` },
    })),
  ];
  return found.toSorted((one, other) => one.line - other.line).map(({ what }) => what);
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
