import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { pressedValue } from '#puzzle/slot.ts';
import type { BoardProps } from './boardProps.ts';
import { focusCell } from './focusCell.ts';
import { isInLine } from './hit.ts';
import { usePointer } from './pointer.ts';
import { pathTo } from './pathTo.ts';
import { strokeReach } from './strokeReach.ts';
import type { StrokeReach } from './strokeReach.ts';

/** A drag over cells: selects them, draws a path through them, or paints the first cell's new value. */
type Stroke =
  | { readonly kind: 'unselect'; readonly seen: Set<number>; readonly left: Set<number> }
  | { readonly kind: 'select'; readonly seen: Set<number>; readonly wall: number | undefined }
  | { readonly kind: 'path'; readonly cells: readonly number[] }
  | { readonly kind: 'paint'; readonly seen: Set<number>; readonly value: number | undefined };

type StrokeProps = Pick<
  BoardProps,
  | 'grid'
  | 'drawing'
  | 'entry'
  | 'cursor'
  | 'selection'
  | 'current'
  | 'pen'
  | 'finger'
  | 'drawsPaths'
  | 'commands'
>;

/**
 * Presses and drags on the board's `surface`: event handlers for it, and the reach of a stroke that
 * paints. `onStart` is called when a press begins.
 */
export function useStroke(
  surface: RefObject<HTMLElement | null>,
  {
    grid,
    drawing,
    entry,
    cursor,
    selection,
    current,
    pen,
    finger,
    drawsPaths,
    commands,
  }: StrokeProps,
  onStart: () => void,
): {
  readonly pointer: ReturnType<typeof usePointer>;
  readonly painted: StrokeReach | undefined;
} {
  const stroke = useRef<Stroke>(null);
  const [painted, setPainted] = useState<StrokeReach>();

  // The selection always contains the cursor, so a single selected cell stays selected.
  const unselect = (left: Set<number>, cell: number) => {
    if (left.size > 1) left.delete(cell);
    const last = left.has(cursor) ? cursor : ([...left].at(-1) ?? cursor);
    commands.select(last, [...left]);
  };

  const pointer = usePointer(
    surface,
    grid,
    drawing,
    { finger, passes: drawsPaths === 'in turn' ? 'near centres' : 'all' },
    {
      start(cell, event, beside) {
        onStart();
        focusCell(surface.current, cell);
        if (entry.gesture === 'type') {
          if (event.button !== 0) return false;
          if (event.shiftKey && (event.ctrlKey || event.metaKey)) {
            const left = new Set(selection);
            stroke.current = { kind: 'unselect', seen: new Set([cell]), left };
            unselect(left, cell);
            return true;
          }
          if (drawsPaths === 'in turn') {
            stroke.current = { kind: 'path', cells: [cell] };
            commands.select(cell, [cell]);
            return true;
          }
          const adds = event.shiftKey || event.ctrlKey || event.metaKey;
          const seen = new Set(adds ? [...selection, cell] : [cell]);
          stroke.current = { kind: 'select', seen, wall: beside };
          commands.select(cell, [...seen]);
          return true;
        }
        commands.select(cell, [cell]);
        const button = pen === 0 ? event.button : 2 - event.button;
        const value = pressedValue(entry, current(cell), button);
        stroke.current = { kind: 'paint', seen: new Set([cell]), value };
        commands.startStroke();
        commands.enter([cell], value);
        return true;
      },
      // A quick drag passes several cells between two renders, so the stroke records its own cells.
      over(cell, event) {
        const drag = stroke.current;
        if (drag?.kind === 'path') {
          const cells = pathTo(grid, drag.cells, cell);
          if (cells === drag.cells) return;
          stroke.current = { kind: 'path', cells };
          commands.select(cells.at(-1) ?? cell, cells);
          return;
        }
        if (drag === null || drag.seen.has(cell)) return;
        if (drag.kind === 'paint' && !isInLine(grid, [...drag.seen], cell)) return;
        drag.seen.add(cell);
        if (drag.kind === 'select') commands.select(cell, [...drag.seen]);
        else if (drag.kind === 'unselect') unselect(drag.left, cell);
        else {
          commands.enter([cell], drag.value);
          setPainted(strokeReach(event, drag.seen.size));
        }
      },
      end() {
        const drag = stroke.current;
        stroke.current = null;
        setPainted(undefined);
        commands.endStroke();
        if (drag?.kind === 'path' && drag.cells.length > 1) commands.confirm(drag.cells);
        if (drag?.kind !== 'select') return;
        const [only, ...others] = drag.seen;
        if (others.length > 0) commands.confirm([...drag.seen]);
        else if (only === undefined) return;
        else if (drag.wall !== undefined && commands.toggleWall !== undefined)
          commands.toggleWall(only, drag.wall);
        else commands.press(only);
      },
      cancel() {
        stroke.current = null;
        setPainted(undefined);
        commands.cancelStroke();
      },
      hover: (cell) => commands.pointAtCell(cell),
    },
  );

  return { pointer, painted };
}
