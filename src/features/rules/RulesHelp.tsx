import { use } from 'react';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { rulesPart } from '#book/rulesPart.ts';

const UNFETCHED =
  '<p>The rules in plain words could not be fetched. Check the connection, then open this panel again.</p>';

/** Cache of fetched help texts. */
const fetched = new Map<PuzzleType, ReturnType<PuzzleType['help']>>();

function helpOf(type: PuzzleType): ReturnType<PuzzleType['help']> {
  const known =
    fetched.get(type) ??
    type.help().catch(() => {
      // Fetched again when the panel is opened next.
      fetched.delete(type);
      return { default: UNFETCHED };
    });
  fetched.set(type, known);
  return known;
}

/** A type's help text, or the rules alone; suspends until it is fetched. */
export function RulesHelp({
  type,
  part = 'all',
}: {
  readonly type: PuzzleType;
  readonly part?: 'all' | 'rules';
}) {
  const { default: help } = use(helpOf(type));
  const html = part === 'all' ? help : rulesPart(help);
  // HTML of our own files, made by the build: no user input is in it.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Preloads the help of these types. */
export const fetchHelp = async (types: readonly PuzzleType[]): Promise<void> => {
  await Promise.all(types.map(helpOf));
};
