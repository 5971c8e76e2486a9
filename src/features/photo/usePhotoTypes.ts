import { useEffect, useState } from 'react';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { fetchPuzzleTypes } from '#puzzles/registry.ts';

/** The default type of a photo. */
const USUAL = 'sudoku';

/**
 * The types whose photos can be read, besides the page's own, and the chosen one; `isUnfetched` if
 * their code could not be loaded.
 */
export function usePhotoTypes(own: PuzzleType | undefined, chosen: string | undefined) {
  const [fetched, setFetched] = useState<readonly PuzzleType[]>([]);
  const [isUnfetched, setUnfetched] = useState(false);
  const id = chosen ?? own?.id ?? USUAL;
  useEffect(() => {
    let isGone = false;
    void (async () => {
      try {
        const all = await fetchPuzzleTypes();
        if (!isGone) setFetched(all);
      } catch {
        if (!isGone) setUnfetched(true);
      }
    })();
    return () => {
      isGone = true;
    };
  }, []);
  const offered = fetched.filter(({ id, photo }) => photo !== undefined || id === own?.id);
  const types = offered.length > 0 ? offered : own === undefined ? [] : [own];
  const type = types.find((offer) => offer.id === id);
  return { types, type, isUnfetched: isUnfetched && type === undefined };
}
