/** What is kept of a document in the browser: the puzzle's text and the marks by cell. */
export interface Saved {
  readonly text: string;
  readonly marks: readonly (number | null)[];
}

/** Reads what the browser kept; nothing where it is of another form. */
export function readSaved(kept: string): Saved | undefined {
  try {
    const saved: unknown = JSON.parse(kept);
    return isSaved(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

// By hand, for what is kept must be read with nothing fetched: also offline, and after a new release.
const isSaved = (saved: unknown): saved is Saved =>
  typeof saved === 'object' &&
  saved !== null &&
  'text' in saved &&
  typeof saved.text === 'string' &&
  'marks' in saved &&
  Array.isArray(saved.marks) &&
  saved.marks.every((mark) => mark === null || typeof mark === 'number');
