import { shapeOfPath } from '#puzzle/pathForms.ts';
import type { PathKind } from '#puzzle/pathForms.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { drawPath, toggleCellPath } from '#store/document/paths.ts';
import { tellTypable } from '#store/document/typableSaid.ts';
import { useDocument } from '#store/document/document.ts';
import { useView } from '#store/document/view.ts';

/** The kind of path that a drag draws: the chosen one, or the type's first. */
const kindOf = ({ drawnPaths }: PuzzleType, chosen: PathKind | undefined): PathKind | undefined =>
  drawnPaths?.kinds.find((kind) => kind === chosen) ?? drawnPaths?.kinds[0];

/** The kinds of path that can be drawn, and the one that is. */
export function usePathKinds(): {
  readonly kinds: readonly PathKind[];
  readonly kind: PathKind | undefined;
} {
  const { type } = useDocument();
  const { pathKind } = useView();
  return { kinds: type.drawnPaths?.kinds ?? [], kind: kindOf(type, pathKind) };
}

/** The kind that is drawn. */
export const chosenPathKind = (): PathKind | undefined =>
  kindOf(useDocument.getState().type, useView.getState().pathKind);

/** Draws a path of the chosen kind, or says why that is none. */
export function drawChosenPath(cells: readonly number[]): void {
  const kind = chosenPathKind();
  const refused = kind === undefined ? undefined : drawPath(kind, cells);
  if (refused !== undefined) tellTypable(refused);
}

/** A press on one cell: draws or removes a sign in it, if the chosen kind is one. */
export function pressWithPathTool(cell: number): void {
  const kind = chosenPathKind();
  if (kind !== undefined && shapeOfPath(kind) === 'cell') toggleCellPath(kind, cell);
}
