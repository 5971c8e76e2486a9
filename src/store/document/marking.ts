import type { Values } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { slotValues } from '#puzzle/slot.ts';
import { useDocument } from './document.ts';
import { lockedGivens } from '#puzzle/pairs.ts';
import { dropValue, putNotes } from './notes.ts';
import { pruneNotes } from './pruneNotes.ts';
import type { Work } from './trial.ts';

/** Enters known values as marks and removes excluded values from notes; one undo step. */
export function enterLiterals(literals: readonly Literal[]): void {
  const document = useDocument.getState();
  let { marks, notes } = document;
  for (const { cell, value, holds } of literals) {
    if (!holds) notes = dropValue(notes, [cell], value);
    else if (marks[cell] !== value) marks = marks.with(cell, value);
  }
  useDocument.setState(pruneNotes({ ...document, marks, notes }, document.marks));
}

/** Sets the marks of all open cells to `values`, where the cells can hold them. */
export function markAll(values: Values): void {
  const document = useDocument.getState();
  const clues = lockedGivens(document);
  const allowed = new Set(slotValues(document.type.slot(document.puzzle.parameters)));
  useDocument.setState({
    marks: values.map((value, cell) =>
      clues[cell] === undefined && allowed.has(value ?? NaN) ? value : undefined,
    ),
  });
}

/** Replaces the player's work, as far as cells can hold it: cells with a clue keep only colours. */
export function enterWork({ marks, notes }: Work): void {
  const clues = lockedGivens(useDocument.getState());
  const printed = clues.flatMap((clue, cell) => (clue === undefined ? [] : [cell]));
  useDocument.setState({
    marks: marks.map((mark, cell) => (clues[cell] === undefined ? mark : undefined)),
    notes: putNotes(putNotes(notes, 'corner', printed, []), 'centre', printed, []),
  });
}
