import { useId, useState } from 'react';
import type { CSSProperties } from 'react';
import { writes } from '#board/keyboard.ts';
import type { SiteView } from '#board/siteView.ts';
import { showClue } from '#puzzle/site.ts';
import { changeClues, useDocument } from '#store/document/document.ts';
import { sayRefused, useView } from '#store/document/view.ts';
import { Button } from '#ui/Button.tsx';
import { useJudged } from '../board/JudgedBoard.tsx';
import { lightSites } from '../board/views.ts';
import { typeClue } from './clueEntry.ts';
import { useLayer } from './layers.ts';

/** The state of a clue in words as well as by colour: "2 of 3". */
const sayState = (state: SiteView['state'], observed: string | undefined): string =>
  state === 'met' ? 'found' : state === 'broken' ? 'wrong' : (observed ?? '');

/** The clues neither beside nor between the cells: a fleet, totals of groups. */
export function SiteList() {
  const { lines, sites } = useJudged();
  const { litSites } = useView();
  const locked = useLayer() === 'marks';
  const [showsRare, setShowsRare] = useState(false);
  const views = lightSites(sites, litSites);
  const listed = views.filter(({ site }) => site.at === 'list');
  if (listed.length === 0) return null;
  const isOpen = !locked && listed.every(({ clue }) => clue === undefined);
  const isRare = ({ site, clue }: SiteView): boolean =>
    site.at === 'list' && site.rare === true && clue === undefined;
  const hasMore = !locked && !showsRare && listed.some(isRare);
  return (
    <div className="site-list">
      {views.map((view, index) =>
        // Clues that the author left open are hidden from players.
        view.site.at === 'list' &&
        !(locked && view.clue === undefined) &&
        (showsRare || !isRare(view)) ? (
          <SiteBox
            // Keyed by `locked`, so that refused input disappears when the box is locked.
            key={`${view.site.words} ${showClue(view.clue)} ${locked}`}
            view={view}
            index={index}
            locked={locked}
            observed={lines.find(({ claim }) => claim.place.site === index)?.observed}
          />
        ) : null,
      )}
      {isOpen && <UsualClues />}
      {hasMore && <Button onClick={() => setShowsRare(true)}>Longer ships</Button>}
    </div>
  );
}

/** A button that fills in what most puzzles of this type print. */
function UsualClues() {
  const { type, puzzle } = useDocument();
  const usual = type.usual?.(puzzle.parameters);
  if (usual === undefined) return null;
  const enter = () => {
    const siteClues = puzzle.siteClues.map((clue, site) => clue ?? usual.siteClues[site]);
    changeClues({ ...puzzle, siteClues });
  };
  return <Button onClick={enter}>{usual.words}</Button>;
}

/** A ship of this many cells. */
function Silhouette({ cells }: { readonly cells: number }) {
  return (
    <svg
      aria-hidden
      className="site-ship"
      style={{ '--cells': cells } as CSSProperties}
      viewBox={`0 0 ${cells} 1`}
      preserveAspectRatio="xMinYMid"
    >
      <rect x={0.08} y={0.12} width={cells - 0.16} height={0.76} rx={0.38} />
    </svg>
  );
}

function SiteBox({
  view,
  index,
  locked,
  observed,
}: {
  readonly view: SiteView;
  readonly index: number;
  /** Its numbers are read-only. */
  readonly locked: boolean;
  /** What the clue's rule observes on the board. */
  readonly observed: string | undefined;
}) {
  const { site, clue, state } = view;
  const [typed, setTyped] = useState(showClue(clue));
  const [problem, setProblem] = useState<string>();
  const id = useId();
  return (
    <label
      className="field site-box"
      data-lit={view.lit || undefined}
      data-locked={locked || undefined}
    >
      {site.at === 'list' && site.ship !== undefined ? (
        <>
          <span className="sr-only">{site.words}</span>
          <Silhouette cells={site.ship} />
        </>
      ) : (
        site.words
      )}
      <input
        className="select site-input"
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : id}
        readOnly={locked}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (locked) sayRefused(writes(event));
          else if (event.key === 'Enter') setProblem(typeClue(index, typed));
        }}
        onPaste={() => locked && sayRefused(true)}
        onBlur={() => {
          if (!locked) setProblem(typeClue(index, typed));
        }}
      />
      <span
        className={`site-state text-sm ${state === 'broken' ? 'text-warning' : state === 'met' ? 'text-proof' : 'text-muted'}`}
      >
        {sayState(state, observed)}
      </span>
      {problem !== undefined && (
        <span id={id} role="alert" className="problem">
          {`${problem}.`}
        </span>
      )}
    </label>
  );
}
