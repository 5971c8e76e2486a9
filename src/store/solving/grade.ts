import { create } from 'zustand';
import type { Answer, Asked } from '#engine/page/client.ts';
import { settledBy, useAnswers } from './answers.ts';
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
/** The answer that was graded or is about to be. */
let graded: Answer | undefined;

/** Takes a grade that is known already. */
export function setGrade(answer: Answer, difficulty: number): void {
  forget();
  graded = answer;
  useGrade.setState({ difficulty });
}

function forget(): void {
  clearTimeout(timer);
  asking?.abandon();
  asking = undefined;
  graded = undefined;
  useGrade.setState({ difficulty: undefined });
}

function gradeSoon(answer: Answer): void {
  if (graded !== undefined) return;
  graded = answer;
  timer = setTimeout(() => void ask(answer), DELAY);
}

async function ask(answer: Answer): Promise<void> {
  const asked = maker.ask(
    { kind: 'grade', puzzle: currentPuzzle(), asks: { answer } },
    { budget: BUDGET, patient: true },
  );
  asking = asked;
  const outcome = await asked.outcome;
  if (asking !== asked) return;
  asking = undefined;
  if (outcome.kind === 'answered') useGrade.setState({ difficulty: outcome.answer });
}

useAnswers.subscribe(({ state }) => {
  const verdict = settledBy(state);
  if (verdict?.kind === 'unique') gradeSoon(verdict.answer);
});
onPuzzleChange(forget);
