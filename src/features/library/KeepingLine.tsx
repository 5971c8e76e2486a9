import { useAutosave } from '#store/autosave/autosave.ts';
import { catchUp } from '#store/autosave/opening.ts';
import { Button } from '#ui/Button.tsx';
import { UNKEPT } from './sentences.ts';

const REFUSED = `${UNKEPT} The address holds the clues; copy it to come back to them.`;
const AHEAD = 'Another tab has gone on with this puzzle.';
const APART =
  'This puzzle was also changed in another tab. What is on this board is kept as a puzzle of its own now.';

/** A quiet warning that the board cannot be saved. */
export function KeepingLine() {
  const { refused, other } = useAutosave();
  return (
    <div aria-live="polite" className="w-full text-sm text-muted">
      {refused && <p>{REFUSED}</p>}
      {other === 'ahead' && (
        <p className="flex flex-wrap items-center gap-x-4">
          {AHEAD}
          <Button onClick={() => void catchUp()}>Show what it has</Button>
        </p>
      )}
      {other === 'apart' && <p>{APART}</p>}
    </div>
  );
}
