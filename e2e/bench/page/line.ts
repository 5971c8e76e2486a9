/** The page's end of the line to a rival's worker; one request at a time. */
import type { Reply, Request, RivalName } from './protocol.ts';

/** What a rival did, timed from press to paint as Gridproof's own measure is. */
export interface Outcome {
  readonly verdict: 'unique' | 'several' | 'none' | 'unknown' | 'failed';
  readonly answers: readonly (readonly number[])[];
  /** From the press to the frame in which the answer is painted, in milliseconds. */
  readonly painted: number;
  /** Of that, within the solver. */
  readonly solving: number;
  readonly detail?: string;
}

export interface Line {
  /** Waits until the rival is loaded and can take the next puzzle. */
  ready(): Promise<void>;
  /** Tells the puzzle and waits until the rival has it in its own form. */
  tell(type: string, text: string): Promise<void>;
  /** Presses: the rival solves what it was told. */
  solve(limit: number): Promise<Outcome>;
  /** Presses: the rival is told a new puzzle, then solves it. */
  fromNothing(type: string, text: string, limit: number): Promise<Outcome>;
  end(): void;
}

const BUDGET = 60_000;

export function openLine(rival: RivalName): Line {
  let worker: Worker | undefined;
  const send = (request: Omit<Request, 'rival'>): Promise<Reply> =>
    new Promise((resolve) => {
      worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      const settle = (reply: Reply): void => {
        clearTimeout(timer);
        resolve(reply);
      };
      const timer = setTimeout(() => {
        worker?.terminate();
        worker = undefined;
        settle({ kind: 'failed', detail: 'out of time' });
      }, BUDGET);
      worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => settle(data), {
        once: true,
      });
      worker.postMessage({ ...request, rival });
    });

  const end = (): void => {
    worker?.terminate();
    worker = undefined;
  };

  const solve = async (pressed: number, limit: number): Promise<Outcome> => {
    const reply = await send({ kind: 'solve', type: '', text: '', ahead: false, limit });
    const outcome = outcomeOf(reply);
    // Whoever failed may be in no state to go on.
    if (outcome.verdict === 'failed') end();
    show(outcome);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return { ...outcome, painted: performance.now() - pressed };
  };

  return {
    async ready() {
      const reply = await send({ kind: 'ready', type: '', text: '', ahead: true, limit: 0 });
      if (reply.kind === 'failed') throw new Error(reply.detail);
    },
    async tell(type, text) {
      const reply = await send({ kind: 'tell', type, text, ahead: true, limit: 0 });
      if (reply.kind === 'failed') throw new Error(reply.detail);
    },
    solve: (limit) => solve(performance.now(), limit),
    async fromNothing(type, text, limit) {
      const pressed = performance.now();
      await send({ kind: 'tell', type, text, ahead: false, limit });
      return solve(pressed, limit);
    },
    end,
  };
}

function outcomeOf(reply: Reply): Outcome {
  if (reply.kind !== 'found') {
    const detail = reply.kind === 'failed' ? reply.detail : 'nothing was asked';
    return { verdict: 'failed', answers: [], painted: NaN, solving: NaN, detail };
  }
  const { answers, complete, milliseconds } = reply;
  const verdict =
    answers.length > 1
      ? 'several'
      : !complete
        ? 'unknown'
        : answers.length === 1
          ? 'unique'
          : 'none';
  return { verdict, answers, painted: NaN, solving: milliseconds };
}

/** Paints the first answer, in the plainest way. */
function show({ verdict, answers }: Outcome): void {
  const place = document.querySelector('#answer');
  if (place !== null) place.textContent = `${verdict}: ${answers[0]?.join(' ') ?? ''}`;
}
