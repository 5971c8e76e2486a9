/** What was pasted on the start page before its scripts ran; empty if nothing was. */
export interface EarlyPaste {
  readonly text: string;
  readonly files: readonly File[];
}

/** What the inline script of the built page may hold. */
interface Early {
  /** Only on the start page as loaded, until it is taken. */
  gridproofPaste?: (EarlyPaste & { readonly ended: AbortController }) | undefined;
}

/** Takes what was pasted before any other script ran, once. */
export function takeEarlyPaste(): EarlyPaste {
  const early = globalThis as Early;
  const held = early.gridproofPaste;
  early.gridproofPaste = undefined;
  held?.ended.abort();
  return held ?? { text: '', files: [] };
}
