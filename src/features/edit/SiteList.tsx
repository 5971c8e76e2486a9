import { useId, useState } from 'react';
import type { SiteView } from '#board/Sites.tsx';
import { showClue } from '#puzzle/site.ts';
import { useView } from '#store/view.ts';
import { lightSites } from './boardView.ts';
import { useJudged } from './JudgedBoard.tsx';
import { typeClue } from './layers.ts';

/** How a clue stands, told by words as well as by a colour: "2 of 3". */
const sayState = (state: SiteView['state'], observed: string | undefined): string =>
  state === 'met' ? 'found' : state === 'broken' ? 'wrong' : (observed ?? '');

/** The clues that stand neither beside nor between the cells: a fleet, totals of groups. */
export function SiteList() {
  const { lines, sites } = useJudged();
  const { litSites } = useView();
  const views = lightSites(sites, litSites);
  if (!views.some(({ site }) => site.at === 'list')) return null;
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1">
      {views.map((view, index) =>
        view.site.at === 'list' ? (
          <SiteBox
            key={`${view.site.words} ${showClue(view.clue)}`}
            view={view}
            index={index}
            observed={lines.find(({ claim }) => claim.place.site === index)?.observed}
          />
        ) : null,
      )}
    </div>
  );
}

function SiteBox({
  view,
  index,
  observed,
}: {
  readonly view: SiteView;
  readonly index: number;
  /** What the rule about this clue sees on the board. */
  readonly observed: string | undefined;
}) {
  const { site, clue, state } = view;
  const [typed, setTyped] = useState(showClue(clue));
  const [problem, setProblem] = useState<string>();
  const id = useId();
  return (
    <label className="field site-box" data-lit={view.lit || undefined}>
      {site.words}
      <input
        className="select w-14 text-center"
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : id}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setProblem(typeClue(index, typed));
        }}
        onBlur={() => setProblem(typeClue(index, typed))}
      />
      <span
        className={`min-w-12 text-sm ${state === 'broken' ? 'text-warning' : state === 'met' ? 'text-proof' : 'text-muted'}`}
      >
        {sayState(state, observed)}
      </span>
      {problem !== undefined && (
        <span id={id} role="alert" className="problem">
          {problem}.
        </span>
      )}
    </label>
  );
}
