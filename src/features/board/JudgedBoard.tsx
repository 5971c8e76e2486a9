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
import { countersOf, quietCounters, quietSites, siteViews } from './views.ts';

/** What the rules say of the values on the board. */
export interface Judged {
  readonly lines: readonly CheckLine[];
  /** The clues outside the cells, in the type's order; nothing points at them yet. */
  readonly sites: readonly SiteView[];
  readonly counters: readonly Counter[];
}

const JudgedContext = createContext<Judged>({ lines: [], sites: [], counters: [] });

/** What the rules say, for any part of a `JudgedBoard`. */
export const useJudged = (): Judged => useContext(JudgedContext);

/**
 * Judges the shown values once for all parts of the page. Values are drawn first, and what the
 * rules say of them in the next frame.
 */
export function JudgedBoard({ children }: { readonly children: ReactNode }) {
  const { type, puzzle } = useDocument();
  const { parameters, areas, blackCells, siteClues } = puzzle;
  const model = modelOf(type, puzzle);
  const { values } = useShown();
  const saysBroken = useSaysBroken();
  const drawn = useAfterPaint(useMemo(() => ({ model, values }), [model, values]));
  // Other rules have nothing to say of earlier values.
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
