import type { MakingMethod } from '#puzzle/making.ts';
import { sightLines, seenAlong } from './lines.ts';
import type { SkyscrapersParameters } from './rules.ts';

/** Starts with a full square and the counts at all ends, and removes as many as possible. */
export const skyscrapersMaking: MakingMethod<SkyscrapersParameters> = {
  siteClues: ({ parameters: { size } }, solution) =>
    sightLines(size).map(({ cells }) => [seenAlong(cells.map((cell) => solution[cell] ?? 0))]),
  sparesSites: 'always',
};
