import type { Values } from '#logic/claim.ts';
import type { Puzzle, PuzzleType } from '#puzzle/puzzleType.ts';
import { slotValues } from '#puzzle/slot.ts';
import { openPuzzle } from '#puzzle/openPuzzle.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { useDocument } from './document.ts';
import type { Saved } from './saved.ts';

const key = (type: PuzzleType): string => `gridproof:1:${type.id}`;

/**
 * The document of a type that was on the screen last. Nothing when there is none, when the
 * browser keeps nothing, or when what it kept is not readable.
 */
export async function loadDocument(
  type: PuzzleType,
): Promise<{ readonly puzzle: Puzzle; readonly marks: Values } | undefined> {
  try {
    const kept = localStorage.getItem(key(type));
    if (kept === null) return undefined;
    // A first visit has nothing to read, and does without what reads it.
    const saved = (await import('./saved.ts')).readSaved(kept);
    if (saved === undefined) return undefined;
    const puzzle = await openPuzzle(type, saved.text);
    if (!puzzle.ok) return undefined;
    const allowed = slotValues(type.slot(puzzle.value.parameters));
    const marks = puzzle.value.givens.map((_, cell) =>
      allowed.find((value) => value === saved.marks[cell]),
    );
    return { puzzle: puzzle.value, marks };
  } catch {
    return undefined;
  }
}

/** Keeps every change of the document in the browser from now on. */
export function keepDocuments(): void {
  useDocument.subscribe(({ type, puzzle, marks }, before) => {
    // A document that was just opened holds nothing new; only edits are kept.
    if (type !== before.type) return;
    try {
      const saved: Saved = {
        text: writePuzzle(type, puzzle),
        marks: marks.map((mark) => mark ?? null),
      };
      localStorage.setItem(key(type), JSON.stringify(saved));
    } catch {
      // Private windows and full disks refuse; playing on matters more than keeping.
    }
  });
}
