import { capitalise, uncapitalise } from '#logic/words.ts';
import type { EngineState, Verdict } from '#store/answers.ts';

/** "3 ms", "1.4 s": a duration as people read it. */
const duration = (milliseconds: number): string =>
  milliseconds < 1000
    ? `${Math.max(1, Math.round(milliseconds))} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;

const proved = (milliseconds: number): string => `Proved in ${duration(milliseconds)}.`;

/** The verdict as a sentence; `shown` is the index of the answer on the board, from 0. */
export function sayVerdict(
  verdict: Verdict,
  shown: number | undefined,
  engine: EngineState,
  hasClues: boolean,
  complaint: string | undefined,
): string {
  switch (verdict.kind) {
    case 'idle':
      if (complaint !== undefined) return `${capitalise(complaint)}.`;
      return hasClues
        ? 'Press Solve to see what the clues prove.'
        : 'Enter the clues, then press Solve.';
    case 'solving':
      if (engine.kind === 'loading') {
        return `Fetching the solver, ${Math.round(engine.fraction * 100)} %. Then it solves.`;
      }
      if (engine.kind === 'starting') return 'Starting the solver. Then it solves.';
      return verdict.found > 1 ? `Solving: ${verdict.found} solutions so far.` : 'Solving.';
    case 'unique':
      return `One solution. ${proved(verdict.milliseconds)}`;
    case 'several': {
      const { answers, complete, count: counted = answers.length } = verdict;
      const count = `${complete ? '' : 'At least '}${counted.toLocaleString('en')} solutions`;
      return `${count}, ${shown === undefined ? 'none shown' : `showing ${shown + 1} of ${answers.length}`}.`;
    }
    case 'none':
      return `No solution: ${uncapitalise(complaint ?? 'these clues cannot stand together')}. ${proved(verdict.milliseconds)}`;
    case 'unknown':
      return verdict.answers.length > 0
        ? `A solution, but it is not settled whether it is the only one: ${verdict.reason}`
        : `Not settled: ${verdict.reason}`;
    case 'failed':
      return verdict.sentence;
  }
}
