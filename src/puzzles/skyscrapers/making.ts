import type { MakingMethod } from '#puzzle/making.ts';
import { sightLines, seenAlong } from './lines.ts';
import type { SkyscrapersParameters } from './rules.ts';

/** A full square with what all its lines show, of which as much is left out as there can be. */
export const skyscrapersMaking: MakingMethod<SkyscrapersParameters> = {
  siteClues: ({ parameters: { size } }, solution) =>
    sightLines(size).map(({ cells }) => [seenAlong(cells.map((cell) => solution[cell] ?? 0))]),
  sparesSites: 'always',
};
