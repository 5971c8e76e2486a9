import { useMemo } from 'react';
import type { Grid } from '#grid/grid.ts';
import { partSquares } from '#grid/inside.ts';
import type { Values } from '#logic/claim.ts';
import { useSettings } from '#store/settings.ts';

/** The value of a line. */
const LINE = 1;

/**
 * What the shown lines part, as SVG paths of the squares inside and outside, if that is to be seen.
 */
export function useParted(
  grid: Grid,
  values: Values,
): { readonly inside: string; readonly outside: string } | undefined {
  const { inside: isWanted } = useSettings();
  return useMemo(() => {
    if (!isWanted || grid.shape !== 'sides') return undefined;
    const { inside, outside } = partSquares(
      grid,
      values.map((value) => (value === undefined ? undefined : value === LINE)),
    );
    const across = grid.width - 1;
    const path = (squares: readonly number[]): string =>
      squares
        .map((square) => {
          const [x, y] = [square % across, Math.floor(square / across)];
          return `M${x + grid.margin},${y + grid.margin}h1v1h-1Z`;
        })
        .join('');
    return { inside: path(inside), outside: path(outside) };
  }, [grid, values, isWanted]);
}
