import type { Names } from './names.ts';
import { anyOfWords, nearestWord } from './problem.ts';
import type { DefinitionProblem } from './problem.ts';
import type { Phrase, PhraseSet } from './phrase.ts';
import type { DefinitionToken } from './tokens.ts';

/** A reading of the first `to` tokens. */
interface Match<T> {
  readonly to: number;
  readonly value: T;
}

/** How far a line was read, and what could have followed there. */
interface Trace {
  at: number;
  readonly wanted: Set<string>;
}

interface Line {
  readonly tokens: readonly DefinitionToken[];
  readonly names: Names;
  readonly trace: Trace;
}

function want({ trace }: Line, at: number, words: readonly string[]): void {
  if (at < trace.at) return;
  if (at > trace.at) {
    trace.at = at;
    trace.wanted.clear();
  }
  for (const word of words) trace.wanted.add(word);
}

/** All readings of a set from a token on. */
function matchSet<T>(line: Line, set: PhraseSet<T>, at: number): readonly Match<T>[] {
  const found = set.phrases().flatMap((entry) => matchPhrase(line, entry, at));
  if (set.word === undefined) return found;
  const token = line.tokens[at];
  const value = token === undefined ? undefined : set.word(token, line.names);
  if (value !== undefined) return [...found, { to: at + 1, value }];
  want(line, at, set.offers?.(line.names) ?? [set.name]);
  return found;
}

function matchPhrase<T>(line: Line, entry: Phrase<T>, at: number): readonly Match<T>[] {
  return entry.elements.flatMap((elements) => {
    let open: readonly Match<Readonly<Record<string, unknown>>>[] = [{ to: at, value: {} }];
    for (const element of elements) {
      open = open.flatMap(({ to, value }) => {
        if ('argument' in element) {
          const set = entry.takes[element.argument];
          if (set === undefined) throw new Error(`No argument {${element.argument}} is taken`);
          return matchSet(line, set, to).map((match) => ({
            to: match.to,
            value: { ...value, [element.argument]: match.value },
          }));
        }
        if (line.tokens[to]?.word === element.word) return [{ to: to + 1, value }];
        want(line, to, [element.word]);
        return [];
      });
    }
    return open.map(({ to, value }) => ({ to, value: entry.make(value) }));
  });
}

/** Reads a whole line as one of a set; otherwise says how far it was read and what could follow. */
export function parseLine<T>(
  set: PhraseSet<T>,
  tokens: readonly DefinitionToken[],
  names: Names,
  number: number,
): { readonly value: T } | { readonly problem: DefinitionProblem } {
  const line: Line = { tokens, names, trace: { at: 0, wanted: new Set() } };
  for (const { to, value } of matchSet(line, set, 0)) {
    if (to === tokens.length) return { value };
    // Read, but more follows: nothing could.
    want(line, to, []);
  }
  const { at, wanted } = line.trace;
  return {
    problem: {
      line: number,
      column:
        tokens[at]?.column ?? (tokens.at(-1)?.column ?? 0) + (tokens.at(-1)?.text.length ?? 0),
      sentence: saySo(tokens, at, [...wanted].toSorted()),
      wanted: [...wanted].toSorted(),
    },
  };
}

function saySo(tokens: readonly DefinitionToken[], at: number, wanted: readonly string[]): string {
  const read = tokens
    .slice(0, at)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(' ,', ',');
  const written = tokens[at]?.text;
  const can =
    wanted.length === 0
      ? 'the line could end there'
      : `${anyOfWords(wanted)} can ${read === '' ? 'stand here' : 'follow'}`;
  const so = read === '' ? `${can}.` : `I read "${read}"; then ${can}.`;
  if (written === undefined) return `${so} The line ends before.`;
  const meant = nearestWord(written, wanted);
  return `${so} You wrote "${written}"${meant === undefined ? '' : `: did you mean "${meant}"?`}${meant === undefined ? '.' : ''}`;
}
