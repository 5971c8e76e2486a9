import { useEffect } from 'react';
import { authorOf, LONGEST_CREDIT, withAuthor, withTitle } from '#puzzle/credits.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import { changeWords, endStroke, startStroke, useDocument } from '#store/document/document.ts';
import { useLayer } from '../edit/layers.ts';

/** The puzzle's title and author, while it is set. */
export function CreditFields() {
  const { puzzle } = useDocument();
  if (useLayer() === 'marks') return null;
  return (
    <div className="mb-2 flex min-w-0 flex-wrap gap-x-4 gap-y-1">
      <CreditField label="Title" value={titleOf(puzzle)} changed={withTitle} />
      <CreditField label="Author" value={authorOf(puzzle)} changed={withAuthor} />
    </div>
  );
}

function CreditField({
  label,
  value,
  changed,
}: {
  readonly label: string;
  readonly value: string;
  readonly changed: (puzzle: Puzzle, value: string) => Puzzle;
}) {
  // What is typed in one go is one step of undo; a field that is taken away sends no blur.
  useEffect(() => endStroke, []);
  return (
    <label className="field min-w-0 flex-1 basis-40">
      {label}
      <input
        className="select min-w-0 flex-1"
        autoComplete="off"
        maxLength={LONGEST_CREDIT}
        value={value}
        onFocus={startStroke}
        onBlur={endStroke}
        onChange={({ target }) => changeWords(changed(useDocument.getState().puzzle, target.value))}
      />
    </label>
  );
}
