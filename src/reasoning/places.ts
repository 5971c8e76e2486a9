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

/** "regions a and d", "box 3", "the killer cages at row 1, column 1 and at row 2, column 3". */
function byNoun(places: readonly Place[]): readonly string[] {
  /** By the plural: the names of the places, whole and without their noun. */
  const nouns = new Map<string, { readonly whole: string[]; readonly bare: string[] }>();
  const alone: string[] = [];
  for (const { words, noun } of places) {
    const plain = `${noun?.one} `;
    const drawn = `the ${noun?.one} `;
    const isDrawn = words.startsWith(`${drawn}at `);
    if (noun?.one === undefined || !(isDrawn || words.startsWith(plain))) {
      alone.push(words);
      continue;
    }
    const many = isDrawn ? `the ${noun.many}` : noun.many;
    const own = nouns.get(many) ?? { whole: [], bare: [] };
    own.whole.push(words);
    own.bare.push(words.slice((isDrawn ? drawn : plain).length));
    nouns.set(many, own);
  }
  const named = [...nouns].flatMap(([many, { whole, bare }]) =>
    whole.length < 2 ? whole : [`${many} ${listed(bare.toSorted(byNumberOrName))}`],
  );
  return [...named, ...alone];
}

/** "5" before "13", and names in their order. */
const byNumberOrName = (a: string, b: string): number =>
  Number(a) - Number(b) || (a < b ? -1 : Number(a > b));

/** Whether a place's name is only its axis and number. */
const isPlain = ({ words, line }: Place, axis: 'row' | 'column'): boolean =>
  line?.axis === axis && words === `${axis} ${line.index + 1}`;
