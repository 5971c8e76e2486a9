import type { Correction, PictureRead } from './picture.ts';
import { isWritten, SURE } from './picture.ts';

/** At most so many doubtful places and walls are tried, each with what it may be besides. */
const MOST = 12;

/**
 * The single changes of doubtful places and walls that leave one solution, the most doubtful first.
 * `hasOne` tells whether a change does.
 */
export async function findMisreads(
  { places, walls }: PictureRead,
  hasOne: (change: Correction) => Promise<boolean>,
): Promise<readonly Correction[]> {
  const doubtful = [
    // What is written by hand is no clue, whatever it is.
    ...places
      .filter((place) => !isWritten(place))
      .map(({ id, chance, others }) => ({
        chance,
        changes: others.map((text): Correction => ({ kind: 'place', id, text })),
      })),
    ...walls.map(({ cells, stands, chance }) => ({
      chance,
      changes: [{ kind: 'wall', cells, stands: !stands } satisfies Correction],
    })),
  ]
    .filter(({ chance }) => chance < SURE)
    .sort((a, b) => a.chance - b.chance)
    .slice(0, MOST);
  const found: Correction[] = [];
  for (const change of doubtful.flatMap(({ changes }) => changes))
    if (await hasOne(change)) found.push(change);
  return found;
}
