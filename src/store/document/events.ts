import type { Puzzle } from '#puzzle/puzzle.ts';
import { isAsPlayed, useDocument } from './document.ts';
import type { PuzzleDocument } from './document.ts';
import { causeNow } from './cause.ts';
import type { Cause } from './cause.ts';

/**
 * What changed: only notes or trials; marks; title or author; clues of the same puzzle; the
 * puzzle; or even its type.
 */
export type Change = 'notes' | 'words' | 'marks' | 'clues' | 'puzzle' | 'type';

/** A change of the document, and why it changed. */
export interface DocumentEvent {
  readonly change: Change;
  readonly cause: Cause;
  readonly now: PuzzleDocument;
  readonly before: PuzzleDocument;
}

/** Whether a document came onto the board that nobody edited here. */
export const isOpened = ({ cause }: Pick<DocumentEvent, 'cause'>): boolean =>
  cause === 'open' || cause === 'remote';

function changeOf(now: PuzzleDocument, before: PuzzleDocument): Change | undefined {
  if (now.type !== before.type) return 'type';
  if (now.entry !== before.entry) return 'puzzle';
  if (now.puzzle !== before.puzzle) return onlyWords(now.puzzle, before.puzzle) ? 'words' : 'clues';
  if (now.marks !== before.marks) return 'marks';
  return isAsPlayed(now, before) ? undefined : 'notes';
}

/** Whether two puzzles differ in their comments alone. */
const onlyWords = (now: Puzzle, before: Puzzle): boolean =>
  (Object.keys(now) as readonly (keyof Puzzle)[]).every(
    (part) => part === 'comments' || now[part] === before[part],
  );

/**
 * Calls back with every change of the document; returns a function that stops that. The only place
 * where two documents are compared.
 */
export const onDocumentChange = (hear: (event: DocumentEvent) => void): (() => void) =>
  useDocument.subscribe((now, before) => {
    const change = changeOf(now, before);
    if (change !== undefined) hear({ change, cause: causeNow(), now, before });
  });

/** Calls back when the rules or clues changed, which makes answers about it obsolete. */
export const onPuzzleChange = (hear: (event: DocumentEvent) => void): (() => void) =>
  onDocumentChange((event) => {
    const { change } = event;
    if (change !== 'marks' && change !== 'notes' && change !== 'words') hear(event);
  });
