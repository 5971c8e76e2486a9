import { create } from 'zustand';
import type { LabReading } from '#definition/labType.ts';
import { NOTHING_TRIED, tryDefinition } from '#trial/trial.ts';
import type { Trial } from '#trial/trial.ts';
import { engines } from '../engine.ts';
import { stopAll } from '../stops.ts';
import { useLab } from './lab.ts';

export const useTrial = create<Trial>()(() => NOTHING_TRIED);

/** How long nobody types before a definition is tried, in milliseconds. */
const PAUSE = 100;

/** Shows what comes of trying a definition; returns what cancels that. */
function showTrial(reading: Extract<LabReading, { readonly ok: true }>): () => void {
  useTrial.setState({ ...NOTHING_TRIED, type: reading.type, isRunning: true });
  let isOver = false;
  const note = (found: Partial<Trial>): void => {
    if (!isOver) useTrial.setState(found);
  };
  const { done, cancel } = tryDefinition(reading, engines, note);
  void done.then(() => note({ isRunning: false }));
  return () => {
    isOver = true;
    cancel();
  };
}

/** Tries the definition in the editor whenever it changes; returns a function that stops that. */
export function followTrial(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;
  const begin = (): void => {
    const { reading } = useLab.getState();
    if (!reading.ok || reading.type === useTrial.getState().type) return;
    stop?.();
    stop = showTrial(reading);
  };
  begin();
  return stopAll([
    useLab.subscribe(({ reading }, before) => {
      if (reading === before.reading) return;
      clearTimeout(timer);
      timer = setTimeout(begin, PAUSE);
    }),
    () => clearTimeout(timer),
    () => stop?.(),
    () => useTrial.setState(NOTHING_TRIED),
  ]);
}
