import { create } from 'zustand';
import { useDocument } from './document.ts';
import { useView } from './view.ts';

/** What can be typed, said after a key that means nothing, until anything else happens on the board. */
export const useTypableSaid = create<{ readonly sentence: string | undefined }>()(() => ({
  sentence: undefined,
}));

/** Says what can be typed, or nothing more. */
export function tellTypable(sentence: string | undefined): void {
  if (useTypableSaid.getState().sentence !== sentence) useTypableSaid.setState({ sentence });
}

const forget = (): void => tellTypable(undefined);

useDocument.subscribe(forget);
useView.subscribe(forget);
