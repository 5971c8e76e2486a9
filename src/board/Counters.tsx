import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { Lack } from '#logic/claim.ts';
import { slotSymbol } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import type { Drawing } from './drawing.ts';

/** What a line still lacks, shown in the margin at its end. */
export interface Counter {
  readonly axis: 'row' | 'column';
  /** The line's index, 0-based. */
  readonly index: number;
  readonly lacks: readonly Lack[];
  /** Whether it is shown. Its place is kept in any case, so that the board does not change its size. */
  readonly isShown: boolean;
}

/** Width of the margin for counters, in cell sides. */
export const MARGIN = 0.9;

/** Numbers at the ends of the lines: how many of each value remain. */
export const Counters = memo(function Counters({
  counters,
  slot,
  drawing,
}: {
  readonly counters: readonly Counter[];
  readonly slot: Slot;
  /** Counters of rows are at the right edge, those of columns at the bottom. */
  readonly drawing: Drawing;
}) {
  return counters.map(({ axis, index, lacks, isShown }) => {
    if (!isShown) return null;
    const style = (
      axis === 'row'
        ? { '--x': drawing.width + MARGIN / 2, '--y': index + 0.5 }
        : { '--x': index + 0.5, '--y': drawing.height + MARGIN / 2 }
    ) as CSSProperties;
    const words = lacks.map(({ value, count }) => say(slotSymbol(slot, value), count)).join(', ');
    return (
      <div
        key={`${axis}${index}`}
        className="board-counter"
        style={style}
        role="note"
        aria-label={`${axis} ${index + 1}: ${words}`}
      >
        {lacks.map(({ value, count }) => (
          <span key={value} data-state={count === 0 ? 'done' : count < 0 ? 'over' : 'open'}>
            <b>{count < 0 ? `+${-count}` : `${count}`}</b>
            <i>{slotSymbol(slot, value)}</i>
          </span>
        ))}
      </div>
    );
  });
});

function say(symbol: string, count: number): string {
  if (count === 0) return `no more ${symbol}`;
  return count > 0 ? `${count} more ${symbol}` : `${-count} ${symbol} too many`;
}
