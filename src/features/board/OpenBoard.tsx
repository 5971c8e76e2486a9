import { useMemo } from 'react';
import { Board } from '#board/Board.tsx';
import type { BoardCommands } from '#board/boardProps.ts';
import { BLACK_VIEW } from '#board/cell.ts';
import type { CellView } from '#board/cell.ts';
import { withWalls } from '#board/wallDrawing.ts';
import type { Grid } from '#grid/grid.ts';
import { cancelStroke, endStroke, startStroke, useDocument } from '#store/document/document.ts';
import { drawArea, toggleWall } from '#store/document/drawing.ts';
import { isDrawnInTurn } from '#puzzle/pathForms.ts';
import { shownGivens } from '#puzzle/pairs.ts';
import { leaveBlank } from '#store/document/blank.ts';
import { cellLayer, layerGrid, takesSums } from '#store/document/layer.ts';
import type { Layer } from '#store/document/layer.ts';
import { endNumber } from '#store/document/typedNumber.ts';
import { endSum, typedSite } from '#store/document/typedSums.ts';
import { pointAt, sayRefused, select, useView } from '#store/document/view.ts';
import {
  deleteFrom,
  enterInto,
  layerEntry,
  notingOf,
  stepMode,
  takesFigures,
  useLayer,
  useMode,
} from '../edit/layers.ts';
import { pressOn } from '../edit/armed.ts';
import { explainKeys, typeClue } from '../edit/clueEntry.ts';
import { drawChosenPath, pressWithPathTool, usePathKinds } from '../edit/pathTool.ts';
import { useFinger } from '../edit/finger.ts';
import { useCertain, useDiffering } from './certain.ts';
import { useHintView } from './hint.ts';
import { useJudged } from './JudgedBoard.tsx';
import { currentOf, useNoted } from './noted.ts';
import { useSaysBroken, useSeeing } from './seeing.ts';
import { useShown } from './shown.ts';
import { linesUnderSquares } from './underSquares.ts';
import { pathsAt } from './pathsAt.ts';
import { useParted } from './useParted.ts';
import { printedIn, drawLayout, pairSides } from '#picture/still.ts';
import {
  cornersOf,
  hiddenCounters,
  lightSites,
  partsUnequal,
  lastingTints,
  squareCells,
} from './views.ts';

/** Goes from the cursor to the next cell in reading order that is not black. */
function selectNext({ rows }: Grid, blackCells: readonly boolean[]): void {
  const cells = rows.flat().filter((cell) => blackCells[cell] !== true);
  const next = cells[cells.indexOf(useView.getState().cursor) + 1];
  if (next !== undefined) select(next, [next]);
}

/**
 * The board's commands while this layer is edited; `drawsRegions` if a drag draws a region, `showsSquares` if
 * its cells are not those of the puzzle, `goOn` after a number of several figures.
 */
const commandsFor = (
  layer: Layer,
  {
    drawsRegions,
    showsSquares,
  }: { readonly drawsRegions: boolean; readonly showsSquares: boolean },
  noting: ReturnType<typeof notingOf>,
  goOn: (() => void) | undefined,
): BoardCommands => ({
  select(cursor, selection) {
    select(cursor, selection);
    if (showsSquares) pointAt(undefined);
  },
  enter: (cells, value, as) => enterInto(layer, cells, value, as),
  clear: (cells, of) => deleteFrom(layer, cells, of),
  leaveBlank: (cell) => leaveBlank(layer, cell),
  chooseMode: (mode) => stepMode(noting, mode),
  enterClue: typeClue,
  explainKeys,
  confirm: (cells) => {
    // After a typed sum or number, Enter ends that.
    const ended = endNumber();
    if (typedSite() !== undefined) endSum();
    else if (drawsRegions) drawArea(cells);
    else if (layer === 'paths') {
      if (ended === undefined) drawChosenPath(cells);
    } else if (ended !== 'note') goOn?.();
  },
  pointAtCell: (cell) => pointAt(showsSquares ? undefined : { kind: 'cell', cell }),
  pointAtSite: (site) => pointAt({ kind: 'site', site }),
  press: (cell) => {
    if (drawsRegions) drawArea([cell]);
    else if (layer === 'paths') pressWithPathTool(cell);
    else if (layer === 'marks') pressOn(layer, cell);
  },
  toggleWall: layer === 'areas' ? toggleWall : undefined,
  refuse: () => sayRefused(true),
  startStroke,
  endStroke,
  cancelStroke,
});

/** The document on the board, with everything that panels and solver show on it. */
export function OpenBoard({
  isWholeInSight,
  takesFocus,
}: {
  /** Whether the page need not be scrolled to see all of the board's place. */
  readonly isWholeInSight: boolean;
  readonly takesFocus: boolean;
}) {
  const document = useDocument();
  const { type, puzzle } = document;
  const { cursor, selection, lit, litSites, pen } = useView();
  const layer = useLayer();
  const mode = useMode();
  const { kind } = usePathKinds();
  const drag = kind === undefined || isDrawnInTurn(kind) ? 'in turn' : 'as a set';
  const { finger: chosen, setting } = useFinger();
  // Elsewhere the page is scrolled by it.
  const scrollsPage = setting === 'fingerSelectsCells' && !isWholeInSight;
  const finger = scrollsPage ? 'scrolls' : chosen;
  const noted = useNoted();
  const shown = useShown();
  const { lines: checked, sites: judged, counters: counted } = useJudged();
  const differing = useDiffering();
  const certain = useCertain();
  const hint = useHintView();
  const seeing = useSeeing();
  const saysBroken = useSaysBroken();
  const { parameters } = puzzle;
  const clues = useMemo(() => shownGivens({ type, puzzle }), [type, puzzle]);
  const board = useMemo(() => type.grid(parameters), [type, parameters]);
  const grid = useMemo(() => layerGrid(board, layer), [board, layer]);
  // Regions may be drawn over squares where something else is filled in.
  const showsSquares = grid !== board;
  const { areas, blackCells, paths } = puzzle;
  const layout = useMemo(
    () => drawLayout(type, { parameters, areas, blackCells, paths }, grid),
    [type, parameters, areas, blackCells, paths, grid],
  );
  const drawing = useMemo(
    () => (partsUnequal(type, puzzle) ? withWalls(grid, layout, shown.values) : layout),
    [type, puzzle, grid, layout, shown.values],
  );
  const pairs = useMemo(() => pairSides(type, parameters), [type, parameters]);
  const slot = useMemo(() => type.slot(parameters), [type, parameters]);
  const entry = useMemo(
    () => layerEntry(type, parameters, layer, mode),
    [type, parameters, layer, mode],
  );
  const noting = useMemo(() => notingOf(type, parameters), [type, parameters]);
  const drawsRegions = layer === 'areas' && type.drawnAreas?.(parameters)?.named === false;
  // Memoized, so that clues in the margin are not rendered again.
  const commands = useMemo(
    () =>
      commandsFor(
        layer,
        { drawsRegions, showsSquares },
        noting,
        takesFigures(entry) ? () => selectNext(grid, blackCells) : undefined,
      ),
    [layer, drawsRegions, showsSquares, noting, entry, grid, blackCells],
  );

  const corners = useMemo(() => cornersOf(type, puzzle), [type, puzzle]);
  const through = useMemo(() => pathsAt(board, { paths }), [board, paths]);

  // For who plays: while clues are entered, none is missing.
  const counters = useMemo(
    () => (layer === 'marks' ? counted : hiddenCounters(counted)),
    [layer, counted],
  );

  const cells = useMemo((): readonly CellView[] => {
    if (showsSquares) return squareCells(puzzle, corners);
    const broken = new Set(saysBroken ? checked.flatMap(({ culprits }) => culprits) : []);
    const pointed = new Set([...lit, ...hint.place]);
    const targets = new Set(hint.targets);
    const differs = new Set(differing);
    const parts = type.parts?.(puzzle, shown.values) ?? [];
    return shown.values.map((_, cell) => {
      if (puzzle.blackCells[cell] === true) return BLACK_VIEW;
      const pair = pairs.get(cell);
      const part = parts[cell];
      const corner = board.shape === 'sides' ? undefined : corners.get(cell);
      const path = through.get(cell);
      const candidates = certain?.candidates[cell] ?? hint.candidates[cell];
      const fact = hint.facts.indexOf(cell);
      return {
        given: shown.givens[cell],
        ...printedIn(slot, shown.printed[cell]),
        mark: shown.marks[cell],
        overlay: shown.overlay[cell],
        broken: broken.has(cell),
        lit: pointed.has(cell),
        ...noted[cell],
        ...(targets.has(cell) ? { target: true } : {}),
        ...(fact < 0 ? {} : { badge: fact + 1 }),
        ...(differs.has(cell) ? { differs: true } : {}),
        ...(candidates === undefined ? {} : { candidates }),
        ...(pair === undefined ? {} : { pair }),
        ...(part === undefined ? {} : { part }),
        ...(corner === undefined ? {} : { corner }),
        ...(path === undefined ? {} : { path }),
      };
    });
  }, [
    type,
    slot,
    puzzle,
    shown,
    checked,
    saysBroken,
    lit,
    pairs,
    differing,
    certain,
    hint,
    noted,
    corners,
    board,
    showsSquares,
    through,
  ]);

  const sites = useMemo(
    () => lightSites(judged, [...litSites, ...hint.sites]),
    [judged, litSites, hint.sites],
  );
  const { houseRules } = puzzle;
  const figures = useMemo(
    () => (showsSquares ? [] : houseRules.flatMap((houseRule) => houseRule.figures(board))),
    [houseRules, board, showsSquares],
  );
  const tints = useMemo(
    () => lastingTints(type, puzzle, document.entry),
    [type, puzzle, document.entry],
  );

  const parted = useParted(grid, shown.values);
  const lines = useMemo(
    () => (showsSquares ? linesUnderSquares(board, shown.values) : ''),
    [showsSquares, board, shown.values],
  );

  return (
    <Board
      label={`${type.name} board`}
      {...{ grid, drawing, slot, entry, cells, counters, sites, figures, tints, seeing, parted }}
      {...{ lines, pen, finger, takesFocus, cursor, selection }}
      locked={layer === 'marks'}
      straightOn={
        layer === 'clues' &&
        entry.gesture === 'type' &&
        !takesSums(type, parameters, layer) &&
        !takesFigures(entry)
      }
      passes={layer === 'black'}
      drawsPaths={layer === 'paths' ? drag : undefined}
      current={(cell) => {
        if (layer === 'black') return blackCells[cell] === true ? 1 : undefined;
        return cellLayer(type, layer) === 'clues' ? clues[cell] : currentOf(document, mode, cell);
      }}
      noting={layer === 'marks' ? noting : undefined}
      commands={commands}
    />
  );
}
