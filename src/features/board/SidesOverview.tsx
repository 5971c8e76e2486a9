import { useMemo } from 'react';
import { isLevel } from '#grid/sides.ts';
import type { Sides } from '#grid/sides.ts';
import { BLACK_CIRCLE } from '#puzzle/circles.ts';
import { slotShape } from '#puzzle/slot.ts';
import { useDocument } from '#store/document/document.ts';
import { useShown } from './shown.ts';

/** Radius of a clue, in sides. */
const RADIUS = 0.3;

const isLine = (shape: ReturnType<typeof slotShape>): boolean =>
  shape === 'line' || shape === 'double line' || shape === 'domino';

/** The lines of a loop, and a disc for each clue: of circles the black ones are dark. */
export function SidesOverview({ grid }: { readonly grid: Sides }) {
  const { type, puzzle } = useDocument();
  const { values } = useShown();
  const { parameters, siteClues } = puzzle;
  const lines = useMemo(() => {
    const slot = type.slot(parameters);
    return values
      .map((value, side) => {
        const centre = grid.centres[side];
        if (centre === undefined || value === undefined) return '';
        if (!isLine(slotShape(slot, value))) return '';
        const { x, y } = centre;
        return isLevel(grid, side) ? `M${x - 0.5},${y}h1` : `M${x},${y - 0.5}v1`;
      })
      .join('');
  }, [type, parameters, grid, values]);
  const [dark, light] = useMemo(() => {
    const sites = type.sites?.(puzzle) ?? [];
    const discs = (wanted: boolean): string =>
      sites
        .map((site, index) => {
          const [clue] = siteClues[index] ?? [];
          if ((site.at !== 'square' && site.at !== 'dot') || clue === undefined) return '';
          const isDark = site.slot.gesture === 'cycle' && clue === BLACK_CIRCLE;
          if (isDark !== wanted) return '';
          const arc = `a${RADIUS},${RADIUS} 0 1 0`;
          return `M${site.x - RADIUS},${site.y}${arc} ${2 * RADIUS},0${arc} ${-2 * RADIUS},0z`;
        })
        .join('');
    return [discs(true), discs(false)];
  }, [type, puzzle, siteClues]);
  return (
    <>
      <path className="overview-light" d={light} />
      <path className="overview-dark" d={dark} />
      <path className="overview-lines" d={lines} />
    </>
  );
}
