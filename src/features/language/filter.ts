import type { Phrase } from '#definition/phrase.ts';

/** Whether all words of a search stand in a phrase, its meaning or its example, as parts of words at least. */
export function speaksOf(
  { says, means, example }: Pick<Phrase<unknown>, 'says' | 'means' | 'example'>,
  search: string,
): boolean {
  const text = [...says, means, example].join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A title as the word that an address has for it: "rules-about-numbers". */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
