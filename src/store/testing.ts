import type { Answered, AskOptions, Engine, EngineOptions, Kind } from '#engine/page/client.ts';

/** A question that the page asked of any engine, to be answered by a test. */
export interface Heard {
  readonly kind: string;
  readonly asks: unknown;
  readonly options: AskOptions<Kind> | undefined;
  /** Whether the page wanted to know no longer: it was cancelled or abandoned. */
  ended: boolean;
  /** How it was ended: the worker at once, or left to finish. */
  end: 'cancel' | 'abandon' | undefined;
  /** Reports what is found on the way. */
  report(progress: unknown): void;
  settle(outcome: Answered<unknown>): void;
  /** Answers it, and lets everything happen that follows without waiting. */
  answer(answer: unknown): Promise<void>;
}

/** All that was asked, in order. */
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

/** In place of the engines' client: engines that are ready at once and only hear. */
export const fakeClient = {
  createEngine: ({ onState }: Pick<EngineOptions, 'onState'>): Engine => ({
    warm: () => onState({ kind: 'ready' }),
    wake: () => {},
    prepare: () => {},
    ask: ({ kind, asks }, options) => hear(kind, asks, options as AskOptions<Kind>) as never,
  }),
};
