import type { Grid } from '#grid/grid.ts';
import type { Slot } from '#puzzle/slot.ts';
import { shownValue } from './cell.ts';
import type { CellView } from './cell.ts';
import type { SiteView } from './siteView.ts';

/**
 * SVG path of the squares that a loop leaves out: no line can be at any of their sides, and nothing is
 * printed in them. Empty where such squares are not shaded.
 */
export function leftOutPath(
  grid: Grid,
  { shadesLeftOut, choices }: Slot,
  cells: readonly CellView[],
  sites: readonly SiteView[],
): string {
  if (shadesLeftOut !== true || grid.shape !== 'sides') return '';
  const { atDots, width, margin } = grid;
  const blank = choices[1]?.value;
  const isPrinted = new Set(
    sites.flatMap(({ site, clue }) =>
      site.at === 'square' && clue !== undefined ? [`${site.x} ${site.y}`] : [],
    ),
  );
  return atDots
    .map((own, dot) => {
      const [x, y] = [(dot % width) + margin, Math.floor(dot / width) + margin];
      const isLeftOut =
        !isPrinted.has(`${x} ${y}`) &&
        own.every((cell) => {
          const view = cells[cell];
          return view !== undefined && shownValue(view) === blank;
        });
      return isLeftOut ? `M${x - margin},${y - margin}h1v1h-1Z` : '';
    })
    .join('');
}
