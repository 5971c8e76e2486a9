import { Fragment, memo, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { showClue, spokenClue } from '#puzzle/site.ts';
import type { Site } from '#puzzle/site.ts';
import { digitOf, isTyped } from './keyboard.ts';
import { marginBox } from './margins.ts';
import type { Margins } from './margins.ts';
import { useRoving } from './roving.ts';
import type { Roving } from './roving.ts';
import { signsBetween } from './Signs.tsx';
import { SiteInput } from './SiteInput.tsx';
import { isCircled, takesDigit } from './siteView.ts';
import type { SiteView } from './siteView.ts';

/** Whether a site lies within the grid, where it is invisible unless something is printed. */
const isInside = ({ at }: Site): boolean =>
  at === 'area' || at === 'half' || at === 'square' || at === 'point' || at === 'dot';

const isSeen = ({ site, clue }: SiteView): boolean =>
  (site.slot.gesture === 'type' && !isInside(site)) || clue !== undefined;

interface SitesProps {
  readonly sites: readonly SiteView[];
  readonly margins: Margins;
}

/** An element at a site's place in the frame; sites of a list have no place. */
function Placed({
  view: { site, clue },
  margins,
  children,
}: {
  readonly view: SiteView;
  readonly margins: Margins;
  readonly children: ReactNode;
}) {
  const box = marginBox(site, margins);
  if (box === undefined) return null;
  const style = {
    '--x': box.x,
    '--y': box.y,
    '--w': box.w,
    '--h': box.h,
    '--numbers': clue?.length ?? 1,
  } as CSSProperties;
  return (
    <div
      className="board-site"
      data-at={site.at === 'margin' ? site.axis : site.at}
      data-circled={(clue !== undefined && isCircled(site)) || undefined}
      data-end={site.at === 'margin' ? site.end : undefined}
      data-half={site.at === 'half' ? site.half : undefined}
      style={style}
    >
      {children}
    </div>
  );
}

/** The clues beside and between the cells, not interactive. */
export const StillSites = ({ sites, margins }: SitesProps) =>
  sites.filter(isSeen).map((view) => (
    <Placed key={view.site.words} view={view} margins={margins}>
      {view.site.slot.gesture === 'cycle' && view.site.at !== 'side' ? (
        <span className="board-side-sign" data-sign={view.clue?.[0]} />
      ) : (
        <span className="board-site-numbers">
          <Numbers view={view} />
        </span>
      )}
    </Placed>
  ));

/** The clues beside and between the cells; each opens a small text box, read-only while locked. */
export const Sites = memo(function Sites({
  sites,
  margins,
  locked,
  onLocked,
  onClue,
  onPoint,
  onStrange,
}: SitesProps & {
  readonly locked: boolean;
  /** Called when the user tries to change a locked clue. */
  readonly onLocked: () => void;
  /** Called when the pointer or the focus reaches a site. */
  readonly onPoint: (site: number) => void;
  /** Called for a key that means nothing at a site. */
  readonly onStrange: (site: number) => void;
  /** Returns why the numbers are refused; `undefined` if they are accepted. `goesOn` if they are one entry with those before. */
  readonly onClue: (site: number, typed: string, goesOn?: boolean) => string | undefined;
}) {
  /** The site whose box is open, and what was typed there before it opened. */
  const [editing, setEditing] = useState<{
    readonly index: number;
    readonly start?: string | undefined;
  }>();
  const onBoard = (index: number): boolean => {
    const next = sites[index];
    return next !== undefined && marginBox(next.site, margins) !== undefined;
  };
  // Sites among the cells are many, so they are one tab stop together.
  const roving = useRoving(sites);
  const sign = signsBetween(roving, { locked, onClue, onPoint, onStrange });
  const numbers = (view: SiteView, index: number) => (
    <>
      <SiteNumbers
        view={view}
        onEdit={(start) => {
          setEditing({ index, start });
          if (locked) onLocked();
        }}
        index={index}
        locked={locked}
        roving={roving}
        onPoint={() => onPoint(index)}
        onType={
          takesDigit(view.site) && !locked
            ? (typed, goesOn) => onClue(index, typed, goesOn)
            : undefined
        }
        onStrange={() => (locked ? onLocked() : onStrange(index))}
      />
      {editing?.index === index && (
        <SiteInput
          view={view}
          start={editing.start}
          locked={locked}
          onLocked={onLocked}
          onDone={(next) =>
            setEditing(next && onBoard(index + 1) ? { index: index + 1 } : undefined)
          }
          onClue={(typed) => onClue(index, typed)}
        />
      )}
    </>
  );
  return sites.map((view, index) => {
    const { site } = view;
    if (locked && !isSeen(view)) return null;
    return (
      <Placed key={site.words} view={view} margins={margins}>
        {site.slot.gesture === 'cycle' ? (
          sign(view, index)
        ) : locked && isInside(site) ? (
          <span
            role="img"
            aria-label={sayView(view)}
            className="board-site-numbers"
            data-state={view.state}
            data-lit={view.lit || undefined}
          >
            {/* Sites inside cells are no buttons while the cell is played, so that presses reach the cell. */}
            <Numbers view={view} />
          </span>
        ) : (
          numbers(view, index)
        )}
      </Placed>
    );
  });
});

/** "row 2: 5 3, met". */
function sayView({ site, clue, state }: SiteView): string {
  const said = clue === undefined ? 'not known' : spokenClue(clue, site);
  return `${site.words}: ${said}${state === 'open' ? '' : `, ${state}`}`;
}

/**
 * The numbers of a clue: one text node if none or all are found, since an element per number is
 * slow on large pictures.
 */
function Numbers({ view: { site, clue, found } }: { readonly view: SiteView }) {
  if (clue === undefined) return null;
  const between = site.at === 'margin' && site.axis === 'column' ? '\n' : ' ';
  const numbers = showClue(clue, site).split(' ');
  const isFound = found.includes(true);
  if (!isFound || numbers.every((_, place) => found[place] === true)) {
    return <span data-found={isFound || undefined}>{numbers.join(between)}</span>;
  }
  // A clue may repeat a number, so the key is its index.
  return (
    <span>
      {numbers.map((number, place) => (
        <Fragment key={`${place} ${number}`}>
          {place > 0 && <span>{between}</span>}
          <span data-found={found[place] === true || undefined}>{number}</span>
        </Fragment>
      ))}
    </span>
  );
}

function SiteNumbers({
  view,
  index,
  locked,
  roving,
  onEdit,
  onPoint,
  onType,
  onStrange,
}: {
  readonly view: SiteView;
  readonly index: number;
  readonly locked: boolean;
  readonly roving: Roving;
  /** `start` is what was typed already. */
  readonly onEdit: (start?: string) => void;
  readonly onPoint: () => void;
  /** Enters a number at once, or none; returns why it is refused. */
  readonly onType: ((typed: string, goesOn: boolean) => string | undefined) | undefined;
  readonly onStrange: () => void;
}) {
  const { site, clue, state, lit } = view;
  // Whether the number was typed here just now: the next digit is appended to it where that fits.
  const isTyping = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const shown = isTyping.current && clue !== undefined ? showClue(clue, site) : '';
    isTyping.current = false;
    if (roving.follow(index, event)) return;
    const isEmptied = event.key === 'Delete' || event.key === 'Backspace';
    const typed = isEmptied ? '' : digitOf(event);
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (onType === undefined || typed === undefined || isShortcut) {
      if (isTyped(event)) onStrange();
      return;
    }
    event.preventDefault();
    isTyping.current = !isEmptied;
    if (!isEmptied && shown !== '' && onType(shown + typed, true) === undefined) return;
    // What does not fit, or is not all yet, goes on in the box.
    if (onType(typed, false) !== undefined) onEdit(typed);
  };
  return (
    <button
      type="button"
      className="board-site-numbers"
      data-state={state}
      data-lit={lit || undefined}
      aria-label={sayView(view)}
      onClick={() => onEdit()}
      {...roving.propsAt(index)}
      onKeyDown={onKeyDown}
      onMouseEnter={onPoint}
      onFocus={() => {
        isTyping.current = false;
        roving.stopAt(index);
        onPoint();
      }}
    >
      {/* Where the author types; players and paper see what is printed, and no more. */}
      {view.clue === undefined && !locked && <span className="board-site-unknown">?</span>}
      <Numbers view={view} />
    </button>
  );
}
