import { create } from 'zustand';
import { askInTurn, createEngine } from '#engine/page/client.ts';
import type {
  Answered,
  AnswerTo,
  PendingJob,
  AskOptions,
  Asks,
  Engine,
  EngineOptions,
  EngineState,
  Kind,
} from '#engine/page/client.ts';
import type { Witnesses } from '#engine/page/prove.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { useDocument } from './document/document.ts';
import { isKept, noteZ3Used } from './offline.ts';
import { suspectRelease } from './release.ts';

export type { EngineState };

/** An idle worker is terminated after this many milliseconds. */
const REST = 60_000;

/** State of the Z3 engine. */
export const useEngine = create<EngineState>()(() => ({ kind: 'idle' }));

/** When Z3 was restarted after a rest, in milliseconds of `performance.now()`. */
let woken = 0;

/** Measures how long Z3 takes to be ready; returns a function that stops that. */
export const followEngine = (): (() => void) =>
  useEngine.subscribe(({ kind }, before) => {
    if (before.kind === 'resting') woken = performance.now();
    if (kind === 'ready' && woken > 0) {
      performance.clearMeasures('gridproof:back');
      performance.measure('gridproof:back', { start: woken, end: performance.now() });
      woken = 0;
    }
    const entries = performance.getEntriesByName('gridproof:ready');
    if (kind === 'ready' && before.kind !== 'ready' && entries.length === 0) {
      performance.measure('gridproof:ready', { start: 0, end: performance.now() });
    }
  });

/** Loads a part of Z3 and has the browser cache it. */
const loadZ3: EngineOptions['load'] = async (onFraction, part) => {
  // Needed only after the board is shown and solved.
  const { shareZ3 } = await import('#engine/page/shareZ3.ts');
  const module = await shareZ3(onFraction, part);
  noteZ3Used(part);
  return module;
};

/** The Network Information API, in Chromium only. */
interface Connected {
  readonly navigator?: { readonly connection?: { readonly saveData?: boolean } };
}

let isSaving = false;

/** Has downloads wait for the user from now on, whatever the browser asks: in a frame of another page. */
export function saveData(): void {
  isSaving = true;
}

/** Whether data is to be saved: then downloads wait for the user. */
export const isDataSaved = (): boolean =>
  isSaving || (globalThis as Connected).navigator?.connection?.saveData === true;

/**
 * Whether Z3 is not loaded and waits for the user, to save data. Background questions do without
 * it.
 */
export const isZ3Spared = (): boolean => useEngine.getState().kind === 'idle' && isDataSaved();

/** State of the engine with the whole of Z3, which runs SMT-LIB texts. */
export const useRunner = create<EngineState>()(() => ({ kind: 'idle' }));

/** The workers that the page asks. */
export interface Engines extends Witnesses {
  /** Our own solver; needs no Z3, so it is ready at once. */
  rules: Engine;
  /** Z3, for all questions. */
  z3: Engine;
  /**
   * Runs SMT-LIB texts. They may use any command and set any option of Z3, so no run may share its
   * state with the next one or with other questions.
   */
  runner: Engine;
  /** Makes and grades puzzles, in a worker of its own, so that long jobs delay no other answers. */
  maker: Engine;
}

/** Creates the client of one engine; tests create one that records what is asked. */
export type CreateEngine = (options: EngineOptions) => Engine;

function enginesBy(create: CreateEngine): Engines {
  const shared = { onState: () => {}, onFailure: suspectRelease, rest: REST };
  const withZ3 = { ...shared, load: loadZ3 };
  const withoutZ3 = { ...shared, load: () => undefined };
  return {
    rules: create({ ...withoutZ3, mayRest: isKept }),
    z3: create({ ...withZ3, onState: (state) => useEngine.setState(state, true) }),
    runner: create({
      ...withZ3,
      onState: (state) => useRunner.setState(state, true),
      part: 'whole',
      singleUse: true,
    }),
    maker: create(withoutZ3),
  };
}

/** The engines of the session. No worker starts before one is asked or warmed. */
export const engines = enginesBy(createEngine);

/** Makes a session use other engines. */
export const replaceEngines = (create: CreateEngine): void =>
  void Object.assign(engines, enginesBy(create));

/** The puzzle on the board, as sent to the engines. */
export function currentPuzzle(): { readonly type: string; readonly text: string } {
  const { type, puzzle } = useDocument.getState();
  return { type: type.id, text: writePuzzle(type, puzzle) };
}

/** Asks the Z3 engine about the puzzle on the board. */
export const askEngine = <K extends Kind>(
  kind: K,
  asks: Asks<K>,
  options?: AskOptions<K>,
): PendingJob<Answered<AnswerTo<K>>> =>
  engines.z3.ask({ kind, puzzle: currentPuzzle(), asks }, options);

/**
 * Asks Z3 if it is ready, otherwise our own solver, which can answer most questions; those that
 * need Z3 then wait for it.
 */
export function askSoonest<K extends Kind>(
  kind: K,
  asks: Asks<K>,
  options?: AskOptions<K>,
): PendingJob<Answered<AnswerTo<K>>> {
  const question = { kind, puzzle: currentPuzzle(), asks };
  if (useEngine.getState().kind === 'ready') return engines.z3.ask(question, options);
  return askInTurn(engines.rules.ask(question, options), ({ kind: outcome }) =>
    outcome === 'failed' ? engines.z3.ask(question, options) : undefined,
  );
}
