import { readAssertions } from '#puzzle/assertions.ts';
import { slotValues } from '#puzzle/slot.ts';
import { changeAssertions, useDocument } from '#store/document.ts';

/** Adds house rules that were written for the visitor; those that are there already stay once. */
export function addTerms(terms: readonly string[]): void {
  const { type, puzzle } = useDocument.getState();
  const known = new Set(puzzle.assertions.map(({ text }) => text));
  const fresh = terms.filter((term) => !known.has(term)).join(' ');
  const values = slotValues(type.slot(puzzle.parameters));
  const read = readAssertions(fresh, puzzle.givens.length, values);
  if (!read.ok) throw new Error(`A rule of ours cannot be read: ${read.problem.reason}`);
  if (read.value.length > 0) changeAssertions([...puzzle.assertions, ...read.value]);
}
