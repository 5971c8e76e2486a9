import { splitHash, unpackText } from '#puzzle/link.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { sayProblem } from '#puzzle/result.ts';
import { LAB, splitDefinition } from '#puzzle/typeId.ts';
import { fetchPuzzleType } from '#puzzles/registry.ts';
import { embeddedWork } from '#store/autosave/embedded.ts';
import { fittingWork } from '#store/autosave/played.ts';
import { openDocument } from '#store/document/document.ts';
import { resetView } from '#store/document/view.ts';
import { readPayload } from '../share/readPayload.ts';

/** What came of a frame's address. */
export type FrameOpening =
  | { readonly kind: 'opened' }
  /** Code that it needs could not be fetched. */
  | { readonly kind: 'unfetched' }
  | { readonly kind: 'refused'; readonly sentence: string };

const refused = (sentence: string): FrameOpening => ({ kind: 'refused', sentence });

/** The type that an address names; in the lab it is made of the definition that the payload has. */
async function typeIn(id: string, payload: string): Promise<PuzzleType | undefined> {
  if (id !== LAB) return fetchPuzzleType(id);
  const unpacked = await unpackText(payload);
  return unpacked.ok ? fetchPuzzleType(splitDefinition(unpacked.value).definition) : undefined;
}

/**
 * Shows the puzzle of an address's hash for playing, with what was entered into it in this frame before.
 * The visitor's library is neither read nor written.
 */
export async function openFrame(hash: string): Promise<FrameOpening> {
  const { id, payload } = splitHash(hash);
  if (payload === undefined) {
    return refused('The address of this frame has no puzzle in it; copy its tag once more.');
  }
  try {
    const type = await typeIn(id, payload);
    if (type === undefined) return refused('The rules of this puzzle are not known here.');
    const linked = await readPayload(type, payload);
    if (linked === 'unfetched') return { kind: 'unfetched' };
    if (!linked.ok) return refused(sayProblem(linked.problem));
    const { puzzle, progress } = linked.value;
    const shared = progress === undefined ? undefined : fittingWork(type, puzzle, progress);
    openDocument(type, puzzle, embeddedWork(type, puzzle) ?? shared);
    resetView('marks');
    return { kind: 'opened' };
  } catch {
    return { kind: 'unfetched' };
  }
}
