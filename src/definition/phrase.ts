import type { Names } from './names.ts';
import type { DefinitionToken } from './tokens.ts';

/**
 * A part of a line that may be said in several ways: "a place", "a number". Either it is one token,
 * which `word` reads, or one of `phrases`.
 */
export interface PhraseSet<T> {
  /** As errors name it where no words can be listed: "a number". */
  readonly name: string;
  phrases(): readonly Phrase<T>[];
  /** Reads one token; `undefined` if it does not fit. */
  word?(token: DefinitionToken, names: Names): T | undefined;
  /** The tokens that `word` reads here, if they can be listed. */
  offers?(names: Names): readonly string[];
}

/** An entry of the table that is the language. */
export interface Phrase<T> {
  /** Ways to say it: words, and `{arguments}` by name. The first is the one that is taught. */
  readonly says: readonly string[];
  /** What it means, for the reference page: a sentence. */
  readonly means: string;
  /** A line, or a part of one, that is read by this entry. */
  readonly example: string;
  /** The sets that its arguments come from. */
  readonly takes: Readonly<Record<string, PhraseSet<unknown>>>;
  /** Built once, see `elementsOf`. */
  readonly elements: readonly (readonly PhraseElement[])[];
  make(found: Readonly<Record<string, unknown>>): T;
}

/** A word of a phrase, or the name of an argument. */
export type PhraseElement = PhraseWord | { readonly argument: string };

export interface PhraseWord {
  readonly word: string;
  /** The word and those that follow it up to the next argument, as they are written. */
  readonly rest: string;
}

type Found<Takes> = {
  readonly [Name in keyof Takes]: Takes[Name] extends PhraseSet<infer T> ? T : never;
};

/** Declares an entry; the types of what `make` is given follow from `takes`. */
export function entry<
  T,
  const Takes extends Readonly<Record<string, PhraseSet<unknown>>>,
>(declared: {
  readonly says: string | readonly string[];
  readonly means: string;
  readonly example: string;
  readonly takes?: Takes;
  readonly make: (found: Found<Takes>) => T;
}): Phrase<T> {
  const says = typeof declared.says === 'string' ? [declared.says] : declared.says;
  return {
    says,
    means: declared.means,
    example: declared.example,
    takes: declared.takes ?? {},
    elements: says.map(elementsOf),
    // What is found comes from the sets in `takes`, so it has their types.
    make: (found) => declared.make(found as Found<Takes>),
  };
}

type ElementName = Pick<PhraseWord, 'word'> | { readonly argument: string };

const elementsOf = (says: string): readonly PhraseElement[] => {
  const names = says.split(' ').flatMap(namesIn);
  return names.map((name, at) =>
    'word' in name ? { ...name, rest: joinWords(wordsFrom(names, at)) } : name,
  );
};

const namesIn = (part: string): readonly ElementName[] => {
  const argument = /^\{(\w+)\}/.exec(part)?.[1];
  // A comma or colon is written after a word and is a token of its own.
  const rest = argument === undefined ? part : part.slice(argument.length + 2);
  const isList = /[,:]$/.test(rest);
  const word = isList ? rest.slice(0, -1) : rest;
  return [
    ...(argument === undefined ? [] : [{ argument }]),
    ...(word === '' ? [] : [{ word: word.toLowerCase() }]),
    ...(isList ? [{ word: rest.slice(-1) }] : []),
  ];
};

/** The words from an index on, up to the next argument. */
function wordsFrom(names: readonly ElementName[], at: number): readonly string[] {
  const after = names.slice(at);
  const end = after.findIndex((name) => 'argument' in name);
  return after
    .slice(0, end === -1 ? undefined : end)
    .flatMap((name) => ('word' in name ? [name.word] : []));
}

/** Words as they are written: commas and colons stand at the word before them. */
export const joinWords = (words: readonly string[]): string =>
  words.join(' ').replaceAll(/ (?=[,:](?: |$))/g, '');

/** A set of one token each. */
export const oneToken = <T>(
  name: string,
  word: (token: DefinitionToken, names: Names) => T | undefined,
  offers?: (names: Names) => readonly string[],
): PhraseSet<T> => ({ name, phrases: () => [], word, ...(offers === undefined ? {} : { offers }) });

/** A set of phrases; a function, since sets may contain each other. */
export const oneOfPhrases = <T>(
  name: string,
  phrases: () => readonly Phrase<T>[],
): PhraseSet<T> => ({ name, phrases });
