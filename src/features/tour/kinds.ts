import type { Claim, Noun } from '#logic/claim.ts';
import { capitalise, inWords, listed } from '#logic/words.ts';

/** Claims that differ only in their place, and perhaps their numbers. */
export interface RuleKind {
  /** Their indices in the model, ascending; never empty. */
  readonly claims: readonly number[];
  /** "Rows and columns", "Boxes", "Ships too long". */
  readonly heading: string;
  /** How many more there are besides the first; empty if there are none. */
  readonly others: string;
}

/** A place's noun; its own words if it has none. */
const nounOf = ({ place }: Claim): Noun => place.noun ?? { many: place.words };

/** A claim's label or sentence with another place. */
const elsewhere = (text: string, { place }: Claim, words: string): string =>
  text.replace(place.words, words);

/** Groups claims into kinds, in the order of the first of each; rows and columns are one kind. */
export function kindsOf(claims: readonly Claim[], indices: readonly number[]): readonly RuleKind[] {
  const kinds = new Map<string, number[]>();
  for (const index of indices) {
    const claim = claims[index];
    if (claim === undefined) continue;
    const place = claim.place.line === undefined ? nounOf(claim).many : 'lines';
    const key = elsewhere(claim.label, claim, `(${place})`);
    kinds.set(key, [...(kinds.get(key) ?? []), index]);
  }
  return [...kinds.values()].map((found) => describe(claims, found));
}

function describe(all: readonly Claim[], indices: readonly number[]): RuleKind {
  const claims = indices.flatMap((index) => all[index] ?? []);
  const [first, ...rest] = claims;
  if (first === undefined || rest.length === 0) {
    return { claims: indices, heading: capitalise(first?.label ?? ''), others: '' };
  }
  const nouns = [...new Set(claims.map((claim) => nounOf(claim).many))];
  const heading = elsewhere(first.label, first, listed(nouns));
  return { claims: indices, heading: capitalise(heading), others: sayOthers(first, rest) };
}

/** "The same holds for eight more rows and nine columns." */
function sayOthers(first: Claim, rest: readonly Claim[]): string {
  const own = nounOf(first);
  if (own.one === undefined) {
    return rest.length === 1
      ? 'One more rule is of this kind.'
      : `${capitalise(inWords(rest.length))} more rules are of this kind.`;
  }
  const counts = new Map<string, { readonly noun: Noun; readonly count: number }>();
  for (const claim of rest) {
    const noun = nounOf(claim);
    counts.set(noun.many, { noun, count: (counts.get(noun.many)?.count ?? 0) + 1 });
  }
  const places = [...counts.values()].map(
    ({ noun: { one, many }, count }) =>
      `${inWords(count)} ${many === own.many ? 'more ' : ''}${count === 1 ? (one ?? many) : many}`,
  );
  const said = new Set([first, ...rest].map((claim) => elsewhere(claim.sentence, claim, '')));
  const same = said.size === 1 ? 'The same' : 'A rule of the same kind';
  return `${same} holds for ${listed(places)}.`;
}
