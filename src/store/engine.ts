import { create } from 'zustand';
import { createEngine } from '#engine/client.ts';
import type {
  Answered,
  AnswerTo,
  Asked,
  AskOptions,
  Asks,
  EngineState,
  Kind,
} from '#engine/client.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { useDocument } from './document.ts';

export type { EngineState };

/** How far the solver is. */
export const useEngine = create<EngineState>()(() => ({ kind: 'idle' }));

/** The one engine of the page. */
export const engine = createEngine({ onState: (state) => useEngine.setState(state, true) });

/** The puzzle on the board as the engine is told of it. */
export function currentPuzzle(): { readonly type: string; readonly text: string } {
  const { type, puzzle } = useDocument.getState();
  return { type: type.id, text: writePuzzle(type, puzzle) };
}

/** Asks the engine something about the puzzle on the board. */
export const askEngine = <K extends Kind>(
  kind: K,
  asks: Asks<K>,
  options?: AskOptions<K>,
): Asked<Answered<AnswerTo<K>>> => engine.ask({ kind, puzzle: currentPuzzle(), asks }, options);
