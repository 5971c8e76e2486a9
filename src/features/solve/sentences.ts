import { capitalise, inFigures, uncapitalise } from '#logic/words.ts';
import type { EngineState } from '#store/engine.ts';
import type { Certification } from '#store/solving/certificate.ts';
import type { Confirmation } from '#store/solving/confirmation.ts';
import type { Laid, QuietState, Settled, SolveState } from '#store/solving/solutions.ts';

/** What the sentences depend on besides the verdict. */
export interface OnBoard {
  readonly hasClues: boolean;
  readonly complaint: string | undefined;
  /** What is left to do of setting the puzzle, see `saySteps`. */
  readonly steps: string | undefined;
  readonly isPlaying: boolean;
  /** Whether the player's marks are a solution. */
  readonly isSolved: boolean;
}

/** The verdict as a sentence; `shown` is the index of the solution on the board, 0-based. */
export function sayVerdict(
  state: SolveState,
  shown: number | undefined,
  engine: EngineState,
  onBoard: OnBoard,
): string {
  const { complaint } = onBoard;
  switch (state.kind) {
    case 'idle':
    case 'looking':
    case 'found':
    case 'open':
      if (complaint !== undefined) return `${capitalise(complaint)}.`;
      if (onBoard.steps !== undefined && !isSettled(state)) return onBoard.steps;
      return onBoard.hasClues ? sayInPassing(state, onBoard) : 'Enter the clues, then press Solve.';
    case 'solving':
      if (state.by === 'z3' && engine.kind === 'loading') {
        return `Fetching the solver, ${Math.round(engine.fraction * 100)} %. Then it solves.`;
      }
      if (state.by === 'z3' && engine.kind === 'starting')
        return 'Starting the solver. Then it solves.';
      return 'Solving.';
    case 'unique':
      return 'One solution.';
    case 'several': {
      const { solutions, complete, count: counted = solutions.length } = state;
      const count = `${complete ? '' : 'At least '}${inFigures(counted)} solutions`;
      return `${count}, ${shown === undefined ? 'none shown' : `showing ${shown + 1} of ${solutions.length}`}.`;
    }
    case 'none':
      return `No solution: ${uncapitalise(complaint ?? 'these clues contradict each other')}.`;
    case 'unknown':
      return state.solutions.length > 0
        ? `A solution, but it may not be the only one: ${state.reason}`
        : `Not decided: ${state.reason}`;
    case 'failed':
      return state.sentence;
  }
}

/**
 * What was done to confirm a verdict: its proof and whether that was checked, then Z3's answer.
 * Sentences, each possibly empty.
 */
export function sayConfirmation(
  verdict: SolveState,
  { certification, agreement }: Confirmation,
): readonly string[] {
  if (verdict.kind !== 'unique' && verdict.kind !== 'several' && verdict.kind !== 'none') return [];
  const isList = verdict.kind === 'several';
  const isPart = isList && !verdict.complete;
  const sayZ3 = (): string => {
    switch (agreement) {
      case 'none':
      case 'differs':
      case 'spared':
        return '';
      case 'asked':
        return 'Asking Z3 as well…';
      case 'unheard':
        return 'Z3 gave no answer.';
      case 'offline':
        return 'Z3 could not be fetched: there is no network.';
      case 'agrees':
        if (isPart) return 'Z3 confirms these.';
        return {
          unique: 'Z3 agrees.',
          several: 'Z3 finds no more.',
          none: 'Z3 finds none.',
        }[verdict.kind];
      case 'found': {
        const found = isList && !isPart ? 'Z3 counted them' : 'Z3 found this';
        return certification.kind === 'absent' ? `${found}; no second proof.` : `${found}.`;
      }
    }
  };
  return [sayCertification(certification), sayZ3()];
}

function sayCertification(certification: Certification): string {
  switch (certification.kind) {
    case 'checking':
      return 'Checking the proof.';
    case 'checked': {
      const { steps } = certification;
      return `Proof of ${inFigures(steps)} ${steps === 1 ? 'step' : 'steps'}, checked.`;
    }
    case 'stepless':
      return 'Found without a proof to check.';
    case 'none':
    case 'refused':
    case 'absent':
      return '';
  }
}

/** The source of the values on the board, if it is not the verdict. */
export const sayLaid = ({ from }: Laid): string =>
  `${from === 'run' ? 'What the SMT-LIB text gave' : 'What you pasted'} lies over the board; Check judges it.`;

/** Whether further clues would not change that there is one solution, or none. */
export const isSettled = (state: SolveState): boolean =>
  state.kind === 'found' && state.verdict.kind !== 'several';

/** The verdict of the background solve; the player is not invited to see the answer. */
function sayInPassing(state: QuietState, { isPlaying, isSolved }: OnBoard): string {
  switch (state.kind) {
    case 'idle':
    case 'looking':
      return isPlaying ? 'Not checked yet.' : 'Press Solve to check for a solution.';
    case 'open':
      return `Not decided yet.${isPlaying ? '' : ' Press Solve to check for a solution.'}`;
    case 'found': {
      const invites = state.verdict.kind === 'unique' && !isSolved && !isPlaying;
      return `${IN_PASSING[state.verdict.kind]}${invites ? ' Press Solve to see it.' : ''}`;
    }
  }
}

const IN_PASSING: Readonly<Record<Settled['kind'], string>> = {
  unique: 'One solution.',
  several: 'Several solutions so far.',
  none: 'No solution: these clues contradict each other.',
};
