/** The storage key of the definitions that were written last, which need not be readable yet. */
const KEY = 'gridproof:lab';
/** So many are kept, one for each board. */
const KEPT = 8;

/** What was written last. */
export interface LabDraft {
  readonly text: string;
  /** The library entry of the board beside it. */
  readonly entry: string;
}

/** The text that was written last beside a board, by its entry, or beside any. */
export const readDraft = (entry?: string): LabDraft | undefined =>
  readDrafts().find((draft) => entry === undefined || draft.entry === entry);

/**
 * Where drafts are kept: in this browser, or in this tab alone, if the browser has no room left. Reading
 * one may throw.
 */
const PLACES: readonly (() => Storage)[] = [() => localStorage, () => sessionStorage];

/** One for each board, newest first; damaged ones are dropped. */
function readDrafts(): readonly LabDraft[] {
  const all = PLACES.toReversed().flatMap(draftsIn);
  return all.filter((draft, at) => all.findIndex(({ entry }) => entry === draft.entry) === at);
}

function draftsIn(place: () => Storage): readonly LabDraft[] {
  try {
    const saved: unknown = JSON.parse(place().getItem(KEY) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isDraft) : [];
  } catch {
    return [];
  }
}

function isDraft(saved: unknown): saved is LabDraft {
  if (typeof saved !== 'object' || saved === null) return false;
  return ['text', 'entry'].every((key) => typeof Reflect.get(saved, key) === 'string');
}

/** Keeps a text beside its board; those of other boards stay, so that a link takes nothing from them. */
export function saveDraft(draft: LabDraft): void {
  const others = readDrafts().filter(({ entry }) => entry !== draft.entry);
  const kept = JSON.stringify([draft, ...others].slice(0, KEPT));
  for (const [at, place] of PLACES.entries()) {
    try {
      place().setItem(KEY, kept);
      for (const later of PLACES.slice(at + 1)) later().removeItem(KEY);
      return;
    } catch {
      // Where no place takes it, the text lasts as long as the page; the board says so.
    }
  }
}
