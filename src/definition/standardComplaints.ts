import { areaGrid } from '#grid/areaGrid.ts';
import { cellsByArea } from '#grid/areas.ts';
import { sidesAtDots } from '#grid/sides.ts';
import { capitalise } from '#logic/words.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import type { Complaint, PuzzleType } from '#puzzle/puzzleType.ts';
import { regionComplaints } from '#puzzle/regionComplaints.ts';
import { openComplaint, piecesComplaint } from '#puzzle/regions.ts';
import { slotValues } from '#puzzle/slot.ts';
import { drawnOf, isFilledByRegion } from './definition.ts';
import type { Definition } from './definition.ts';
import { asRectangle, regionKind } from './kinds.ts';

/**
 * What follows from a definition: areas in pieces, cells without a region, and rules that are broken
 * before anything is entered.
 */
export function standardComplaints(
  definition: Definition,
  type: PuzzleType,
  puzzle: Puzzle,
): readonly Complaint[] {
  return [...drawnComplaints(definition, type, puzzle), ...brokenFromTheStart(type, puzzle)];
}

function drawnComplaints(
  { clues, fill }: Definition,
  type: PuzzleType,
  { parameters, areas, givens }: Puzzle,
): readonly Complaint[] {
  const [drawn] = clues.flatMap(({ meaning }) => drawnOf(meaning) ?? []);
  // Areas with a letter each may be in pieces.
  if (drawn === undefined || drawn.names !== undefined || areas.length === 0) return [];
  const board = type.grid(parameters);
  const grid = asRectangle(areaGrid(board));
  if (isFilledByRegion(fill)) {
    const largest = Math.max(...slotValues(type.slot(parameters)));
    return regionComplaints(grid, areas, givens, largest);
  }
  const noun = capitalise(drawn.kind.id);
  const complaints = [
    ...cellsByArea(areas).flatMap((cells, area) => piecesComplaint(grid, area, cells, noun)),
    ...(drawn.kind === regionKind ? openComplaint(grid, areas) : []),
  ];
  return board.shape === 'sides'
    ? complaints.map((each) => ({ ...each, cells: sidesAtDots(board, each.cells) }))
    : complaints;
}

const brokenFromTheStart = (type: PuzzleType, puzzle: Puzzle): readonly Complaint[] =>
  buildModel(type, { ...puzzle, houseRules: [] }).claims.flatMap(
    ({ judge, sentence, cells, place: { site } }) =>
      judge([]) === 'broken'
        ? [
            {
              sentence: `Nothing can be entered so that ${sentence}`,
              cells,
              sites: site === undefined ? [] : [site],
            },
          ]
        : [],
  );
