import { memo } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import type { Grid } from '#grid/grid.ts';
import { BLACK_VALUE } from '#puzzle/puzzle.ts';
import { shapeMeaning, slotShape, slotSymbol } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import type { CellView, ShownCell } from './cell.ts';
import { describeCell, showCell } from './cell.ts';
import type { Drawing } from './drawing.ts';
import { Colours, SmallNotes } from './Notes.tsx';

interface CellProps {
  readonly cell: number;
  readonly view: CellView;
  readonly slot: Slot;
  readonly grid: Grid;
  /** From `placesOf`. */
  readonly place: CSSProperties | undefined;
  /** It is only looked at. */
  readonly isStill?: boolean;
  readonly selected?: boolean;
  /** It shows a clue that cannot be changed now. */
  readonly locked?: boolean;
  readonly focusable?: boolean;
}

/** What of its view a cell draws; where a panel points is drawn under the cells. */
const DRAWN = [
  'given',
  'mark',
  'overlay',
  'notes',
  'trial',
  'broken',
  'target',
  'badge',
  'differs',
  'candidates',
  'part',
  'black',
  'pair',
] as const satisfies readonly (keyof CellView)[];

/** Whether a cell is drawn of both alike. */
export const looksSame = (before: CellView, now: CellView): boolean =>
  before === now || DRAWN.every((key) => before[key] === now[key]);

/** Boards have up to 2,500 cells, of which most stay as they are when one changes. */
const isSame = (before: CellProps, now: CellProps): boolean =>
  looksSame(before.view, now.view) &&
  before.selected === now.selected &&
  before.locked === now.locked &&
  before.focusable === now.focusable &&
  before.slot === now.slot &&
  before.grid === now.grid &&
  before.place === now.place;

/** Each value that moves by itself is a picture of its own to the browser: many take it a second. */
const MOST_IN_WAVE = 400;

/** Whether what is laid over a board spreads over it as a wave. */
export const hasWave = ({ centres }: Grid): boolean => centres.length <= MOST_IN_WAVE;

/**
 * What each cell's tag has of its own, indexed by cell: where it lies, in parts of the picture's width
 * and height, and where in the wave. Tags of a rectangle lie in rows by themselves: with no style of
 * their own, thousands of them have one between them, and the browser has it worked out at once.
 */
export const gridPlacement = (
  grid: Grid,
  { width, height, tag }: Pick<Drawing, 'width' | 'height' | 'tag'>,
): readonly (CSSProperties | undefined)[] => {
  if (grid.shape === 'rectangle' && !hasWave(grid)) return [];
  return grid.centres.map(
    ({ x, y }) =>
      ({
        ...(hasWave(grid) ? { '--x': x, '--y': y } : {}),
        ...(grid.shape === 'rectangle'
          ? {}
          : {
              left: `${(100 * (x - tag / 2)) / width}%`,
              top: `${(100 * (y - tag / 2)) / height}%`,
              width: `${(100 * tag) / width}%`,
              height: `${(100 * tag) / height}%`,
            }),
      }) as CSSProperties,
  );
};

/** What a cell counts as in the rules, whatever is drawn of it; empty for nothing yet. */
function heldBy(view: CellView, { value, slot }: ShownCell): number | '' {
  if (view.black === true) return BLACK_VALUE;
  return value === undefined ? '' : shapeMeaning(slot, value);
}

/**
 * One cell's value as a tag laid over the picture, for a row that knows itself when to draw its cells: to
 * React, thousands of components more take longer than what they draw.
 */
export function drawCell(props: CellProps): ReactElement {
  const { cell, view, slot, grid, place, isStill = false, selected } = props;
  const { locked = false, focusable = false } = props;
  const shown = showCell(slot, view);
  const { value, ink, wrong, candidates, notes } = shown;
  const shape = value === undefined ? undefined : slotShape(shown.slot, value);
  const colours = view.notes?.colour ?? [];
  return (
    <div
      key={cell}
      className="board-cell"
      style={place}
      data-cell={cell}
      data-ink={ink}
      data-value={heldBy(view, shown)}
      data-given={view.given === undefined && view.black !== true ? undefined : ''}
      data-black={view.black}
      data-pair={view.pair?.side}
      data-part={view.part}
      data-corner={view.corner === undefined ? undefined : ''}
      data-shape={shape}
      data-broken={view.broken || undefined}
      data-trial={shown.trial}
      // One by one: thousands of cells spread something over themselves in several milliseconds.
      role={isStill ? undefined : 'gridcell'}
      aria-label={isStill ? undefined : describeCell(grid, slot, cell, view, shown)}
      aria-selected={isStill ? undefined : selected}
      aria-readonly={locked || undefined}
      aria-invalid={(!isStill && view.broken) || undefined}
      tabIndex={isStill ? undefined : focusable ? 0 : -1}
    >
      {colours.length > 0 && <Colours colours={colours} />}
      {value !== undefined && !isGround(ink, shape) && drawValue(slotSymbol(shown.slot, value))}
      {view.badge !== undefined && <span className="board-badge">{view.badge}</span>}
      {view.differs === true && <span className="board-differs" />}
      {notes !== undefined && <SmallNotes slot={slot} notes={notes} />}
      {candidates.length > 0 && <Candidates slot={slot} candidates={candidates} />}
      {wrong !== undefined && <span className="board-wrong">{slotSymbol(slot, wrong)}</span>}
    </div>
  );
}

/** The same, where cells stand by themselves. */
export const Cell = memo(drawCell, isSame);

/**
 * Whether a cell's own ground is all that shows its value: a solved picture is a picture, and its
 * cells are full or bare. An element more in each of them would take a large one twice as long.
 */
const isGround = (ink: ShownCell['ink'], shape: ReturnType<typeof slotShape>): boolean =>
  ink === 'answer' && (shape === 'filled' || shape === 'cross');

/** How many letters fit beside each other at full size. */
const FITTING = 2.6;

/** A value as it is written, in smaller letters where it is a number too long for its cell. */
const drawValue = (symbol: string) => (
  <span
    className="board-value"
    {...(symbol.length > FITTING ? { style: { fontSize: `${FITTING / symbol.length}em` } } : {})}
  >
    {symbol}
  </span>
);

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
