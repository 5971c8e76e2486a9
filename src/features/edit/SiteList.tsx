import { useId, useState } from 'react';
import type { SiteView } from '#board/Sites.tsx';
import { showClue } from '#puzzle/site.ts';
import { useDocument } from '#store/document.ts';
import { siteViews, useCheckLines, useShown } from './boardView.ts';
import { typeClue } from './layers.ts';

/** How a clue stands, told by a word as well as by a colour. */
const STATES = { open: '', met: 'found', broken: 'wrong' } as const;

/** The clues that stand neither beside nor between the cells: a fleet, totals of groups. */
export function SiteList() {
  const { type, puzzle } = useDocument();
  const { values } = useShown();
  const lines = useCheckLines();
  const views = siteViews(type, puzzle, lines, values);
  if (!views.some(({ site }) => site.at === 'list')) return null;
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1">
      {views.map((view, index) =>
        view.site.at === 'list' ? (
          <SiteBox key={`${view.site.words} ${showClue(view.clue)}`} view={view} index={index} />
        ) : null,
      )}
    </div>
  );
}

function SiteBox({ view, index }: { readonly view: SiteView; readonly index: number }) {
  const { site, clue, state } = view;
  const [typed, setTyped] = useState(showClue(clue));
  const [problem, setProblem] = useState<string>();
  const id = useId();
  return (
    <label className="field">
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
          if (event.key === 'Enter') setProblem(typeClue(site, index, typed));
        }}
        onBlur={() => setProblem(typeClue(site, index, typed))}
      />
      <span className={`w-12 text-sm ${state === 'broken' ? 'text-warning' : 'text-proof'}`}>
        {STATES[state]}
      </span>
      {problem !== undefined && (
        <span id={id} role="alert" className="problem">
          {problem}.
        </span>
      )}
    </label>
  );
}
