import { synonymsOf } from './glossary.ts';
import { readTokens } from './match.ts';
import type { Follower, LineReading } from './match.ts';
import type { Names } from './names.ts';
import type { PhraseSet } from './phrase.ts';
import { editDistance, mostWrong } from './problem.ts';
import { tokensOf } from './tokens.ts';
import type { DefinitionToken } from './tokens.ts';

/** A change of a line after which more of it can be read. */
export interface LineRepair {
  /** The index of the first token that changes, and how many are replaced. */
  readonly at: number;
  readonly count: number;
  /** What is written there; empty if they are left out. */
  readonly text: string;
  readonly how: 'misspelt' | 'synonym' | 'missing' | 'extra';
  /** Lower is likelier. */
  readonly cost: number;
}

/** A line after its repair. */
export interface RepairedLine<T> {
  readonly repair: LineRepair;
  readonly reading: LineReading<T>;
}

/** So many repairs of a line are tried, and fewer of a long one: each takes as long as it has tokens. */
const MOST_TRIED = 60;
const MOST_TOKENS_TRIED = 1000;

/**
 * The likeliest change of one place after which a line can be read: to its end if there is one,
 * otherwise further than before. A wrong word need not be where the reading ends: "numbr" may be
 * read as a noun.
 */
export function repairLine<T>(
  set: PhraseSet<T>,
  tokens: readonly DefinitionToken[],
  names: Names,
  reading: LineReading<T>,
): RepairedLine<T> | undefined {
  const tried = repairsOf(tokens, reading)
    .toSorted((a, b) => a.cost - b.cost || b.at - a.at)
    .slice(0, Math.min(MOST_TRIED, Math.ceil(MOST_TOKENS_TRIED / tokens.length)));
  let furthest: (RepairedLine<T> & { readonly to: number }) | undefined;
  for (const repair of tried) {
    const { at, count, text } = repair;
    const written = tokensOf(text);
    const repaired = readTokens(set, tokens.toSpliced(at, count, ...written), names);
    if (repaired.found !== undefined) return { repair, reading: repaired };
    // In tokens of the line as it stands.
    const to = repaired.at - written.length + count;
    const isCertain = repair.how === 'misspelt' || repair.how === 'synonym';
    if (isCertain && to > (furthest?.to ?? reading.at)) {
      furthest = { repair, reading: repaired, to };
    }
  }
  return furthest;
}

function repairsOf<T>(
  tokens: readonly DefinitionToken[],
  reading: LineReading<T>,
): readonly LineRepair[] {
  const end = Math.min(reading.at, tokens.length - 1);
  const all: LineRepair[] = [];
  for (let at = 0; at <= end; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const followers = reading.followersAt(at);
    const isEnd = at === reading.at;
    all.push(...misspellings(token, at, followers), ...synonyms(tokens, at));
    const cost = isEnd ? 1.5 : 2.5;
    for (const text of new Set(followers.flatMap(wordOf))) {
      if (text !== token.word) all.push({ at, count: 0, text, how: 'missing', cost });
    }
    if (isEnd) all.push({ at, count: 1, text: '', how: 'extra', cost: 1.6 });
  }
  return all;
}

const wordOf = ({ kind, word }: Follower): readonly string[] =>
  kind === 'words' || kind === 'name' ? [word] : [];

/** The words near to a token that could stand there; also two of them, written as one. */
function misspellings(
  { word: written }: DefinitionToken,
  at: number,
  followers: readonly Follower[],
): readonly LineRepair[] {
  const words = new Set(
    followers.flatMap((follower) => {
      const [first = '', second] = follower.text.split(' ');
      const isJoined = follower.kind === 'words' && `${first}${second ?? ''}` === written;
      return isJoined ? [`${first} ${second ?? ''}`] : wordOf(follower);
    }),
  );
  const most = mostWrong(written);
  return [...words].flatMap((text) => {
    // The distance is at least the difference in length.
    if (Math.abs(text.length - written.length) > most) return [];
    const distance = editDistance(written, text.toLowerCase());
    // Where no letter is the same, it is another word: "1" is not a misspelt "x".
    if (distance === 0 || distance > most || distance >= text.length) return [];
    // Of words that are as near, the one with the same beginning; then the longer one, of which a
    // letter was left out: "mins" is minus, not mine.
    const isLeftOut = text.length > written.length;
    const cost = distance - (text[0] === written[0] ? 0.2 : 0) - (isLeftOut ? 0.1 : 0);
    return [{ at, count: 1, text, how: 'misspelt' as const, cost }];
  });
}

const synonyms = (tokens: readonly DefinitionToken[], at: number): readonly LineRepair[] =>
  synonymsOf(tokens[at]?.word ?? '').flatMap(({ said, write }) =>
    said.every((word, index) => tokens[at + index]?.word === word)
      ? write.map((text, order) => ({
          at,
          count: said.length,
          text,
          how: 'synonym' as const,
          cost: 0.7 - said.length / 10 + order / 100,
        }))
      : [],
  );
