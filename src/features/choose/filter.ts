import type { PuzzleGroup, PuzzleType } from '#puzzle/puzzleType.ts';

/** Which types are wanted: those of a group, if any, that have all of these words. */
export interface TypeFilter {
  readonly group: PuzzleGroup | undefined;
  readonly words: string;
}

export const EVERYTHING: TypeFilter = { group: undefined, words: '' };

/** Lower case and without accents, so that a word is found however it is typed. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Whether a type is in the group and has all words in its names or summary. */
export function isWanted(
  {
    name,
    otherNames,
    summary,
    group,
  }: Pick<PuzzleType, 'name' | 'otherNames' | 'summary' | 'group'>,
  wanted: TypeFilter,
): boolean {
  if (wanted.group !== undefined && wanted.group !== group) return false;
  const text = plain([name, ...otherNames, summary].join(' '));
  return plain(wanted.words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
