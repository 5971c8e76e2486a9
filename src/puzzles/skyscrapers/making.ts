import { rectangle } from '#grid/rectangle.ts';
import { sightLines } from '#logic/sightLines.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import { seenAlong } from './board.ts';
import type { SkyscrapersParameters } from './board.ts';

/** Starts with a full square and the counts at all ends, and removes as many as possible. */
export const skyscrapersMaking: MakingMethod<SkyscrapersParameters> = {
  siteClues: ({ parameters: { size } }, solution) =>
    sightLines(rectangle(size, size)).map(({ cells }) => [
      seenAlong(cells.map((cell) => solution[cell] ?? 0)),
    ]),
  sparesSites: 'always',
};
