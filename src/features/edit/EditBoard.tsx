import { useMemo } from 'react';
import { Board } from '#board/Board.tsx';
import type { CellView } from '#board/cell.ts';
import { endStroke, enterValue, startStroke, useDocument } from '#store/document.ts';
import { select, useView } from '#store/view.ts';
import { countersOf, pairSides, picture, useCheckLines, useShown } from './boardView.ts';

/** The document on the board, with everything the panels and the solver say about it. */
export function EditBoard() {
  const { type, puzzle, marks } = useDocument();
  const { layer, cursor, selection, lit } = useView();
  const shown = useShown();
  const lines = useCheckLines();
  const { parameters } = puzzle;
  const { grid, drawing } = useMemo(() => picture(type, puzzle), [type, puzzle]);
  const pairs = useMemo(() => pairSides(type, parameters), [type, parameters]);
  const slot = useMemo(() => type.slot(parameters), [type, parameters]);

  const cells = useMemo((): readonly CellView[] => {
    const broken = new Set(lines.flatMap(({ culprits }) => culprits));
    const pointed = new Set(lit);
    return shown.values.map((_, cell) => {
      const pair = pairs.get(cell);
      return {
        given: shown.givens[cell],
        mark: shown.marks[cell],
        answer: shown.answers[cell],
        broken: broken.has(cell),
        lit: pointed.has(cell),
        ...(pair === undefined ? {} : { pair }),
      };
    });
  }, [shown, lines, lit, pairs]);

  return (
    <Board
      label={`${type.name} board`}
      {...{ grid, drawing, slot, cells, cursor, selection }}
      counters={countersOf(lines, shown.values)}
      current={(cell) => (layer === 'clues' ? shown.givens : marks)[cell]}
      onSelect={select}
      onEnter={(entered, value) => enterValue(layer, entered, value)}
      onStrokeStart={startStroke}
      onStrokeEnd={endStroke}
    />
  );
}
