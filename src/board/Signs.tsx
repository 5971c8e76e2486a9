import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { nextSign, showClue, spokenClue } from '#puzzle/site.ts';
import type { Site } from '#puzzle/site.ts';
import type { Choice } from '#puzzle/slot.ts';
import { isTyped, letterOf } from './keyboard.ts';
import type { Roving } from './roving.ts';
import type { SiteView } from './siteView.ts';

const signsOf = ({ slot }: Site): readonly Choice[] =>
  slot.gesture === 'cycle' ? slot.choices : [];

/** How signs between cells are drawn and cycled by clicks. */
export function signsBetween(
  roving: Roving,
  {
    locked,
    onClue,
    onPoint,
    onStrange,
  }: {
    readonly locked: boolean;
    readonly onClue: (site: number, typed: string) => string | undefined;
    readonly onPoint: (site: number) => void;
    /** Called for a key that means nothing at a site. */
    readonly onStrange: (site: number) => void;
  },
): (view: SiteView, index: number) => ReactNode {
  const step = ({ site, clue }: SiteView, index: number, way: 1 | -1): void => {
    onClue(index, showClue(nextSign(signsOf(site), clue, way), site));
  };
  const onKeyDown = (view: SiteView, index: number, event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || roving.follow(index, event)) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onClue(index, '');
    } else if (signsOf(view.site).some(({ keys }) => keys.includes(letterOf(event)))) {
      event.preventDefault();
      onClue(index, letterOf(event));
    } else if (isTyped(event)) onStrange(index);
  };

  return function Sign(view, index) {
    const { site, clue, state, lit } = view;
    const words = `${site.words}: ${clue === undefined ? 'none' : spokenClue(clue, site)}`;
    const label = state === 'broken' ? `${words}, broken` : words;
    const shown = {
      className: 'board-side-sign',
      'data-state': state,
      'data-lit': lit || undefined,
      'data-sign': clue?.[0],
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
        {...roving.propsAt(index)}
        onClick={(event: MouseEvent) => step(view, index, event.shiftKey ? -1 : 1)}
        onContextMenu={(event) => {
          event.preventDefault();
          step(view, index, -1);
        }}
        onKeyDown={(event) => onKeyDown(view, index, event)}
        onFocus={() => {
          roving.stopAt(index);
          onPoint(index);
        }}
        onMouseEnter={() => onPoint(index)}
      >
        {showClue(clue, site)}
      </button>
    );
  };
}
