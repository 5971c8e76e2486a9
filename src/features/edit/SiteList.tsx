import { useId, useState } from 'react';
import { showClue } from '#puzzle/site.ts';
import type { Clue, Site } from '#puzzle/site.ts';
import { useDocument } from '#store/document.ts';
import { typeClue } from './layers.ts';

/** The clues that stand neither beside nor between the cells: a fleet, totals of groups. */
export function SiteList() {
  const { type, puzzle } = useDocument();
  const sites = type.sites?.(puzzle.parameters) ?? [];
  if (!sites.some(({ at }) => at === 'list')) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {sites.map((site, index) =>
        site.at === 'list' ? (
          <SiteBox
            key={`${site.words} ${showClue(puzzle.clues[index])}`}
            site={site}
            index={index}
            clue={puzzle.clues[index]}
          />
        ) : null,
      )}
    </div>
  );
}

function SiteBox({
  site,
  index,
  clue,
}: {
  readonly site: Site;
  readonly index: number;
  readonly clue: Clue;
}) {
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
      {problem !== undefined && (
        <span id={id} role="alert" className="problem">
          {problem}.
        </span>
      )}
    </label>
  );
}
