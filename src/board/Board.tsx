import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType, CSSProperties, FocusEvent, KeyboardEvent } from 'react';
import { nextValue, pressedValue } from '#puzzle/slot.ts';
import type { BoardProps } from './boardProps.ts';
import { cellsLike, cellsWhere } from './cell.ts';
import { hasWave, gridPlacement } from './Cell.tsx';
import { Counters, MARGIN } from './Counters.tsx';
import { isInLine } from './hit.ts';
import { useSeenFirst } from './inSight.ts';
import { commandOf } from './keyboard.ts';
import { Picture } from './Picture.tsx';
import { scrolls, usePointer } from './pointer.ts';
import { Row } from './Row.tsx';
import { marginsOf } from './margins.ts';
import { Sites } from './Sites.tsx';
import { useStraightOn } from './straightOn.ts';
import { strokeReach } from './strokeReach.ts';
import type { StrokeReach } from './strokeReach.ts';
import './board.css';

// Few boards have house rules. Where what draws them does not come, the board goes on without.
const RuleFigures = lazy(async () => {
  const drawn = await import('./RuleFigures.tsx').catch(() => undefined);
  return { default: drawn?.RuleFigures ?? (() => null) };
});

const StrokeLength = lazy<ComponentType<StrokeReach>>(async () => {
  const drawn = await import('./StrokeLength.tsx').catch(() => undefined);
  return { default: drawn?.StrokeLength ?? (() => null) };
});

/** A drag over cells: it selects them, or paints the first cell's new value. */
type Stroke =
  | { readonly kind: 'unselect'; readonly seen: Set<number>; readonly left: Set<number> }
  | { readonly kind: 'select'; readonly seen: Set<number>; readonly wall: number | undefined }
  | { readonly kind: 'paint'; readonly seen: Set<number>; readonly value: number | undefined };

const focusCell = (board: HTMLElement | null, cell: number): void =>
  board?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });

/** The board of every puzzle: a picture with a grid of cells laid over it. It knows no rule. */
export function Board(props: BoardProps) {
  const { label, grid, drawing, slot, entry, cells, counters, cursor, selection, current } = props;
  const { sites, figures, tints, pen, locked, onSelect, onEnter, onStrokeStart, onStrokeEnd } =
    props;
  const surface = useRef<HTMLDivElement>(null);
  const stroke = useRef<Stroke>(null);
  const [painted, setPainted] = useState<StrokeReach>();
  const byKey = useRef(false);
  const straightOn = useStraightOn(grid.rows.flat());

  // The focus follows the cursor while the board has it, or nothing else: so typing works at once.
  useEffect(() => {
    const [board, focused] = [surface.current, document.activeElement];
    if (focused === document.body || board?.contains(focused) === true) focusCell(board, cursor);
    // What is pressed is in sight; where keys lead may be not.
    if (byKey.current) {
      document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [cursor]);

  const extendTo = (cells: readonly number[], cell: number) =>
    onSelect(cell, [...cells.filter((other) => other !== cell), cell]);

  // What is selected always holds the cursor; of one cell alone nothing can be taken away.
  const unselect = (left: Set<number>, cell: number) => {
    if (left.size > 1) left.delete(cell);
    const last = left.has(cursor) ? cursor : ([...left].at(-1) ?? cursor);
    onSelect(last, [...left]);
  };

  const pointer = usePointer(surface, grid, drawing, props.finger, {
    start(cell, event, beside) {
      straightOn.forget();
      byKey.current = false;
      focusCell(surface.current, cell);
      if (entry.gesture === 'type') {
        if (event.button !== 0) return false;
        if (event.shiftKey && (event.ctrlKey || event.metaKey)) {
          const left = new Set(selection);
          stroke.current = { kind: 'unselect', seen: new Set([cell]), left };
          unselect(left, cell);
          return true;
        }
        const adds = event.shiftKey || event.ctrlKey || event.metaKey;
        const seen = new Set(adds ? [...selection, cell] : [cell]);
        stroke.current = { kind: 'select', seen, wall: beside };
        onSelect(cell, [...seen]);
        return true;
      }
      onSelect(cell, [cell]);
      const button = pen === 0 ? event.button : 2 - event.button;
      const value = pressedValue(entry, current(cell), button);
      stroke.current = { kind: 'paint', seen: new Set([cell]), value };
      onStrokeStart();
      onEnter([cell], value);
      return true;
    },
    // A quick drag passes several cells before the board is drawn anew: the stroke itself
    // remembers where it has been.
    over(cell, event) {
      const drag = stroke.current;
      if (drag === null || drag.seen.has(cell)) return;
      if (drag.kind === 'paint' && !isInLine(grid, [...drag.seen], cell)) return;
      drag.seen.add(cell);
      if (drag.kind === 'select') onSelect(cell, [...drag.seen]);
      else if (drag.kind === 'unselect') unselect(drag.left, cell);
      else {
        onEnter([cell], drag.value);
        setPainted(strokeReach(event, drag.seen.size));
      }
    },
    end() {
      const drag = stroke.current;
      stroke.current = null;
      setPainted(undefined);
      onStrokeEnd();
      if (drag?.kind !== 'select') return;
      const [only, ...others] = drag.seen;
      if (others.length > 0) props.onSelected([...drag.seen]);
      else if (only === undefined) return;
      else if (drag.wall !== undefined && props.onWall !== undefined) props.onWall(only, drag.wall);
      else props.onPressed(only);
    },
    cancel() {
      stroke.current = null;
      setPainted(undefined);
      props.onStrokeCancel();
    },
    hover: props.onPoint,
  });

  const typeOn = (value: number | undefined) => {
    const cell = straightOn.nextAt(cursor, current(cursor));
    if (cell !== cursor) onSelect(cell, [cell]);
    if (value !== undefined) onEnter([cell], value);
    straightOn.note(cell, value ?? props.onBlank(cell));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(grid, entry, cursor, event, props.noting);
    if (command === undefined || (command.kind === 'skip' && !props.straightOn)) return;
    event.preventDefault();
    byKey.current = true;
    if (command.kind !== 'enter' && command.kind !== 'skip') straightOn.forget();
    switch (command.kind) {
      case 'move':
        if (command.extend) extendTo(selection, command.to);
        else onSelect(command.to, [command.to]);
        break;
      case 'enter':
        if (props.straightOn && selection.length === 1) typeOn(command.value);
        else onEnter(selection, command.value, command.as);
        break;
      case 'skip':
        typeOn(undefined);
        break;
      case 'delete':
        props.onDelete(selection, command.of);
        break;
      case 'mode':
        props.onMode(command.mode);
        break;
      case 'cycle':
        onEnter(selection, nextValue(entry, current(cursor), command.step));
        break;
      case 'confirm':
        props.onSelected(selection);
        break;
      case 'select-all':
        onSelect(cursor, grid.rows.flat());
        break;
      case 'select-one':
        onSelect(cursor, [cursor]);
        break;
    }
  };

  // A screen reader may take the focus to any cell; the cursor comes with it.
  const onFocus = ({ target }: FocusEvent) => {
    const cell = Number(target instanceof HTMLElement ? target.dataset['cell'] : undefined);
    if (!Number.isNaN(cell) && cell !== cursor) onSelect(cell, [cell]);
  };

  const { width, height, tag } = drawing;
  const start = hasWave(grid) ? grid.centres[cursor] : undefined;
  const end = counters.length > 0 ? MARGIN : 0;
  const margins = useMemo(() => marginsOf(sites, end, drawing), [sites, end, drawing]);
  const size = {
    '--across': margins.left + drawing.width + margins.right,
    '--down': margins.top + drawing.height + margins.bottom,
    '--left': margins.left,
    '--top': margins.top,
    '--width': width,
    '--height': height,
    '--tag': tag,
    // What is laid over the board spreads from the cursor as a wave. Each change of these is one of
    // every cell's style.
    ...(start && { '--from-x': start.x, '--from-y': start.y }),
  } as CSSProperties;
  const places = useMemo(
    () => gridPlacement(grid, { width, height, tag }),
    [grid, width, height, tag],
  );
  const chosen = useMemo(() => new Set(selection), [selection]);
  const viewsOf = useSeenFirst(surface, cells, slot, !hasWave(grid));

  return (
    <div
      className="board-frame"
      style={size}
      data-shape={grid.shape}
      data-scrolls={scrolls(grid) || undefined}
      data-finger={props.finger}
      data-passes={props.passes || undefined}
      data-wave={hasWave(grid) || undefined}
    >
      <div
        ref={surface}
        className="board-surface"
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onContextMenu={(event) => event.preventDefault()}
        onDoubleClick={(event) => {
          if (entry.gesture === 'type') onSelect(cursor, cellsLike(cells, cursor, event.altKey));
        }}
        {...pointer}
      >
        <Picture
          drawing={drawing}
          tints={tints}
          seeing={props.seeing}
          selection={selection}
          cursor={cursor}
          lit={cellsWhere(cells, 'lit')}
          broken={cellsWhere(cells, 'broken')}
          targets={cellsWhere(cells, 'target')}
        >
          {figures.length > 0 && (
            <Suspense>
              <RuleFigures grid={grid} figures={figures} />
            </Suspense>
          )}
        </Picture>
        {grid.rows.map((row, index) => (
          <Row
            key={row[0]}
            views={viewsOf(index, grid.rows.length)}
            {...{ row, slot, grid, places, chosen, cursor, locked }}
          />
        ))}
      </div>
      {painted !== undefined && (
        <Suspense>
          <StrokeLength {...painted} />
        </Suspense>
      )}
      <Counters counters={counters} slot={slot} drawing={drawing} />
      <Sites
        {...{ sites, margins, locked }}
        onLocked={props.onLocked}
        onClue={props.onClue}
        onPoint={props.onPointSite}
      />
    </div>
  );
}
