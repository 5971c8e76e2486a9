import { memo } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import type { Grid } from '#grid/grid.ts';
import { wedgeOf } from '#grid/hexStack.ts';
import { isLevel } from '#grid/sides.ts';
import { BLACK_VALUE } from '#puzzle/puzzle.ts';
import { bareValue, shapeMeaning, slotShape, slotSymbol } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import type { CellView, ShownCell } from './cell.ts';
import { describeCell, showCell } from './cell.ts';
import type { Drawing } from './drawing.ts';
import { Colours, PlacedValues, SmallNotes } from './Notes.tsx';
import { severalIn } from './several.ts';

interface CellProps {
  readonly cell: number;
  readonly view: CellView;
  readonly slot: Slot;
  readonly grid: Grid;
  /** From `placesOf`. */
  readonly place: CSSProperties | undefined;
  /** Not interactive. */
  readonly isStill?: boolean;
  readonly selected?: boolean;
  /** Shows a clue that is locked. */
  readonly locked?: boolean;
  readonly focusable?: boolean;
}

/**
 * The fields of its view that a cell draws; highlights from panels are drawn in the picture under
 * the cells.
 */
const DRAWN = [
  'given',
  'printed',
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
  'corner',
  'path',
  'pair',
] as const satisfies readonly (keyof CellView)[];

/** Whether two views are drawn alike. */
export const looksSame = (before: CellView, now: CellView): boolean =>
  before === now || DRAWN.every((key) => before[key] === now[key]);

/** Boards have up to 2,500 cells, and most edits change only a few. */
const isSame = (before: CellProps, now: CellProps): boolean =>
  looksSame(before.view, now.view) &&
  before.selected === now.selected &&
  before.locked === now.locked &&
  before.focusable === now.focusable &&
  before.slot === now.slot &&
  before.grid === now.grid &&
  before.place === now.place;

/** The browser makes each animated value a layer of its own; many layers take it a second. */
const MOST_IN_WAVE = 400;

/** Whether an overlay spreads over the board as a wave. */
export const hasWave = ({ centres }: Grid): boolean => centres.length <= MOST_IN_WAVE;

/**
 * The style of each cell's element, indexed by cell: its position, in fractions of the picture's
 * width and height, and its delay in the wave. Cells of a rectangle are laid out in rows by CSS:
 * without styles of their own, thousands of elements share one computed style, which the browser
 * resolves at once.
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

/** The value that the rules see in a cell, however it is drawn; empty if it has none. */
function heldBy(view: CellView, { value, slot }: ShownCell): number | '' {
  if (view.black === true) return BLACK_VALUE;
  return value === undefined ? '' : shapeMeaning(slot, value);
}

/**
 * One cell's value as an element laid over the picture. A function, not a component, for rows that
 * decide themselves when to render: thousands of components take React longer than their content.
 */
export function drawCell(props: CellProps): ReactElement {
  const { cell, view, slot, grid, place, isStill = false, selected } = props;
  const { locked = false, focusable = false } = props;
  const shown = showCell(slot, view);
  const { value, ink, wrong, candidates, notes } = shown;
  const shape = value === undefined ? undefined : slotShape(shown.slot, value);
  const symbol = value === undefined ? '' : symbolIn(shown.slot, value, shape);
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
      data-printed={view.printed === undefined ? undefined : ''}
      data-pair={view.pair?.side}
      data-part={view.part}
      data-wedge={grid.shape === 'hex-stack' ? wedgeOf(grid, cell) : undefined}
      data-way={grid.shape === 'sides' ? (isLevel(grid, cell) ? 'level' : 'upright') : undefined}
      data-corner={view.corner === undefined ? undefined : ''}
      data-shape={shape}
      data-broken={view.broken || undefined}
      data-trial={shown.trial}
      // Written out: spreading a props object in thousands of cells takes several milliseconds.
      role={isStill ? undefined : 'gridcell'}
      aria-label={isStill ? undefined : describeCell(grid, slot, cell, view, shown)}
      aria-selected={isStill ? undefined : selected}
      aria-readonly={locked || undefined}
      aria-invalid={(!isStill && view.broken) || undefined}
      tabIndex={isStill ? undefined : focusable ? 0 : -1}
    >
      {colours.length > 0 && <Colours colours={colours} />}
      {value !== undefined && !isGround(shown.slot, value, ink, shape) && drawValue(symbol)}
      {view.printed !== undefined && <span className="board-printed">{view.printed}</span>}
      {view.badge !== undefined && <span className="board-badge">{view.badge}</span>}
      {view.differs === true && <span className="board-differs" />}
      {notes !== undefined && <SmallNotes slot={slot} notes={notes} />}
      {candidates.length > 0 && (
        <PlacedValues name="board-candidates" slot={slot} values={candidates} />
      )}
      {wrong !== undefined && <span className="board-wrong">{slotSymbol(slot, wrong)}</span>}
    </div>
  );
}

/** The same as a component, for cells outside rows. */
export const Cell = memo(drawCell, isSame);

/**
 * Whether the cell's background alone shows its value, as in a solved picture, whose cells are full
 * or empty, or in a black cell without a number. One more element per cell would double the time a large picture takes.
 */
const isGround = (
  slot: Slot,
  value: number,
  ink: ShownCell['ink'],
  shape: ReturnType<typeof slotShape>,
): boolean =>
  (ink === 'answer' && (shape === 'filled' || shape === 'cross')) ||
  (shape === 'black' && bareValue(slot, value) === value);

/** What is written in the cell: nothing in a circle without a number. */
const symbolIn = (slot: Slot, value: number, shape: ReturnType<typeof slotShape>): string =>
  shape === 'circle' && bareValue(slot, value) === value ? '' : slotSymbol(slot, value);

/** How many letters fit side by side at full size. */
const FITTING = 2.6;

/** A value as text, in smaller letters if the number is too long for its cell; or several numbers. */
function drawValue(symbol: string): ReactElement {
  const several = severalIn(symbol);
  if (several !== undefined) {
    return (
      <span className="board-value board-several">
        {several.map(({ text, from: { x, y } }) => (
          <span key={`${x},${y}`} style={{ left: `${50 + 100 * x}%`, top: `${50 + 100 * y}%` }}>
            {text}
          </span>
        ))}
      </span>
    );
  }
  return (
    <span
      className="board-value"
      {...(symbol.length > FITTING
        ? { style: { fontSize: `${FITTING / (symbol.length + 0.6)}em` } }
        : {})}
    >
      {symbol}
    </span>
  );
}
