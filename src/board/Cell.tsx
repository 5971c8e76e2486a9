import { memo } from 'react';
import type { CSSProperties } from 'react';
import { meaningOf, slotShape, slotSymbol } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import type { CellView } from './cell.ts';
import { inkOf, shownCandidates, shownSlot, shownValue, wrongMark } from './cell.ts';

interface CellProps {
  readonly cell: number;
  readonly view: CellView;
  readonly slot: Slot;
  readonly x: number;
  readonly y: number;
  readonly tag: number;
  /** Seconds until an answer fades in, so that answers spread from the cursor as a wave. */
  readonly delay: number;
  /** Position in the grid's rows, counted from 1; absent on a still picture. */
  readonly place?: {
    readonly label: string;
    readonly column: number;
    readonly selected: boolean;
    readonly focusable: boolean;
  };
}

/** One cell's value as a tag laid over the picture, placed by custom properties. */
export const Cell = memo(function Cell({ cell, view, slot, x, y, tag, delay, place }: CellProps) {
  const value = shownValue(view);
  const taken = shownSlot(slot, view);
  const wrong = wrongMark(view);
  const candidates = shownCandidates(view);
  const style = { '--x': x, '--y': y, '--tag': tag, '--delay': `${delay}s` } as CSSProperties;
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
      {...(place === undefined
        ? {}
        : {
            role: 'gridcell',
            'aria-label': place.label,
            'aria-colindex': place.column,
            'aria-selected': place.selected,
            'aria-invalid': view.broken || undefined,
            tabIndex: place.focusable ? 0 : -1,
          })}
    >
      <Value symbol={value === undefined ? '' : slotSymbol(taken, value)} />
      {view.badge !== undefined && <span className="board-badge">{view.badge}</span>}
      {view.differs === true && <span className="board-differs" />}
      {candidates.length > 0 && <Candidates slot={slot} candidates={candidates} />}
      {wrong !== undefined && <span className="board-wrong">{slotSymbol(slot, wrong)}</span>}
    </div>
  );
});

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
