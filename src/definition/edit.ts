import type { Heading } from './headings.ts';
import { endOf } from './tokens.ts';
import type { DefinitionToken } from './tokens.ts';

/** A change of a definition's text. Lines and columns are 1-based. */
export type DefinitionEdit =
  /** Replaces the characters of a line from column `from` up to, and without, column `to`. */
  | {
      readonly edit: 'replace';
      readonly line: number;
      readonly from: number;
      readonly to: number;
      readonly text: string;
    }
  /** Writes another line in place of the one that begins there, with all that continues it. */
  | { readonly edit: 'rewrite'; readonly line: number; readonly text: string }
  /** Adds a last line under a heading, and the heading if it is not there. */
  | { readonly edit: 'add'; readonly under: Heading; readonly text: string };

/** A change that mends a problem, for a button. */
export interface DefinitionFix {
  /** What the button says: `Write "differ"`. */
  readonly label: string;
  readonly edit: DefinitionEdit;
}

const isMark = (text: string): boolean => /^[,:]/.test(text);

/** Writes a text in place of `count` tokens from an index on; `undefined` if they are on two lines. */
export function replaceTokens(
  tokens: readonly DefinitionToken[],
  at: number,
  count: number,
  text: string,
): DefinitionEdit | undefined {
  const before = tokens[at - 1];
  const first = tokens[at];
  const last = tokens[at + Math.max(count, 1) - 1];
  if (first === undefined) {
    if (before === undefined) return undefined;
    const end = endOf(before);
    const added = isMark(text) ? text : ` ${text}`;
    return { edit: 'replace', line: before.line, from: end, to: end, text: added };
  }
  if (last?.line !== first.line) return undefined;
  const { line, column } = first;
  const isBeside = before?.line === line && endOf(before) === column;
  if (count === 0) return { edit: 'replace', line, from: column, to: column, text: `${text} ` };
  const to = endOf(last);
  if (text === '') {
    const from = before?.line === line ? endOf(before) : column;
    return { edit: 'replace', line, from, to, text };
  }
  // "2x2" is three tokens that become "2 by 2".
  const next = tokens[at + count];
  const isBefore = next?.line === line && next.column === to && !isMark(next.text);
  const spaced = `${isBeside && !isMark(text) ? ' ' : ''}${text}${isBefore ? ' ' : ''}`;
  return { edit: 'replace', line, from: column, to, text: spaced };
}
