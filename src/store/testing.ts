import type { Answered, AskOptions, Kind } from '#engine/page/client.ts';
import type { CreateEngine } from './engine.ts';
import { createSession } from './session.ts';
import type { BoardSession } from './session.ts';

/** A question that the page asked any engine, for a test to answer. */
export interface Heard {
  readonly kind: string;
  readonly asks: unknown;
  readonly options: AskOptions<Kind> | undefined;
  /** Whether the page cancelled or abandoned it. */
  ended: boolean;
  /** `cancel` terminates the worker; `abandon` lets it finish. */
  end: 'cancel' | 'abandon' | undefined;
  /** Reports progress. */
  report(progress: unknown): void;
  settle(outcome: Answered<unknown>): void;
  /** Answers it, and runs everything that follows without a timer. */
  answer(answer: unknown): Promise<void>;
}

/** All questions, in the order they were asked. */
export const heard: Heard[] = [];

function hear(kind: string, asks: unknown, options: AskOptions<Kind> | undefined) {
  let settle: Heard['settle'] = () => {};
  const outcome = new Promise<Answered<unknown>>((settled) => {
    settle = settled;
  });
  const question: Heard = {
    kind,
    asks,
    options,
    ended: false,
    end: undefined,
    report: (progress) => options?.onProgress?.(progress as never),
    settle,
    async answer(answer) {
      settle({ kind: 'answered', answer });
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    },
  };
  heard.push(question);
  const end = (how: 'cancel' | 'abandon') => {
    question.ended = true;
    question.end ??= how;
    settle({ kind: 'cancelled' });
  };
  return { outcome, cancel: () => end('cancel'), abandon: () => end('abandon') };
}

/** An engine that is ready at once and only records questions. */
const fakeEngine: CreateEngine = ({ onState }) => ({
  warm: () => onState({ kind: 'ready' }),
  wake: () => {},
  prepare: () => {},
  ask: ({ kind, asks }, options) => hear(kind, asks, options as AskOptions<Kind>) as never,
});

/** A session whose engines only record questions, and that saves nothing. */
export const fakeSession = (): BoardSession =>
  createSession({ createEngine: fakeEngine, saves: false });
