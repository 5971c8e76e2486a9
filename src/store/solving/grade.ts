import { create } from 'zustand';
import type { Asked, Solution } from '#engine/page/client.ts';
import { settledBy, useSolutions } from './solutions.ts';
import { onPuzzleChange } from '#store/document/document.ts';
import { currentPuzzle, maker } from '#store/engine.ts';

/** How hard the puzzle on the board is, once it is known to have one solution and is graded. */
export const useGrade = create<{ readonly difficulty: number | undefined }>()(() => ({
  difficulty: undefined,
}));

/** How long a grade may take, in milliseconds; beyond, the puzzle has none. */
const BUDGET = 20_000;
/** How long a solution must stand before it is graded, in milliseconds. */
const DELAY = 600;

let asking: Asked<unknown> | undefined;
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
  useGrade.setState({ difficulty: undefined });
}

function gradeSoon(solution: Solution): void {
  if (graded !== undefined) return;
  graded = solution;
  timer = setTimeout(() => void ask(solution), DELAY);
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
  if (outcome.kind === 'answered') useGrade.setState({ difficulty: outcome.answer });
}

useSolutions.subscribe(({ state }) => {
  const verdict = settledBy(state);
  if (verdict?.kind === 'unique') gradeSoon(verdict.solution);
});
onPuzzleChange(forget);
