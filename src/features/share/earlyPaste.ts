/** What was pasted on the start page before its scripts came; empty where nothing was. */
export interface EarlyPaste {
  readonly text: string;
  readonly files: readonly File[];
}

/** What the built page's head may hold. */
interface Early {
  /** Absent on all pages but the start page as it is opened, and once it was taken. */
  gridproofPaste?: (EarlyPaste & { readonly ended: AbortController }) | undefined;
}

/** Takes what was pasted before any other script came, once. */
export function takeEarlyPaste(): EarlyPaste {
  const early = globalThis as Early;
  const held = early.gridproofPaste;
  early.gridproofPaste = undefined;
  held?.ended.abort();
  return held ?? { text: '', files: [] };
}
