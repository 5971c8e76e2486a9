import { memo, useEffect, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { showClue } from '#puzzle/site.ts';
import type { Site } from '#puzzle/site.ts';
import { writes } from './keyboard.ts';
import { hasCoarsePointer } from './pointer.ts';
import { useSigns } from './Signs.tsx';
import type { SiteView } from './siteView.ts';

/** Room around the grid, in cell sides. */
export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Where the clues at the far ends of rows and columns begin, and what room they have. */
  readonly far: Readonly<Record<'x' | 'y' | 'wide' | 'tall', number>>;
}

/** What a number takes of the margin, in cell sides: digits stand side by side, or stacked. */
const WIDE = 0.62;
const TALL = 0.5;
/** Diameter of a circle on a corner, and of the place of a sign between two cells, in cell sides. */
const CIRCLE = 0.56;
const SIGN = 0.44;

/**
 * Room for the longest clue of each side, and for what most clues not known yet will take; `end` is
 * what counters take at the far ends of lines, nearer to the grid than clues there.
 */
export function marginsOf(
  sites: readonly SiteView[],
  end: number,
  { width, height }: { readonly width: number; readonly height: number },
): Margins {
  const room = (axis: 'row' | 'column', each: number, at?: 'far'): number => {
    const lines = sites.filter(
      ({ site }) => site.at === 'margin' && site.axis === axis && site.end === at,
    );
    if (lines.length === 0) return 0;
    const lengths = lines.map(({ site, clue }) => clue?.length ?? Math.ceil(site.most / 2));
    return 0.35 + Math.max(...lengths, 1) * each;
  };
  const [left, top] = [room('row', WIDE), room('column', TALL)];
  const [wide, tall] = [room('row', WIDE, 'far'), room('column', TALL, 'far')];
  return {
    left,
    top,
    right: end + wide,
    bottom: end + tall,
    far: { x: left + width + end, y: top + height + end, wide, tall },
  };
}

type Box = Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;

/** Where a site lies on the frame: upper left corner and size, in cell sides. */
export function boxOf(site: Site, { left, top, far }: Margins): Box | undefined {
  switch (site.at) {
    case 'margin':
      if (site.end === 'far') {
        return site.axis === 'row'
          ? { x: far.x, y: top + site.index, w: far.wide, h: 1 }
          : { x: left + site.index, y: far.y, w: 1, h: far.tall };
      }
      return site.axis === 'row'
        ? { x: 0, y: top + site.index, w: left, h: 1 }
        : { x: left + site.index, y: 0, w: 1, h: top };
    case 'corner':
    case 'side': {
      const side = site.at === 'corner' ? CIRCLE : SIGN;
      return { x: left + site.x - side / 2, y: top + site.y - side / 2, w: side, h: side };
    }
    case 'list':
      return undefined;
  }
}

/** Where no sign is printed, there is nothing to be seen. */
const isSeen = ({ site, clue }: SiteView): boolean =>
  site.signs === undefined || clue !== undefined;

interface SitesProps {
  readonly sites: readonly SiteView[];
  readonly margins: Margins;
}

/** A site's place on the frame; sites of a list have none. */
function Placed({
  view: { site },
  margins,
  children,
}: {
  readonly view: SiteView;
  readonly margins: Margins;
  readonly children: ReactNode;
}) {
  const box = boxOf(site, margins);
  if (box === undefined) return null;
  const style = { '--x': box.x, '--y': box.y, '--w': box.w, '--h': box.h } as CSSProperties;
  return (
    <div
      className="board-site"
      data-at={site.at === 'margin' ? site.axis : site.at}
      data-end={site.at === 'margin' ? site.end : undefined}
      style={style}
    >
      {children}
    </div>
  );
}

/** The clues beside and between the cells, to look at. */
export const StillSites = ({ sites, margins }: SitesProps) =>
  sites.filter(isSeen).map((view) => (
    <Placed key={view.site.words} view={view} margins={margins}>
      <span className="board-site-numbers">
        <Numbers view={view} />
      </span>
    </Placed>
  ));

/** The clues beside and between the cells; each opens a small text box, to read where locked. */
export const Sites = memo(function Sites({
  sites,
  margins,
  locked,
  onLocked,
  onClue,
  onPoint,
}: SitesProps & {
  readonly locked: boolean;
  /** Somebody tried to change a locked clue. */
  readonly onLocked: () => void;
  /** The mouse or the keyboard has come to a site. */
  readonly onPoint: (site: number) => void;
  /** Returns why the numbers are not taken. */
  readonly onClue: (site: number, typed: string) => string | undefined;
}) {
  const [editing, setEditing] = useState<number>();
  const onBoard = (index: number): boolean => {
    const next = sites[index];
    return next !== undefined && boxOf(next.site, margins) !== undefined;
  };
  // Signs are many, so they are one stop of the keyboard's together.
  const sign = useSigns(sites, { locked, onClue, onPoint });
  return sites.map((view, index) =>
    view.site.signs !== undefined ? (
      locked && !isSeen(view) ? null : (
        <Placed key={view.site.words} view={view} margins={margins}>
          {sign(view, index)}
        </Placed>
      )
    ) : (
      <Placed key={view.site.words} view={view} margins={margins}>
        <SiteNumbers
          view={view}
          onEdit={() => {
            setEditing(index);
            if (locked) onLocked();
          }}
          onPoint={() => onPoint(index)}
        />
        {editing === index && (
          <SiteInput
            view={view}
            locked={locked}
            onLocked={onLocked}
            onDone={(next) => setEditing(next && onBoard(index + 1) ? index + 1 : undefined)}
            onClue={(typed) => onClue(index, typed)}
          />
        )}
      </Placed>
    ),
  );
});

function Numbers({ view: { site, clue, found } }: { readonly view: SiteView }) {
  if (clue === undefined) return <span className="board-site-unknown">?</span>;
  // A clue may say the same number twice, so its place is its name.
  return showClue(clue, site)
    .split(' ')
    .map((number, place) => (
      <span key={`${place} ${number}`} data-found={found[place] === true || undefined}>
        {number}
      </span>
    ));
}

function SiteNumbers({
  view,
  onEdit,
  onPoint,
}: {
  readonly view: SiteView;
  readonly onEdit: () => void;
  readonly onPoint: () => void;
}) {
  const { site, clue, state, lit } = view;
  const said = clue === undefined ? 'not known' : showClue(clue);
  return (
    <button
      type="button"
      className="board-site-numbers"
      data-state={state}
      data-lit={lit || undefined}
      aria-label={`${site.words}: ${said}${state === 'open' ? '' : `, ${state}`}`}
      onClick={onEdit}
      onMouseEnter={onPoint}
      onFocus={onPoint}
    >
      <Numbers view={view} />
    </button>
  );
}

function SiteInput({
  view,
  locked,
  onLocked,
  onDone,
  onClue,
}: {
  readonly view: SiteView;
  readonly locked: boolean;
  readonly onLocked: () => void;
  /** `next` when the following site is to be edited. */
  readonly onDone: (next: boolean) => void;
  readonly onClue: (typed: string) => string | undefined;
}) {
  const [typed, setTyped] = useState(showClue(view.clue));
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // Going away takes the focus, too; that must not count as leaving the box.
  const closed = useRef(false);
  useEffect(() => input.current?.select(), []);

  const close = (next: boolean, byKeyboard: boolean) => {
    closed.current = true;
    // The keyboard stays where it was, unless the next box takes it.
    if (byKeyboard) input.current?.parentElement?.querySelector('button')?.focus();
    onDone(next);
  };
  const commit = (next: boolean) => {
    if (closed.current) return;
    const reason = locked ? undefined : onClue(typed);
    if (reason === undefined) close(next, next);
    else setProblem(reason);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Else it would press the button that the keyboard is at by then.
      event.preventDefault();
      commit(true);
    } else if (event.key === 'Escape') close(false, true);
    else if (locked && writes(event)) onLocked();
  };
  return (
    <>
      <input
        ref={input}
        className="board-site-input"
        aria-label={`${view.site.words}, numbers`}
        aria-invalid={problem !== undefined}
        // Fingers have keys on the page, with all that a clue is written with.
        inputMode={hasCoarsePointer() ? 'none' : 'decimal'}
        autoComplete="off"
        readOnly={locked}
        value={locked ? showClue(view.clue) : typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={onKeyDown}
        onPaste={() => locked && onLocked()}
        onBlur={() => commit(false)}
      />
      {problem !== undefined && (
        <span role="alert" className="board-site-problem">
          {problem}.
        </span>
      )}
    </>
  );
}
