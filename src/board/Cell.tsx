import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { Grid } from '#grid/grid.ts';
import { meaningOf, slotShape, slotSymbol } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import type { CellView } from './cell.ts';
import { describeCell, inkOf, shownCandidates, shownSlot, shownValue, wrongMark } from './cell.ts';
import type { Drawing } from './drawing.ts';

interface CellProps {
  readonly cell: number;
  readonly view: CellView;
  readonly slot: Slot;
  readonly grid: Grid;
  readonly drawing: Drawing;
  /** Position in its row, counted from 1; absent on a still picture. */
  readonly column?: number;
  readonly selected?: boolean;
  readonly focusable?: boolean;
}

/** What of its view a cell draws; where a panel points is drawn under the cells. */
const DRAWN = [
  'given',
  'mark',
  'answer',
  'broken',
  'target',
  'badge',
  'differs',
  'candidates',
  'part',
  'pair',
] as const satisfies readonly (keyof CellView)[];

/** Boards have up to 2,500 cells, of which most stay as they are when one changes. */
const looksSame = (before: CellProps, now: CellProps): boolean =>
  DRAWN.every((key) => before.view[key] === now.view[key]) &&
  before.selected === now.selected &&
  before.focusable === now.focusable &&
  before.slot === now.slot &&
  before.grid === now.grid;

/** One cell's value as a tag laid over the picture, placed in parts of its width and height. */
export const Cell = memo(function Cell(props: CellProps) {
  const { cell, view, slot, grid, drawing, column, selected, focusable = false } = props;
  const { x, y } = grid.centres[cell] ?? { x: 0, y: 0 };
  const value = shownValue(view);
  const taken = shownSlot(slot, view);
  const wrong = wrongMark(view);
  const candidates = shownCandidates(view);
  const { width, height, tag } = drawing;
  // Lengths that each cell would have to work out from variables make large boards slow to draw.
  const style = {
    left: `${(100 * (x - tag / 2)) / width}%`,
    top: `${(100 * (y - tag / 2)) / height}%`,
    width: `${(100 * tag) / width}%`,
    height: `${(100 * tag) / height}%`,
    '--x': x,
    '--y': y,
  } as CSSProperties;
  return (
    <div
      className="board-cell"
      style={style}
      data-cell={cell}
      data-ink={inkOf(view)}
      data-value={value === undefined ? '' : meaningOf(taken, value)}
      data-given={view.given === undefined ? undefined : ''}
      data-pair={view.pair?.side}
      data-part={view.part}
      data-shape={value === undefined ? undefined : slotShape(taken, value)}
      data-broken={view.broken || undefined}
      {...(column === undefined
        ? {}
        : {
            role: 'gridcell',
            'aria-label': describeCell(grid, slot, cell, view),
            'aria-colindex': column,
            'aria-selected': selected,
            'aria-invalid': view.broken || undefined,
            tabIndex: focusable ? 0 : -1,
          })}
    >
      <Value symbol={value === undefined ? '' : slotSymbol(taken, value)} />
      {view.badge !== undefined && <span className="board-badge">{view.badge}</span>}
      {view.differs === true && <span className="board-differs" />}
      {candidates.length > 0 && <Candidates slot={slot} candidates={candidates} />}
      {wrong !== undefined && <span className="board-wrong">{slotSymbol(slot, wrong)}</span>}
    </div>
  );
}, looksSame);

/** How many letters fit beside each other at full size. */
const FITTING = 2.6;

/** A symbol, smaller where it is a number too long for its cell. */
function Value({ symbol }: { readonly symbol: string }) {
  const { length } = symbol;
  return (
    <span
      className="board-value"
      {...(length > FITTING ? { style: { fontSize: `${FITTING / length}em` } } : {})}
    >
      {symbol}
    </span>
  );
}

/** What a cell may be, small, in rows of two or as many as there are rows. */
function Candidates({
  slot,
  candidates,
}: {
  readonly slot: Slot;
  readonly candidates: readonly number[];
}) {
  const across = Math.max(2, Math.ceil(Math.sqrt(candidates.length)));
  return (
    <span className="board-candidates" style={{ '--in-row': across } as CSSProperties}>
      {candidates.map((value) => (
        <span key={value}>{slotSymbol(slot, value)}</span>
      ))}
    </span>
  );
}
