import { oneOf } from '#logic/words.ts';
import { UnansweredError } from '#package/unanswered.ts';
import { openDesks, workThrough } from './desk.ts';
import type { Desk, DeskOptions } from './desk.ts';
import { findPuzzles } from './files.ts';
import type { FilePuzzle } from './files.ts';
import { openProgress } from './progress.ts';
import { worstOf } from './status.ts';
import type { Status } from './status.ts';
import type { World } from './world.ts';

/** What came of one puzzle. */
export interface Outcome {
  readonly status: Status;
  /** What is said of it, after its place: "Sudoku: one solution." */
  readonly said: string;
  /** What is printed below that, in whole lines. */
  readonly below?: string | undefined;
  /** What JSON says of it besides. */
  readonly json: object;
}

/** What all commands about puzzles are given. */
export interface EachOptions extends DeskOptions {
  readonly type?: string | undefined;
  readonly json: boolean;
}

/** "Sudoku “Easter Monster”", or "Sudoku 9×9, hard, no. 7". */
const nameOf = ({ name, title }: FilePuzzle): string =>
  title === '' ? name : title.startsWith(name) ? title : `${name} “${title}”`;

/** So many other types are named. */
const FEW = 3;

/** What else a text may be: whoever meant that sees why the answer is strange. */
function sayOthers(ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const few = ids.length > FEW ? 'other types' : oneOf(ids);
  return ` (It can be read as ${few}, too: --type tells.)`;
}

/**
 * Does something with each puzzle of some files, and prints what comes of it: a line with file and line
 * for each, or as JSON. What cannot be read is said first.
 */
export async function answerEach(
  world: World,
  options: EachOptions,
  files: readonly string[],
  answer: (puzzle: FilePuzzle, desk: Desk, at: number) => Promise<Outcome>,
  atDesk?: number,
): Promise<Status> {
  const desks = openDesks(world, options);
  // Their threads start while the puzzles are read.
  for (const { witnesses } of desks) witnesses.rules.warm();
  const { puzzles, problems } = await findPuzzles(world, files, options.type);
  for (const problem of problems) world.complain(`${problem}\n`);
  const statuses: Status[] = problems.length > 0 ? ['refused'] : [];
  const progress = openProgress(world, puzzles.length);
  const print = ([puzzle, { status, said, below = '', json }]: readonly [
    FilePuzzle,
    Outcome,
  ]): void => {
    statuses.push(status);
    const { file, line, type, title, text, others } = puzzle;
    const also = sayOthers(others);
    progress.step();
    progress.print(
      options.json
        ? `${JSON.stringify({ file, line, type, title, text, ...json })}\n`
        : `${file}:${line}: ${nameOf(puzzle)}: ${said}${also}\n${below}`,
    );
  };
  const things = puzzles.map((puzzle, at) => ({ puzzle, at }));
  await workThrough(
    things,
    desks,
    world.signal,
    async ({ puzzle, at }, desk) =>
      [puzzle, await answered(() => answer(puzzle, desk, at))] as const,
    print,
    atDesk,
  );
  progress.end();
  return world.signal.aborted ? 'stopped' : worstOf(statuses);
}

/** A question without an answer is an outcome, too. */
async function answered(answer: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof UnansweredError)) throw error;
    const sentence = error.message.replace(/\.$/, '');
    return {
      status: error.isOverdue ? 'undecided' : 'refused',
      said: `not answered: ${sentence}.`,
      json: { unanswered: `${sentence}.` },
    };
  }
}
