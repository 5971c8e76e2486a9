import { useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { Point } from '#grid/point.ts';
import { nextSign, showClue, spokenClue } from '#puzzle/site.ts';
import type { SiteView } from './siteView.ts';

const sideOf = ({ site }: SiteView): Point | undefined => (site.at === 'side' ? site : undefined);

const ARROWS: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
]);

/** The nearest other sign in the direction of an arrow, straight on before aslant. */
export function nearestSign(
  sites: readonly SiteView[],
  from: number,
  [right, down]: readonly [x: number, y: number],
): number | undefined {
  const start = sites[from] && sideOf(sites[from]);
  let best: { readonly index: number; readonly far: number } | undefined;
  for (const [index, view] of sites.entries()) {
    const side = sideOf(view);
    if (side === undefined || start === undefined || index === from) continue;
    const [x, y] = [side.x - start.x, side.y - start.y];
    const along = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    if (along <= 0 || aside > along) continue;
    // Half a cell aside is the way between the signs of a row and those below it.
    const far = along + 1.5 * aside;
    if (best === undefined || far < best.far) best = { index, far };
  }
  return best?.index;
}

/** How the signs between cells are drawn and clicked through: one stop of the keyboard's together. */
export function useSigns(
  sites: readonly SiteView[],
  {
    locked,
    onClue,
    onPoint,
  }: {
    readonly locked: boolean;
    readonly onClue: (site: number, typed: string) => string | undefined;
    readonly onPoint: (site: number) => void;
  },
): (view: SiteView, index: number) => ReactNode {
  const [stop, setStop] = useState<number>();
  const first = stop ?? sites.findIndex(({ site }) => site.signs !== undefined);

  const step = ({ site, clue }: SiteView, index: number, way: 1 | -1): void => {
    onClue(index, showClue(nextSign(site.signs ?? [], clue, way), site));
  };
  const onKeyDown = (view: SiteView, index: number, event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS.get(event.key);
    if (arrow !== undefined) {
      event.preventDefault();
      const next = nearestSign(sites, index, arrow);
      const frame = event.currentTarget.closest('.board-frame');
      if (next !== undefined) frame?.querySelector<HTMLElement>(`[data-sign="${next}"]`)?.focus();
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onClue(index, '');
    } else if (view.site.signs?.some(({ keys }) => keys.includes(event.key.toLowerCase()))) {
      event.preventDefault();
      onClue(index, event.key);
    }
  };

  return function Sign(view, index) {
    const { site, clue, state, lit } = view;
    const words = `${site.words}: ${clue === undefined ? 'none' : spokenClue(clue, site)}`;
    const label = state === 'broken' ? `${words}, broken` : words;
    const shown = {
      className: 'board-side-sign',
      'data-state': state,
      'data-lit': lit || undefined,
      'aria-label': label,
    };
    if (locked) {
      return (
        <span role="img" {...shown}>
          {showClue(clue, site)}
        </span>
      );
    }
    return (
      <button
        type="button"
        {...shown}
        data-sign={index}
        tabIndex={index === first ? 0 : -1}
        onClick={(event: MouseEvent) => step(view, index, event.shiftKey ? -1 : 1)}
        onContextMenu={(event) => {
          event.preventDefault();
          step(view, index, -1);
        }}
        onKeyDown={(event) => onKeyDown(view, index, event)}
        onFocus={() => {
          setStop(index);
          onPoint(index);
        }}
        onMouseEnter={() => onPoint(index)}
      >
        {showClue(clue, site)}
      </button>
    );
  };
}
