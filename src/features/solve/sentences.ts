import { capitalise, uncapitalise } from '#logic/words.ts';
import type { Laid, Verdict } from '#store/answers.ts';
import type { EngineState } from '#store/engine.ts';
import type { Finding } from '#store/live.ts';

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
  finding: Finding | 'no clues',
  complaint: string | undefined,
): string {
  switch (verdict.kind) {
    case 'idle':
      if (complaint !== undefined) return `${capitalise(complaint)}.`;
      return finding === 'no clues' ? 'Enter the clues, then press Solve.' : sayFinding(finding);
    case 'solving':
      if (verdict.by === 'z3' && engine.kind === 'loading') {
        return `Fetching the solver, ${Math.round(engine.fraction * 100)} %. Then it solves.`;
      }
      if (verdict.by === 'z3' && engine.kind === 'starting')
        return 'Starting the solver. Then it solves.';
      return 'Solving.';
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

/** Where the values on the board come from, when it is not the verdict. */
export const sayLaid = ({ from }: Laid): string =>
  `${from === 'run' ? 'What the SMT-LIB text gave' : 'What you pasted'} lies over the board; Check judges it.`;

/** What the clues prove while they are typed. */
function sayFinding(finding: Finding): string {
  switch (finding.kind) {
    case 'nothing':
    case 'proving':
      return 'Press Solve to see what the clues prove.';
    case 'open':
      return 'Not settled in passing. Press Solve to see what the clues prove.';
    case 'proved':
      return {
        unique: 'The clues leave one solution. Press Solve to see it.',
        several: 'The clues leave several solutions so far.',
        none: 'No solution: these clues cannot stand together.',
      }[finding.verdict.kind];
  }
}
