import { use } from 'react';
import type { PuzzleType } from '#puzzle/puzzleType.ts';

const UNFETCHED =
  '<p>The rules in plain words could not be fetched. Check the connection, then open this panel again.</p>';

/** The rules in plain words that were fetched already. */
const fetched = new Map<PuzzleType, ReturnType<PuzzleType['help']>>();

function helpOf(type: PuzzleType): ReturnType<PuzzleType['help']> {
  const known =
    fetched.get(type) ??
    type.help().catch(() => {
      // Asked for again when the panel is opened the next time.
      fetched.delete(type);
      return { default: UNFETCHED };
    });
  fetched.set(type, known);
  return known;
}

/** The rules of a type in plain words; suspends until they are here. */
export function RulesHelp({ type }: { readonly type: PuzzleType }) {
  const { default: help } = use(helpOf(type));
  // HTML of our own files, made by the build: nothing that somebody typed is in it.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: help }} />;
}

/** Has the rules of these types here before they are drawn. */
export const fetchHelp = async (types: readonly PuzzleType[]): Promise<void> => {
  await Promise.all(types.map(helpOf));
};
