import { create } from 'zustand';
import type { PendingJob, NewPuzzle } from '#engine/page/client.ts';
import { LARGEST_SEED, readRecipe } from '#making/recipe.ts';
import type { Recipe } from '#making/recipe.ts';
import { gradeOf } from '#puzzle/difficulty.ts';
import { gradingOf } from '#puzzle/grading.ts';
import { openPuzzle } from '#puzzle/openPuzzle.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { whyNotMade } from '#puzzle/size.ts';
import { useDocument } from '#store/document/document.ts';
import { onPuzzleChange } from '#store/document/events.ts';
import { currentPuzzle, engines } from '#store/engine.ts';
import { setGrade, useGrade } from '#store/solving/grade.ts';
import { showVerdict } from '#store/solving/solving.ts';
import { playPuzzle } from '#store/playing/begin.ts';

/** Options for new puzzles; type and size are those of the board. */
export type Wishes = Omit<Recipe, 'parameters'>;

/** State of making a puzzle. */
export type MakingState =
  | { readonly kind: 'idle' }
  /** `fraction` is 0 to 1 of the most attempts. */
  | { readonly kind: 'making'; readonly fraction: number }
  | {
      readonly kind: 'made';
      readonly difficulty: number;
      readonly asWanted: boolean;
      /** The number of cells that differ from the picture it was made from. */
      readonly changed: number | undefined;
    }
  | { readonly kind: 'failed'; readonly sentence: string };

export interface Making {
  readonly wishes: Wishes;
  /** What the current or last puzzle is made from. */
  readonly from: 'wishes' | 'picture';
  readonly state: MakingState;
}

/** A random seed, short enough to remember. */
export const anySeed = (): number => 1 + Math.floor(Math.random() * LARGEST_SEED);

export const useMaking = create<Making>()(() => ({
  wishes: {
    seed: anySeed(),
    grade: 'any',
    symmetry: 'none',
    minimal: false,
    givens: undefined,
  },
  from: 'wishes',
  state: { kind: 'idle' },
}));

export const wish = (wishes: Partial<Wishes>): void =>
  useMaking.setState((now) => ({ wishes: { ...now.wishes, ...wishes } }));

const put = (state: MakingState): void => useMaking.setState({ state });

let running: PendingJob<unknown> | undefined;

/** Stops making; the board stays as it is. */
export function stopMaking(): void {
  running?.cancel();
  running = undefined;
  put({ kind: 'idle' });
}

/**
 * A new puzzle by a recipe, or a sentence that says why there is none; `undefined` if cancelled.
 */
export async function askForPuzzle(
  recipe: Recipe,
  onFraction: (fraction: number) => void,
): Promise<NewPuzzle | string | undefined> {
  running?.cancel();
  running = undefined;
  const reason = whyNotMade(useDocument.getState().type, recipe.parameters);
  if (reason !== undefined) return reason;
  const asked = engines.maker.ask(
    { kind: 'make', puzzle: currentPuzzle(), asks: recipe },
    {
      budget: Infinity,
      onProgress({ fraction }) {
        if (running === asked) onFraction(fraction);
      },
    },
  );
  running = asked;
  const outcome = await asked.outcome;
  if (running !== asked) return undefined;
  running = undefined;
  switch (outcome.kind) {
    case 'answered':
      return outcome.answer === 'none' ? whyNone(recipe) : outcome.answer;
    case 'failed':
      return outcome.sentence;
    case 'cancelled':
    case 'overdue':
      return undefined;
  }
}

/** Why no puzzle was found, and what to do. */
function whyNone({ picture }: Recipe): string {
  const { type, puzzle } = useDocument.getState();
  if (puzzle.houseRules.length > 0) {
    return 'No puzzle with one solution came of this number. With these house rules there may be none.';
  }
  if (type.drawnPaths?.areExtra === true && puzzle.paths.length > 0) {
    return 'No puzzle with one solution came of this number. With these lines there may be none.';
  }
  return picture === undefined
    ? 'No puzzle with one solution came of this number. Try another.'
    : 'No puzzle with one solution came of this picture. Try a simpler one.';
}

/** Reads a new puzzle from its text. */
export async function puzzleMade(type: PuzzleType, made: NewPuzzle): Promise<Puzzle> {
  const read = await openPuzzle(type, made.text);
  if (read === 'unfetched') throw new Error('What reads house rules was not fetched');
  if (!read.ok) throw new Error(`A puzzle was made that cannot be read: ${read.problem.reason}`);
  return read.value;
}

/** Opens a new puzzle for playing; undo restores the board before. */
export function playNew(puzzle: Puzzle, { verdict, difficulty }: NewPuzzle): void {
  playPuzzle(puzzle);
  setGrade(verdict.solution, difficulty);
  showVerdict({ by: 'rules', outcome: verdict });
}

/**
 * Makes a puzzle of the board's type and size and opens it for playing; with a picture, its
 * solution is the picture or close to it.
 */
export async function makeAnother(wishes: Wishes = useMaking.getState().wishes): Promise<void> {
  const { type, puzzle } = useDocument.getState();
  useMaking.setState({
    from: wishes.picture === undefined ? 'wishes' : 'picture',
    state: { kind: 'making', fraction: 0 },
  });
  const made = await askForPuzzle({ ...wishes, parameters: puzzle.parameters }, (fraction) =>
    put({ kind: 'making', fraction }),
  );
  if (made === undefined) return;
  if (typeof made === 'string') return put({ kind: 'failed', sentence: made });
  playNew(await puzzleMade(type, made), made);
  const { difficulty, asWanted } = made;
  const changed = wishes.picture?.filter((value, cell) => value !== made.verdict.solution[cell]);
  put({ kind: 'made', difficulty, asWanted, changed: changed?.length });
}

/**
 * Options for the next puzzle: those of the puzzle on the board with the next seed, or a random
 * seed at the same difficulty.
 */
export function wishesForNext(): Wishes {
  const { type, puzzle } = useDocument.getState();
  const { comments, parameters } = puzzle;
  const { difficulty } = useGrade.getState();
  for (const line of comments) {
    const recipe = readRecipe(line, parameters);
    if (recipe !== undefined) return { ...recipe, seed: 1 + (recipe.seed % LARGEST_SEED) };
  }
  return {
    seed: anySeed(),
    grade: difficulty === undefined ? 'any' : gradeOf(difficulty, gradingOf(type, puzzle)),
    symmetry: 'none',
    minimal: false,
    givens: undefined,
  };
}

/** Stops making a puzzle when another type is opened, and clears the outcome when another puzzle is; returns a function that stops that. */
export const followMaking = (): (() => void) =>
  onPuzzleChange(({ change }) => {
    if (change === 'type') running?.cancel();
    if (useMaking.getState().state.kind !== 'making' || change === 'type') put({ kind: 'idle' });
  });
