import type { Names } from './names.ts';
import { joinWords } from './phrase.ts';
import type { Phrase, PhraseSet } from './phrase.ts';
import type { DefinitionToken } from './tokens.ts';

/** What can stand at a place of a line. */
export interface Follower {
  /**
   * `words` are those of a phrase; a `name` was declared above, or is one of a list; an `argument`
   * is the author's choice, such as a number; of `none` is a name that nothing above declares.
   */
  readonly kind: 'words' | 'name' | 'argument' | 'none';
  /** The words up to the next argument, the name, or how the argument is called: "a number". */
  readonly text: string;
  /** The first word of the text; all of it if it is no word of the language. */
  readonly word: string;
  /** What the phrase means, or what is named. */
  readonly detail: string;
  /** Whether a token is such an argument. */
  reads?(token: DefinitionToken): boolean;
}

/** A reading of a line as one of a set. */
export interface LineReading<T> {
  /** The meaning, and the entries of the table that read it; absent if the line cannot be read. */
  readonly found?: { readonly value: T; readonly by: readonly Phrase<unknown>[] };
  /** The index of the first token with which no reading goes on; the number of tokens at the end. */
  readonly at: number;
  /** Whether the line could end before that token. */
  readonly canEnd: boolean;
  /** What could stand at a token, in the order of the table. */
  followersAt(index: number): readonly Follower[];
}

/** A reading of the first `to` tokens. */
interface Match<T> {
  readonly to: number;
  readonly value: T;
  /** The entries of the table that read them, the outer one first. */
  readonly by: readonly Phrase<unknown>[];
}

const NOTHING: readonly Phrase<unknown>[] = [];

interface Line {
  readonly tokens: readonly DefinitionToken[];
  readonly names: Names;
  /** By index of a token, and by text. */
  readonly followers: Map<string, Follower>[];
  /** What was read already, by set and by index of the first token: many phrases begin alike. */
  readonly known: Map<PhraseSet<unknown>, Map<number, readonly Match<unknown>[]>>;
}

function note(line: Line, at: number, follower: Follower): void {
  const noted = (line.followers[at] ??= new Map());
  if (!noted.has(follower.text)) noted.set(follower.text, follower);
}

function noteArgument<T>(line: Line, set: PhraseSet<T>, at: number): void {
  const { names } = line;
  const offers = set.offers?.(names);
  if (offers === undefined || offers.length === 0) {
    const kind = offers === undefined ? 'argument' : 'none';
    const reads = (token: DefinitionToken): boolean => set.word?.(token, names) !== undefined;
    note(line, at, { kind, text: set.name, word: set.name, detail: '', reads });
  } else {
    for (const text of offers) note(line, at, { kind: 'name', text, word: text, detail: set.name });
  }
}

/** All readings of a set from a token on. */
function matchSet<T>(line: Line, set: PhraseSet<T>, at: number): readonly Match<T>[] {
  const known = line.known.get(set) ?? new Map<number, readonly Match<unknown>[]>();
  line.known.set(set, known);
  // What is known for a set was read as this set.
  const found = (known.get(at) as readonly Match<T>[] | undefined) ?? matchAnew(line, set, at);
  known.set(at, found);
  return found;
}

function matchAnew<T>(line: Line, set: PhraseSet<T>, at: number): readonly Match<T>[] {
  const found = set.phrases().flatMap((phrase) => matchPhrase(line, phrase, at));
  if (set.word === undefined) return found;
  const token = line.tokens[at];
  const value = token === undefined ? undefined : set.word(token, line.names);
  noteArgument(line, set, at);
  return value === undefined ? found : [...found, { to: at + 1, value, by: NOTHING }];
}

function matchPhrase<T>(line: Line, phrase: Phrase<T>, at: number): readonly Match<T>[] {
  return phrase.elements.flatMap((elements) => {
    let open: readonly Match<Readonly<Record<string, unknown>>>[] = [
      { to: at, value: {}, by: NOTHING },
    ];
    for (const element of elements) {
      if (open.length === 0) break;
      open = open.flatMap(({ to, value, by }) => {
        if ('argument' in element) {
          const set = phrase.takes[element.argument];
          if (set === undefined) throw new Error(`No argument {${element.argument}} is taken`);
          return matchSet(line, set, to).map((match) => ({
            to: match.to,
            value: { ...value, [element.argument]: match.value },
            by: match.by.length === 0 ? by : [...by, ...match.by],
          }));
        }
        const { word, rest: text } = element;
        note(line, to, { kind: 'words', text, word, detail: phrase.means });
        return line.tokens[to]?.word === word ? [{ to: to + 1, value, by }] : [];
      });
    }
    return open.map(({ to, value, by }) => ({
      to,
      value: phrase.make(value),
      by: [phrase, ...by],
    }));
  });
}

/** Reads tokens as one of a set, and tells what could stand where. */
export function readTokens<T>(
  set: PhraseSet<T>,
  tokens: readonly DefinitionToken[],
  names: Names,
): LineReading<T> {
  const line: Line = { tokens, names, followers: [], known: new Map() };
  const matches = matchSet(line, set, 0);
  const whole = matches.find(({ to }) => to === tokens.length);
  const ends = new Set(matches.map(({ to }) => to));
  const at = Math.max(line.followers.length - 1, ...ends);
  return {
    ...(whole === undefined ? {} : { found: { value: whole.value, by: whole.by } }),
    at,
    canEnd: ends.has(at),
    followersAt: (index) => [...(line.followers[index]?.values() ?? [])],
  };
}

/** The text of some tokens, as it would be written. */
export const textOf = (tokens: readonly DefinitionToken[]): string =>
  joinWords(tokens.map(({ text }) => text));
