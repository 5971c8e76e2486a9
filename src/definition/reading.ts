import type { BlockLine, divideText } from './blocks.ts';
import type { Heading } from './headings.ts';
import { readTokens } from './match.ts';
import type { Names } from './names.ts';
import { parseLine } from './parse.ts';
import type { PhraseSet } from './phrase.ts';
import { problemAt } from './problem.ts';
import type { DefinitionProblem } from './problem.ts';

/** For so many problems of a text it is found out which word was meant. */
const MOST_REPAIRED = 16;

/** Reads the lines of one text, and notes every problem; to find these takes longer. */
export function createReading(
  { blocks, problems: found }: ReturnType<typeof divideText>,
  areProblemsTold: boolean,
) {
  const problems: DefinitionProblem[] = [...found];
  const isWhole = found.length === 0;
  let areAllRead = true;
  const linesOf = (heading: Heading): readonly BlockLine[] =>
    blocks.flatMap((block) => (block.heading === heading ? block.lines : []));
  /** What a line says; `undefined` after noting why it is not understood. */
  function parse<T>(set: PhraseSet<T>, line: BlockLine, names: Names): T | undefined {
    if (!areProblemsTold) return readTokens(set, line.tokens, names).found?.value;
    const read = parseLine(set, line.tokens, names, line.number, problems.length < MOST_REPAIRED);
    if ('value' in read) return read.value;
    problems.push(read.problem);
    if (read.meant === undefined) areAllRead = false;
    // What follows is read as if the word were right.
    return read.meant?.value;
  }
  return {
    problems,
    /** Whether all headings are understood. */
    isWhole,
    linesOf,
    parse,
    /** What all lines under a heading say, each with its line. */
    parseAll: <T>(set: PhraseSet<T>, heading: Heading, names: Names) =>
      linesOf(heading).flatMap((line) => {
        const meaning = parse(set, line, names);
        return meaning === undefined ? [] : [{ line: line.number, text: line.text, meaning }];
      }),
    /** Names, of which some may be missing if a line so far could not be read. */
    named: (names: Names): Names => (areAllRead ? names : { ...names, isPartial: true }),
    /** Notes that a block is missing, unless a heading that is not understood may be it. */
    missing(what: string, under: Heading, text: string): void {
      if (isWhole) {
        const label = `Add "${under} ${text}"`;
        const sentence = `${what}: write "${under} ${text}", for example.`;
        problems.push(problemAt(1, sentence, [{ label, edit: { edit: 'add', under, text } }]));
      }
    },
    note: (line: number, sentence: string): void => {
      problems.push(problemAt(line, sentence));
    },
  };
}

export type DefinitionReading = ReturnType<typeof createReading>;
