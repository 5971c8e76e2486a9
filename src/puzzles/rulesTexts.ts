import { puzzleTypeIds } from './registry.ts';

const texts = import.meta.glob<string>(['./*/rules.txt', '!./_template/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The definition of one of our own types. */
export interface RulesText {
  /** The type's id. */
  readonly id: string;
  /** The name in its text. */
  readonly name: string;
  readonly text: string;
}

/** The definitions of all types, in the order of the menu. */
export const rulesTexts: readonly RulesText[] = puzzleTypeIds.flatMap((id) => {
  const text = texts[`./${id}/rules.txt`];
  if (text === undefined) return [];
  return [{ id, name: /^puzzle (.+)$/m.exec(text)?.[1] ?? id, text }];
});
