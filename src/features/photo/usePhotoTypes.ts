import { useEffect, useState } from 'react';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { fetchPuzzleTypes } from '#puzzles/registry.ts';

/** What a photo is taken for where nothing says more. */
const USUAL = 'sudoku';

/**
 * The types whose photos are read, beside the page's own, and the one that is chosen; `isUnfetched` where
 * they did not come.
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
