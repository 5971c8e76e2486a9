/** What the built page's head may hold: what was pasted before any other script came. */
interface Early {
  /** Absent on all pages but the start page as it is opened, and once it was taken. */
  gridproofPaste?: { readonly text: string; readonly ended: AbortController } | undefined;
}

/** Takes what was pasted on the start page before its scripts came, once; empty where nothing was. */
export function takeEarlyPaste(): string {
  const early = globalThis as Early;
  const held = early.gridproofPaste;
  early.gridproofPaste = undefined;
  held?.ended.abort();
  return held?.text ?? '';
}
