import { useEffect } from 'react';
import { cellName } from '#grid/grid.ts';
import { capitalise, oneOf } from '#logic/words.ts';
import { givenValues } from '#puzzle/puzzleType.ts';
import { spokenValue } from '#puzzle/slot.ts';
import { askReasons, useLiveCertain } from '#store/asking/liveCertain.ts';
import type { LiveCertain } from '#store/asking/liveCertain.ts';
import { useDocument } from '#store/document/document.ts';
import type { PuzzleDocument } from '#store/document/document.ts';
import { useView } from '#store/document/view.ts';
import { changeSettings, useSettings } from '#store/settings.ts';
import { useLayer } from '../edit/layers.ts';

/** Whether what all solutions share is kept on the board while clues are entered. */
export function CertainSwitch() {
  const { certain } = useSettings();
  if (useLayer() === 'marks') return null;
  return (
    <label
      className="field text-sm text-muted"
      title="While you enter clues, show what all solutions share, and what the other cells may be"
    >
      <input
        type="checkbox"
        checked={certain}
        onChange={({ target }) => changeSettings({ certain: target.checked })}
      />
      What is certain
    </label>
  );
}

/** In two lines: what the cell pointed at may be, and why; else how much is certain. */
export function CertainLine() {
  const { certain } = useSettings();
  const live = useLiveCertain();
  const document = useDocument();
  const pointed = useView((state) => state.pointed);
  const isSetting = useLayer() !== 'marks';
  const cell = pointed?.kind === 'cell' ? pointed.cell : undefined;
  const isCertain =
    cell !== undefined && live.possible?.[cell]?.length === 1 && isOpenCell(document, cell);
  const isKnown = live.state === 'known';
  useEffect(() => {
    if (isCertain && isKnown) askReasons();
  }, [isCertain, isKnown]);
  if (!certain || !isSetting) return null;
  return <p className="certain-line">{sayCertain(live, document, isCertain, cell)}</p>;
}

/** Whether no clue says what a cell holds. */
const isOpenCell = (
  { type, puzzle }: Pick<PuzzleDocument, 'type' | 'puzzle'>,
  cell: number,
): boolean => givenValues(type, puzzle)[cell] === undefined;

function sayCertain(
  { state, possible, steps }: LiveCertain,
  { type, puzzle }: PuzzleDocument,
  isCertain: boolean,
  cell: number | undefined,
): string {
  if (state === 'none') return 'There is no solution.';
  if (state === 'given up') return 'There are too many solutions to compare while you type.';
  if (possible === undefined) return state === 'asking' ? 'Comparing all solutions…' : '';
  const left = possible[cell ?? -1] ?? [];
  if (cell === undefined || !isOpenCell({ type, puzzle }, cell) || left.length === 0) {
    const same = possible.filter(({ length }) => length === 1).length;
    return `${same} of ${possible.length} cells are the same in all solutions.`;
  }
  const place = capitalise(cellName(type.grid(puzzle.parameters), cell));
  const slot = type.slot(puzzle.parameters);
  const words = left.map((value) => spokenValue(slot, value));
  if (!isCertain) return `${place} may be ${oneOf(words)}.`;
  const at = steps.findIndex(({ conclusions }) =>
    conclusions.some((one) => one.cell === cell && one.value === left[0] && one.holds),
  );
  const why = steps[at];
  if (why === undefined) return `${place} is ${words.join('')} in every solution.`;
  const after = at === 0 ? '' : ` After ${at === 1 ? 'a step' : `${at} steps`}:`;
  return `${place} is ${words.join('')} in every solution.${after} ${why.sentence}`;
}
