import { readLabType } from '#definition/labType.ts';
import type { Definition } from '#definition/definition.ts';
import { readDefinition } from '#definition/read.ts';
import { usedPhrases } from '#definition/usedPhrases.ts';
import type { Phrase } from '#definition/phrase.ts';
import { readExampleFile } from '#puzzle/exampleFile.ts';
import type { ExampleText } from '#puzzle/exampleFile.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { ideas } from '#puzzles/ideas.ts';
import { rulesTexts } from '#puzzles/rulesTexts.ts';

/** A definition of ours: a type with a page, or an idea of the lab. */
export interface PhraseSource {
  readonly name: string;
  /** The id of its page; absent for an idea. */
  readonly page?: string;
  readonly text: string;
  readonly definition: Definition;
  /** Made when it is wanted: most sources have no picture. */
  type(): PuzzleType;
}

/** A line of a source. */
export interface Use {
  readonly source: PhraseSource;
  /** 1-based. */
  readonly line: number;
}

function definitionOf(text: string): Definition {
  const read = readDefinition(text);
  if (!read.ok) throw new Error(`A definition of ours cannot be read: ${text.slice(0, 40)}`);
  return read.definition;
}

function ideaType(text: string): PuzzleType {
  const reading = readLabType(text);
  if (!reading.ok) throw new Error(`An idea cannot be read: ${text.slice(0, 40)}`);
  return reading.type;
}

/** All definitions of ours: those of `types`, then the ideas. */
export const sourcesOf = (types: readonly PuzzleType[]): readonly PhraseSource[] => [
  ...rulesTexts.flatMap(({ id, name, text }): readonly PhraseSource[] => {
    const type = types.find((each) => each.id === id);
    if (type === undefined) return [];
    return [{ name, page: id, text, definition: definitionOf(text), type: () => type }];
  }),
  ...ideas.map(({ name, text }): PhraseSource => ({
    name,
    text,
    definition: definitionOf(text),
    type: () => ideaType(text),
  })),
];

/** The lines that each phrase reads, in the order of the sources. */
export function usesOf(
  sources: readonly PhraseSource[],
): ReadonlyMap<Phrase<unknown>, readonly Use[]> {
  const uses = new Map<Phrase<unknown>, Use[]>();
  for (const source of sources) {
    for (const { line, phrases } of usedPhrases(source.text)) {
      for (const phrase of new Set(phrases)) {
        const own = uses.get(phrase) ?? [];
        uses.set(phrase, own);
        own.push({ source, line });
      }
    }
  }
  return uses;
}

const known = new WeakMap<PhraseSource, readonly ExampleText[]>();

/** The examples of a source, the one with the shortest text first. */
export function examplesOf(source: PhraseSource): readonly ExampleText[] {
  const found =
    known.get(source) ??
    readExampleFile(source.type().exampleText).toSorted((a, b) => a.text.length - b.text.length);
  known.set(source, found);
  return found;
}
