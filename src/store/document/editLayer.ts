import { nearestCell } from '#grid/grid.ts';
import { useDocument } from './document.ts';
import { editedLayer, layerGrid } from './layer.ts';
import type { Layer } from './layer.ts';
import { chooseLayer, select, useView } from './view.ts';

/** Chooses the layer to edit. Where other cells are edited in it, the cursor goes to the nearest one. */
export function editLayer(layer: Layer): void {
  const { type, puzzle } = useDocument.getState();
  const { layer: before, cursor } = useView.getState();
  const grid = type.grid(puzzle.parameters);
  const [from, to] = [before, layer].map((each) =>
    layerGrid(grid, editedLayer(type, puzzle.parameters, each)),
  );
  chooseLayer(layer);
  if (from === undefined || to === undefined || from === to) return;
  select(nearestCell(to, from.centres[cursor] ?? { x: 0, y: 0 }));
}
