import type { PathKind } from '#puzzle/drawnPath.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { drawPath } from '#store/document/drawing.ts';
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

/** Draws a path of the chosen kind. */
export function drawChosenPath(cells: readonly number[]): void {
  const kind = kindOf(useDocument.getState().type, useView.getState().pathKind);
  if (kind !== undefined) drawPath(kind, cells);
}
