import type { Place } from '#logic/claim.ts';
import { listed } from '#logic/words.ts';

/** Several places in few words: "rows 2 and 7", "rows 1 and 2, column 4 and box 3". */
export function sayPlaces(places: readonly Place[]): string {
  const sorted = [...new Map(places.map((place) => [place.words, place])).values()].toSorted(
    (a, b) => (a.line?.index ?? 0) - (b.line?.index ?? 0),
  );
  const along = (axis: 'row' | 'column'): readonly string[] => {
    const lines = sorted.filter((place) => isPlain(place, axis));
    const numbers = lines.map(({ line }) => String((line?.index ?? 0) + 1));
    if (lines.length < 2) return lines.map(({ words }) => words);
    return [`${axis}s ${listed(numbers)}`];
  };
  const others = sorted.filter((place) => !isPlain(place, 'row') && !isPlain(place, 'column'));
  return listed([...along('row'), ...along('column'), ...byNoun(others)]);
}

/** "regions a and d", "box 3". */
function byNoun(places: readonly Place[]): readonly string[] {
  const nouns = new Map<string, string[]>();
  const alone: string[] = [];
  for (const { words, noun } of places) {
    const rest = noun !== undefined && words.startsWith(`${noun.one} `) ? noun : undefined;
    if (rest === undefined) alone.push(words);
    else nouns.set(rest.many, [...(nouns.get(rest.many) ?? []), words]);
  }
  const named = [...nouns].flatMap(([many, words]) => {
    if (words.length < 2) return words;
    return [
      `${many} ${listed(words.map((of) => of.slice(of.indexOf(' ') + 1)).toSorted(byNumberOrName))}`,
    ];
  });
  return [...named, ...alone];
}

/** "5" before "13", and names in their order. */
const byNumberOrName = (a: string, b: string): number =>
  Number(a) - Number(b) || (a < b ? -1 : Number(a > b));

/** Whether a place's name is only its axis and number. */
const isPlain = ({ words, line }: Place, axis: 'row' | 'column'): boolean =>
  line?.axis === axis && words === `${axis} ${line.index + 1}`;
