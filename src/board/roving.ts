import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Point } from '#grid/point.ts';
import type { Site } from '#puzzle/site.ts';
import type { SiteView } from './siteView.ts';

/**
 * The position of a site among the cells, in cell sides, if it shares one tab stop with the others;
 * `undefined` for sites with a tab stop of their own.
 */
function placeAmong(site: Site): Point | undefined {
  switch (site.at) {
    case 'side':
    case 'square':
    case 'point':
    case 'dot':
      return site;
    case 'half':
      // Arrows move between squares: the halves of a square are diagonal to each other.
      return site.half === 'upper'
        ? { x: site.x + 0.6, y: site.y + 0.4 }
        : { x: site.x + 0.4, y: site.y + 0.6 };
    case 'margin':
    case 'corner':
    case 'area':
    case 'list':
      return undefined;
  }
}

const ARROWS: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
]);

/** The rounding error of sums of decimals. */
const ROUNDING = 1e-9;

/** The nearest other site in the direction of an arrow; straight beats diagonal. */
function nearestSite(
  sites: readonly SiteView[],
  from: number,
  [right, down]: readonly [x: number, y: number],
): number | undefined {
  const start = sites[from] && placeAmong(sites[from].site);
  let best: { readonly index: number; readonly far: number } | undefined;
  for (const [index, { site }] of sites.entries()) {
    const place = placeAmong(site);
    if (place === undefined || start === undefined || index === from) continue;
    const [x, y] = [place.x - start.x, place.y - start.y];
    const along = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    if (along <= 0 || aside > along + ROUNDING) continue;
    // From a row's signs to those below it is half a cell sideways.
    const far = along + 1.5 * aside;
    if (best === undefined || far < best.far) best = { index, far };
  }
  return best?.index;
}

/** Makes many buttons one tab stop with arrow keys between them (roving tabindex). */
export interface Roving {
  /** Props for a site's button; empty if the site is a tab stop of its own. */
  readonly propsAt: (index: number) => {
    readonly tabIndex?: number;
    readonly 'data-among'?: number;
  };
  /** Moves focus for an arrow key; returns whether the key was an arrow. */
  readonly follow: (index: number, event: KeyboardEvent<HTMLElement>) => boolean;
  /** A site received focus. */
  readonly stopAt: (index: number) => void;
}

export function useRoving(sites: readonly SiteView[]): Roving {
  const [stop, setStop] = useState<number>();
  const isAmong = (index: number): boolean =>
    sites[index] !== undefined && placeAmong(sites[index].site) !== undefined;
  const first =
    stop !== undefined && isAmong(stop)
      ? stop
      : sites.findIndex(({ site }) => placeAmong(site) !== undefined);
  return {
    propsAt: (index) =>
      isAmong(index) ? { tabIndex: index === first ? 0 : -1, 'data-among': index } : {},
    follow(index, event) {
      const arrow = ARROWS.get(event.key);
      if (arrow === undefined || event.ctrlKey || event.metaKey || event.altKey || !isAmong(index))
        return false;
      event.preventDefault();
      const next = nearestSite(sites, index, arrow);
      const frame = event.currentTarget.closest('.board-frame');
      if (next !== undefined) frame?.querySelector<HTMLElement>(`[data-among="${next}"]`)?.focus();
      return true;
    },
    stopAt: setStop,
  };
}
