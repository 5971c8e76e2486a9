/** The storage key of the definition that is being written, which need not be readable yet. */
const KEY = 'gridproof:lab';

/** What was written last. */
export interface LabDraft {
  readonly text: string;
  /** The library entry of the board beside it. */
  readonly entry: string;
}

/** The draft of an earlier visit, if there is one. */
export function readDraft(): LabDraft | undefined {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return undefined;
    const [text, entry] = [Reflect.get(saved, 'text') as unknown, Reflect.get(saved, 'entry')];
    return typeof text === 'string' && typeof entry === 'string' ? { text, entry } : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(draft: LabDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage, the text lasts as long as the page; the board says so.
  }
}
