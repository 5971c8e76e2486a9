import { create } from 'zustand';
import type { PendingJob, Graded, Solution } from '#engine/page/client.ts';
import { settledBy, useSolutions } from './solutions.ts';
import { onPuzzleChange } from '#store/document/document.ts';
import { currentPuzzle, maker } from '#store/engine.ts';

/** What is known of how hard the puzzle on the board is, once that has one solution. */
interface GradeState {
  readonly difficulty: number | undefined;
  /** What makes it so hard; of a puzzle just made it is asked for by `gradeNow`. */
  readonly graded: Graded | undefined;
  /** Whether it was not found out, as it took too long or is too much work. */
  readonly isUnknown: boolean;
}

const UNKNOWN: GradeState = { difficulty: undefined, graded: undefined, isUnknown: false };

export const useGrade = create<GradeState>()(() => UNKNOWN);

/** How long a grade may take, in milliseconds; beyond, the puzzle has none. */
const BUDGET = 20_000;
/** How long a solution must stand before it is graded, in milliseconds. */
const DELAY = 600;

let asking: PendingJob<unknown> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The solution that was graded or is about to be. */
let graded: Solution | undefined;

/** Takes a grade that is known already. */
export function setGrade(solution: Solution, difficulty: number): void {
  forget();
  graded = solution;
  useGrade.setState({ difficulty });
}

function forget(): void {
  clearTimeout(timer);
  asking?.abandon();
  asking = undefined;
  graded = undefined;
  useGrade.setState(UNKNOWN);
}

function gradeSoon(solution: Solution): void {
  if (graded !== undefined) return;
  graded = solution;
  timer = setTimeout(() => void ask(solution), DELAY);
}

/** Asks what makes a puzzle as hard as it is, where only its number is known. */
export function gradeNow(solution: Solution): void {
  const { graded: known, isUnknown } = useGrade.getState();
  if (known !== undefined || isUnknown || asking !== undefined) return;
  clearTimeout(timer);
  graded = solution;
  void ask(solution);
}

async function ask(solution: Solution): Promise<void> {
  const asked = maker.ask(
    { kind: 'grade', puzzle: currentPuzzle(), asks: { solution } },
    { budget: BUDGET, patient: true },
  );
  asking = asked;
  const outcome = await asked.outcome;
  if (asking !== asked) return;
  asking = undefined;
  if (outcome.kind === 'answered' && outcome.answer !== 'unknown') {
    useGrade.setState({ difficulty: outcome.answer.difficulty, graded: outcome.answer });
  } else useGrade.setState({ isUnknown: true });
}

useSolutions.subscribe(({ state }) => {
  const verdict = settledBy(state);
  if (verdict?.kind === 'unique') gradeSoon(verdict.solution);
});
onPuzzleChange(forget);
