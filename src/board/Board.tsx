import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import type { ComponentType, CSSProperties, FocusEvent } from 'react';
import type { BoardProps } from './boardProps.ts';
import { cellsLike, cellsWhere } from './cell.ts';
import { hasWave, gridPlacement } from './Cell.tsx';
import { Counters, MARGIN } from './Counters.tsx';
import { focusCell } from './focusCell.ts';
import { useSeenFirst } from './inSight.ts';
import { Picture } from './Picture.tsx';
import { scrolls } from './pointer.ts';
import { Row } from './Row.tsx';
import { leftOutPath } from './leftOut.ts';
import { reachesNumbers } from './lineEnds.ts';
import { marginsOf } from './margins.ts';
import { Sites } from './Sites.tsx';
import { useStraightOn } from './straightOn.ts';
import type { StrokeReach } from './strokeReach.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import { useStroke } from './useStroke.ts';
import './board.css';

// Loaded lazily: few boards have house rules. If loading fails, the board is drawn without them.
const RuleFigures = lazy(async () => {
  const drawn = await import('./RuleFigures.tsx').catch(() => undefined);
  return { default: drawn?.RuleFigures ?? (() => null) };
});

const StrokeLength = lazy<ComponentType<StrokeReach>>(async () => {
  const drawn = await import('./StrokeLength.tsx').catch(() => undefined);
  return { default: drawn?.StrokeLength ?? (() => null) };
});

/**
 * The board of every puzzle: an SVG picture with a grid of cells laid over it. It knows no rules.
 */
export function Board(props: BoardProps) {
  const { label, grid, drawing, slot, entry, cells, counters, cursor, selection } = props;
  const { sites, figures, tints, locked, takesFocus, commands } = props;
  const surface = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  const straightOn = useStraightOn(grid.rows.flat());

  // Focus follows the cursor while the board has focus or nothing has it, so that typing works at
  // once.
  useEffect(() => {
    const [board, focused] = [surface.current, document.activeElement];
    const isFree = takesFocus && focused === document.body;
    if (isFree || board?.contains(focused) === true) focusCell(board, cursor);
    // A pressed cell is visible; a cell reached by keys may have to be scrolled to.
    if (byKey.current) {
      document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [cursor, takesFocus]);

  const { pointer, painted } = useStroke(surface, props, () => {
    straightOn.forget();
    byKey.current = false;
  });
  const onKeyDown = useBoardKeys(props, straightOn, () => {
    byKey.current = true;
  });

  // A screen reader may focus any cell; the cursor follows.
  const onFocus = ({ target }: FocusEvent) => {
    const cell = Number(target instanceof HTMLElement ? target.dataset['cell'] : undefined);
    if (!Number.isNaN(cell) && cell !== cursor) commands.select(cell, [cell]);
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
    // An overlay spreads from the cursor as a wave. Changing one of these variables restyles every
    // cell.
    ...(start && { '--from-x': start.x, '--from-y': start.y }),
  } as CSSProperties;
  const places = useMemo(
    () => gridPlacement(grid, { width, height, tag }),
    [grid, width, height, tag],
  );
  const next = props.straightOn ? straightOn.nextAt(cursor, props.current(cursor)) : cursor;
  const chosen = useMemo(() => new Set(selection), [selection]);
  const viewsOf = useSeenFirst(surface, cells, slot, !hasWave(grid));

  return (
    <div
      className="board-frame"
      // Its signs are no words.
      translate="no"
      style={size}
      data-shape={grid.shape}
      data-reaches={reachesNumbers(grid, slot) || undefined}
      data-caged={drawing.dashed === '' ? undefined : ''}
      data-tubes={drawing.paths.strokes.some(({ look }) => look === 'tube') || undefined}
      data-tinted={tints.length > 0 || undefined}
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
          if (entry.gesture === 'type')
            commands.select(cursor, cellsLike(cells, cursor, event.altKey));
        }}
        {...pointer}
      >
        <Picture
          drawing={drawing}
          tints={tints}
          seeing={props.seeing}
          parted={props.parted}
          lines={props.lines}
          leftOut={leftOutPath(grid, slot, cells, sites)}
          selection={selection}
          cursor={cursor}
          isCursorAbove={grid.shape === 'sides'}
          next={next}
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
        onLocked={commands.refuse}
        onClue={commands.enterClue}
        onPoint={commands.pointAtSite}
        onStrange={commands.explainKeys}
      />
    </div>
  );
}
