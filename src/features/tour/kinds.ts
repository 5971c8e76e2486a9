import { cellName } from '#grid/grid.ts';
import type { Grid } from '#grid/grid.ts';
import type { Claim } from '#logic/claim.ts';
import { capitalise, inWords, listed } from '#logic/words.ts';

/** Claims that differ in nothing but their place, and perhaps their numbers. */
export interface RuleKind {
  /** Their indices in the model, ascending; never empty. */
  readonly claims: readonly number[];
  /** "Rows and columns", "Boxes", "Ships too long". */
  readonly heading: string;
  /** How many more there are than the first; empty where it is the only one. */
  readonly others: string;
}

/** What a place is one of ("row", "box", "cell"), or the whole of its words if of nothing. */
function nounOf(grid: Grid, { place, cells }: Claim): string {
  if (cells.some((cell) => cellName(grid, cell) === place.words)) return 'cell';
  const pattern = patternOf(place.words);
  if (pattern.endsWith('# and #')) return 'pair';
  return pattern.includes('#') ? (pattern.split(/ (?:at|of|#)/)[0] ?? pattern) : pattern;
}

/** A place's words without what numbers it: "box #", "region #", "ships of length #". */
const patternOf = (words: string): string =>
  words.replaceAll(/\d+/g, '#').replace(/ [A-Za-z]{1,2}$/, ' #');

const isPlural = (noun: string): boolean => noun.endsWith('s');

const pluralOf = (noun: string): string =>
  isPlural(noun) ? noun : noun + (/(?:x|ch|sh)$/.test(noun) ? 'es' : 's');

/** Says the rest of a claim's text: its label or sentence with another place. */
const elsewhere = (text: string, { place }: Claim, words: string): string =>
  text.replace(place.words, words);

/** Sorts claims into kinds, in the order of the first of each; rows and columns are one kind. */
export function kindsOf(
  grid: Grid,
  claims: readonly Claim[],
  indices: readonly number[],
): readonly RuleKind[] {
  const kinds = new Map<string, number[]>();
  for (const index of indices) {
    const claim = claims[index];
    if (claim === undefined) continue;
    const noun = claim.place.line === undefined ? nounOf(grid, claim) : 'line';
    const place = noun === 'cell' || noun === 'line' ? noun : patternOf(claim.place.words);
    const key = elsewhere(claim.label, claim, `(${place})`);
    kinds.set(key, [...(kinds.get(key) ?? []), index]);
  }
  return [...kinds.values()].map((found) => describe(grid, claims, found));
}

function describe(grid: Grid, all: readonly Claim[], indices: readonly number[]): RuleKind {
  const claims = indices.flatMap((index) => all[index] ?? []);
  const [first, ...rest] = claims;
  if (first === undefined || rest.length === 0) {
    return { claims: indices, heading: capitalise(first?.label ?? ''), others: '' };
  }
  const nouns = [...new Set(claims.map((claim) => nounOf(grid, claim)))];
  const heading = elsewhere(first.label, first, listed(nouns.map(pluralOf)));
  return { claims: indices, heading: capitalise(heading), others: sayOthers(grid, first, rest) };
}

/** "The same holds for eight more rows and nine columns." */
function sayOthers(grid: Grid, first: Claim, rest: readonly Claim[]): string {
  const own = nounOf(grid, first);
  // "Ships of length 2" are one place, so ships cannot be what is counted.
  if (isPlural(own)) {
    return rest.length === 1
      ? 'One more rule is of this kind.'
      : `${capitalise(inWords(rest.length))} more rules are of this kind.`;
  }
  const counts = new Map<string, number>();
  for (const claim of rest) {
    const noun = nounOf(grid, claim);
    counts.set(noun, (counts.get(noun) ?? 0) + 1);
  }
  const places = [...counts].map(
    ([noun, count]) =>
      `${inWords(count)} ${noun === own ? 'more ' : ''}${count === 1 ? noun : pluralOf(noun)}`,
  );
  const said = new Set([first, ...rest].map((claim) => elsewhere(claim.sentence, claim, '')));
  const same = said.size === 1 ? 'The same' : 'A rule of the same kind';
  return `${same} holds for ${listed(places)}.`;
}
