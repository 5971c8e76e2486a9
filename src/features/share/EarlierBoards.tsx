import { useState } from 'react';
import { useDocument } from '#store/document.ts';
import { boardsAside, openAside, useAside } from '#store/persistence.ts';
import type { Saved } from '#store/saved.ts';
import { resetView } from '#store/view.ts';
import { Button } from '#ui/Button.tsx';

/** Boards of this type that others took the place of, each one press away. */
export function EarlierBoards() {
  const { type } = useDocument();
  // Drawn anew when something was put aside.
  useAside();
  const [failed, setFailed] = useState(false);
  const boards = boardsAside(type);
  if (boards.length === 0) return null;
  const open = async (saved: Saved) => {
    const board = await openAside(type, saved);
    setFailed(board.kind !== 'board');
    if (board.kind === 'board') resetView('clues');
  };
  return (
    <div>
      <h3 className="mb-1 text-sm text-muted">Earlier boards</h3>
      {failed && (
        <p role="alert" className="problem mb-2">
          This board cannot be opened now. It stays kept.
        </p>
      )}
      <ul className="flex flex-wrap gap-2">
        {boards.map((saved) => (
          <li key={JSON.stringify(saved)}>
            <Button onClick={() => void open(saved)}>{sayBoard(saved)}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "A newspaper Sudoku, 12 marks". */
function sayBoard({ text, marks }: Saved): string {
  const title = /^#(?!option|assert)\s*(.+)$/m.exec(text)?.[1]?.slice(0, 40) ?? 'Untitled';
  const count = marks.filter((mark) => mark !== null).length;
  return count === 0 ? title : `${title}, ${count} ${count === 1 ? 'mark' : 'marks'}`;
}
