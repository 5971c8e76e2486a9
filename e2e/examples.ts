import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { readExampleFile } from '../src/puzzle/exampleFile.ts';

/** An example as the browser tests want it: what to type in and what must come out. */
export interface ExampleText {
  readonly id: string;
  readonly text: string;
  readonly solutions: number;
  /** Values by cell, one list per known answer. */
  readonly answers: readonly (readonly string[])[];
}

const PUZZLES = new URL('../src/puzzles/', import.meta.url);

/** The examples of every puzzle folder. */
export const examples: readonly ExampleText[] = readdirSync(PUZZLES)
  .filter((id) => !id.startsWith('_') && existsSync(new URL(`${id}/examples.txt`, PUZZLES)))
  .flatMap((id) =>
    readExampleFile(readFileSync(new URL(`${id}/examples.txt`, PUZZLES), 'utf8')).map(
      ({ text, solutionCount: solutions, solutions: answers }) => ({
        id,
        text,
        solutions,
        answers: answers.map((answer) => answer.map(String)),
      }),
    ),
  );

/** The ids of all types, by the alphabet. */
export const typeIds: readonly string[] = [...new Set(examples.map(({ id }) => id))].toSorted();

/** A puzzle of the type whose clues contradict each other, though each rule could by itself. */
export const contradictionOf = (id: string): string =>
  readFileSync(new URL(`${id}/contradiction.txt`, PUZZLES), 'utf8');

/** The first example of a type whose text holds `words`. */
export function exampleOf(id: string, words = ''): ExampleText {
  const found = examples.find((example) => example.id === id && example.text.includes(words));
  if (found === undefined) throw new Error(`No example of ${id} with "${words}"`);
  return found;
}

/** The example of a type that the start page shows: that which its folder calls easy, or the first. */
export function picturedOf(id: string): ExampleText {
  const source = readFileSync(new URL(`${id}/index.ts`, PUZZLES), 'utf8');
  const [, title = ''] = /easyExample: '([^']+)'/.exec(source) ?? [];
  const isIt = (each: ExampleText): boolean =>
    each.id === id && each.text.startsWith(`#${title}\n`);
  return examples.find(isIt) ?? exampleOf(id);
}

/** A puzzle text as the payload of a link. */
export const pack = (text: string): string => `1.${deflateRawSync(text).toString('base64url')}`;
