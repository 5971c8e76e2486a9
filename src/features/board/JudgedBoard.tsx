import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Counter } from '#board/Counters.tsx';
import type { SiteView } from '#board/siteView.ts';
import { checkLines } from '#logic/check.ts';
import type { CheckLine } from '#logic/check.ts';
import { useDocument } from '#store/document/document.ts';
import { modelOf } from '#store/document/model.ts';
import { useAfterPaint } from '#ui/useAfterPaint.ts';
import { useSaysBroken } from './seeing.ts';
import { useShown } from './shown.ts';
import { siteViews } from '#picture/still.ts';
import { countersOf, quietCounters, quietSites } from './views.ts';

/** The judgement of the rules on the shown values. */
export interface Judged {
  readonly lines: readonly CheckLine[];
  /** The clues outside the cells, in the type's order, without highlights. */
  readonly sites: readonly SiteView[];
  readonly counters: readonly Counter[];
}

const JudgedContext = createContext<Judged>({ lines: [], sites: [], counters: [] });

/** The judgement of the nearest `JudgedBoard` (a context). */
export const useJudged = (): Judged => useContext(JudgedContext);

/**
 * Judges the shown values once for all parts of the page. Values are painted first, and the
 * judgement in the next frame.
 */
export function JudgedBoard({ children }: { readonly children: ReactNode }) {
  const { type, puzzle } = useDocument();
  const { parameters, areas, blackCells, siteClues } = puzzle;
  const model = modelOf(type, puzzle);
  const { values } = useShown();
  const saysBroken = useSaysBroken();
  const drawn = useAfterPaint(useMemo(() => ({ model, values }), [model, values]));
  // Values from before a change of rules are not judged by the new ones.
  const judged = drawn.model === model ? drawn.values : values;
  const saying = useMemo((): Judged => {
    const lines = checkLines(model, judged);
    const sites = siteViews(type, { parameters, areas, blackCells, siteClues }, lines, judged);
    const counters = countersOf(lines, judged);
    return saysBroken
      ? { lines, sites, counters }
      : { lines, sites: quietSites(sites), counters: quietCounters(counters) };
  }, [type, parameters, areas, blackCells, siteClues, model, judged, saysBroken]);
  return <JudgedContext value={saying}>{children}</JudgedContext>;
}
