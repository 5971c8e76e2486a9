import { oneOf } from '#logic/words.ts';
import { UnansweredError } from '#package/unanswered.ts';
import { openDesks } from './desk.ts';
import type { Desk, DeskOptions } from './desk.ts';
import { findPuzzles } from './files.ts';
import type { FilePuzzle, FoundInFile } from './files.ts';
import { openProgress } from './progress.ts';
import { readAhead } from './readAhead.ts';
import { sayBug } from './sayBug.ts';
import { worstOf } from './status.ts';
import type { Status } from './status.ts';
import { workThrough } from './workThrough.ts';
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

/** What the text says besides: a clue that only its rules tell may be why there are several solutions. */
const sayLeftOut = (leftOut: readonly string[]): string =>
  leftOut.length === 0 ? '' : ` (Left out: ${leftOut.join(', ')}.)`;

/** What is printed of one thing that was found. */
interface Said {
  readonly status: Status;
  readonly text: string;
  /** Set if it goes to the standard error. */
  readonly isProblem: boolean;
}

/**
 * Does something with each puzzle of some files, and prints what comes of it: a line with file and line
 * for each, or as JSON, in the order of the files, while the rest is read. What cannot be read is said in its place.
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
  const progress = openProgress(world);
  const statuses = new Set<Status>();
  let found = 0;
  const answerOne = async (thing: FoundInFile, desk: Desk): Promise<Said> => {
    if (thing.kind === 'problem') {
      return { status: 'refused', text: `${thing.sentence}\n`, isProblem: true };
    }
    const { puzzle } = thing;
    const at = found;
    found += 1;
    const { status, ...outcome } = await answered(() => answer(puzzle, desk, at));
    return { status, text: say(puzzle, outcome, options.json), isProblem: false };
  };
  const print = ({ status, text, isProblem }: Said): void => {
    statuses.add(status);
    progress.step();
    if (isProblem) progress.complain(text);
    else progress.print(text);
  };
  await workThrough(
    readAhead(findPuzzles(world, files, options.type), (count) => progress.expect(count)),
    desks,
    world.signal,
    answerOne,
    print,
    { atDesk, weigh: ({ text }) => text.length },
  );
  progress.end();
  return world.signal.aborted ? 'stopped' : worstOf([...statuses]);
}

/** An outcome as it is printed: a line with file and line, and what is below it, or a line of JSON. */
function say(
  puzzle: FilePuzzle,
  { said, below = '', json }: Omit<Outcome, 'status'>,
  isJson: boolean,
) {
  const { file, line, type, title, text, leftOut, others } = puzzle;
  const left = leftOut.length === 0 ? {} : { leftOut };
  return isJson
    ? `${JSON.stringify({ file, line, type, title, text, ...left, ...json })}\n`
    : `${file}:${line}: ${nameOf(puzzle)}: ${said}${sayOthers(others)}${sayLeftOut(leftOut)}\n${below}`;
}

/** A question without an answer is an outcome, too, and so is a bug: neither keeps others from being answered. */
async function answered(answer: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await answer();
  } catch (error) {
    const sentence =
      error instanceof UnansweredError ? error.message.replace(/\.$/, '') : sayBug(error);
    return {
      status: error instanceof UnansweredError && error.isOverdue ? 'undecided' : 'refused',
      said: `not answered: ${sentence}.`,
      json: { unanswered: `${sentence}.` },
    };
  }
}
