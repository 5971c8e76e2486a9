import { create } from 'zustand';
import type { PendingJob, Graded, Solution } from '#engine/page/client.ts';
import { settledBy, useSolutions } from './solutions.ts';
import { stopAll } from '#store/stops.ts';
import { onPuzzleChange } from '#store/document/events.ts';
import { currentPuzzle, engines } from '#store/engine.ts';

/** The difficulty of the puzzle on the board, once its solution is unique. */
interface GradeState {
  readonly difficulty: number | undefined;
  /** The details; for a puzzle just made, only after `gradeNow`. */
  readonly graded: Graded | undefined;
  /** Whether rating took too long or too much work. */
  readonly isUnknown: boolean;
}

const UNKNOWN: GradeState = { difficulty: undefined, graded: undefined, isUnknown: false };

export const useGrade = create<GradeState>()(() => UNKNOWN);

/** The time limit of a rating, in milliseconds. */
const BUDGET = 20_000;
/** The delay before a solution is rated, in milliseconds. */
const DELAY = 600;

let asking: PendingJob<unknown> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The solution that was rated or is about to be. */
let graded: Solution | undefined;

/** Sets a difficulty that is known already. */
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

/** Rates the puzzle in detail if only its number is known. */
export function gradeNow(solution: Solution): void {
  const { graded: known, isUnknown } = useGrade.getState();
  if (known !== undefined || isUnknown || asking !== undefined) return;
  clearTimeout(timer);
  graded = solution;
  void ask(solution);
}

async function ask(solution: Solution): Promise<void> {
  const asked = engines.maker.ask(
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

/** Rates every unique solution; returns a function that stops that. */
export function followGrade(): () => void {
  const stops = [
    useSolutions.subscribe(({ state }) => {
      const verdict = settledBy(state);
      if (verdict?.kind === 'unique') gradeSoon(verdict.solution);
    }),
    onPuzzleChange(forget),
  ];
  return stopAll(stops);
}
