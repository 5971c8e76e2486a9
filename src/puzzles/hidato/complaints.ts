import { piecesOf } from '#grid/areas.ts';
import { cellName } from '#grid/grid.ts';
import { rectangle } from '#grid/rectangle.ts';
import { counted } from '#puzzle/numbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { nextCells } from './board.ts';
import type { HidatoParameters } from './board.ts';

/** Numbers that are larger than there are cells, and cells that no path can lead to. */
export function hidatoComplaints(puzzle: Puzzle<HidatoParameters>): readonly Complaint[] {
  const { parameters, givens, blackCells } = puzzle;
  const grid = rectangle(parameters.width, parameters.height);
  const cells = [...grid.centres.keys()].filter((cell) => blackCells[cell] !== true);
  const [first] = cells;
  if (first === undefined) return [{ sentence: 'All cells are black', cells: [], sites: [] }];
  const large = cells.flatMap((cell): readonly Complaint[] => {
    const given = givens[cell] ?? 0;
    if (given <= cells.length) return [];
    const sentence = `${cellName(grid, cell)} is ${given}, but there are only ${counted(cells.length, 'cell')}`;
    return [{ sentence, cells: [cell], sites: [] }];
  });
  const [, ...others] = piecesOf(grid, cells, nextCells(parameters));
  const apart = others.flat().toSorted((a, b) => a - b);
  const [lost] = apart;
  if (lost === undefined) return large;
  const sentence = `Black cells cut ${cellName(grid, lost)} off from ${cellName(grid, first)}, so that no path leads through both`;
  return [...large, { sentence, cells: apart, sites: [] }];
}
