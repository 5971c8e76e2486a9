import { oneOf } from '#logic/words.ts';
import type { DefinitionFix } from './edit.ts';

/** What is wrong with a definition, and where. */
export interface DefinitionProblem {
  /** 1-based line of the text. */
  readonly line: number;
  /** 1-based column of the first character that does not fit. */
  readonly column: number;
  /** A whole sentence or two. */
  readonly sentence: string;
  /** The words that could stand there, where that is known. */
  readonly wanted: readonly string[];
  /** Changes that mend it, the likeliest first; empty if none is known. */
  readonly fixes: readonly DefinitionFix[];
}

/** A problem with a whole line. */
export const problemAt = (
  line: number,
  sentence: string,
  fixes: readonly DefinitionFix[] = [],
): DefinitionProblem => ({ line, column: 1, sentence, wanted: [], fixes });

/** The problem as it is shown: "Line 8: I read …". */
export const sayDefinitionProblem = ({
  line,
  sentence,
}: Pick<DefinitionProblem, 'line' | 'sentence'>): string => `Line ${line}: ${sentence}`;

/** So many words are listed. */
const MOST_WANTED = 9;

/** `a`, `a or b`, `a, b or c`; of many only the first. */
export const anyOfThese = (words: readonly string[]): string =>
  words.length > MOST_WANTED ? `${words.slice(0, MOST_WANTED).join(', ')}, …` : oneOf(words);

/** The same in quotation marks. */
export const anyOfWords = (words: readonly string[]): string => anyOfThese(words.map(quoted));

export const quoted = (word: string): string => `"${word}"`;

/**
 * The number of insertions, deletions, changes and swaps of neighbouring letters between two words
 * (optimal string alignment distance).
 */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const [before = [], last = []] = [rows.at(-2), rows.at(-1)];
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? (before[j - 2] ?? 0) + 1
          : Infinity;
      row.push(
        Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change, swapped),
      );
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

/** The number of wrong letters up to which a word counts as misspelt. */
export const mostWrong = (written: string): number => Math.max(1, Math.floor(written.length / 3));

/** The wanted word that somebody who wrote `written` most likely meant; `undefined` if none is near. */
export function nearestWord(written: string, wanted: readonly string[]): string | undefined {
  const [best] = wanted
    .map((word) => ({ word, distance: editDistance(written.toLowerCase(), word.toLowerCase()) }))
    .filter(({ distance }) => distance <= mostWrong(written))
    .toSorted((a, b) => a.distance - b.distance);
  return best?.word;
}
