import { useView } from '#store/document/view.ts';
import { settledBy, useSolutions } from '#store/solving/solutions.ts';

const WORDS = {
  unique: 'One solution.',
  several: 'Several solutions.',
  none: 'No solution: these clues contradict each other.',
} as const;

/** What our own solver has found of the puzzle, or why what was typed was not taken. */
export function FrameStatus() {
  const { refused } = useView();
  const settled = useSolutions(({ state }) => settledBy(state)?.kind);
  return (
    <p role="status" data-live={settled ?? 'idle'} className="frame-status">
      {refused
        ? 'Printed by the author: it stays.'
        : settled === undefined
          ? 'Looking at the clues.'
          : WORDS[settled]}
    </p>
  );
}
