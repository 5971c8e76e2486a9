import { divideText } from './blocks.ts';
import { HEADINGS, HEADING_MEANS } from './headings.ts';
import { lineSet } from './lineSet.ts';
import { textLines } from './lines.ts';
import { readTokens } from './match.ts';
import type { Follower } from './match.ts';
import type { Names } from './names.ts';
import { readNames } from './read.ts';
import { tokensOf } from './tokens.ts';

/** What can be written at the cursor. */
export interface CompletionOption {
  /** What is inserted: all words up to the next thing that the author chooses. */
  readonly text: string;
  /** What it means. */
  readonly detail?: string;
  /** Set if it only says what has to be written there, such as "a number". */
  readonly isHint?: true;
  /** Where it begins, if not at the completion's `from`: a comma stands at the word before it. */
  readonly from?: number;
}

export interface DefinitionCompletion {
  /** The offset at which the started word begins; options replace the text from there to the cursor. */
  readonly from: number;
  readonly options: readonly CompletionOption[];
}

/** A word that is being written: also a name in quotation marks, or in square brackets. */
const STARTED = /(?:"[^"]*|\[[^\]]*|\p{L}[\p{L}'’-]*|\d+)$/u;
/** Stands for the started word; of no other use in a text. */
const CURSOR = '\uE000';

/** What can stand at a cursor, given as an offset in characters: all that begins with the started word. */
export function completeDefinition(text: string, offset: number): DefinitionCompletion {
  const line = /[^\r\n]*$/.exec(text.slice(0, offset))?.[0] ?? '';
  const started = STARTED.exec(line)?.[0] ?? '';
  const from = offset - started.length;
  const before = text.slice(0, from);
  if (line === started) return { from, options: optionsOf(headingsIn(text, before), started) };
  return completeIn(readNames(text), before, started);
}

/** What can follow in a rule, at the end of what is written of it. */
export function completeRule(names: Names, written: string): DefinitionCompletion {
  const head = 'rules\n  ';
  const started = STARTED.exec(written)?.[0] ?? '';
  const before = written.slice(0, written.length - started.length);
  const { from, options } = completeIn(names, head + before, started);
  const back = <At extends { readonly from?: number }>(at: At): At =>
    at.from === undefined ? at : { ...at, from: at.from - head.length };
  return { from: from - head.length, options: options.map(back) };
}

function completeIn(names: Names, before: string, started: string): DefinitionCompletion {
  const from = before.length;
  const offset = from + started.length;
  const options = optionsOf(followersIn(names, before), started);
  // A comma stands at the word before it, whether a space is there already or not.
  const isMark = ({ text: each }: CompletionOption): boolean => /^[,:]/.test(each);
  const end = before.trimEnd().length;
  const marks =
    started === ''
      ? options.filter(isMark).map((option) => ({ ...option, from: end }))
      : optionsOf(followersIn(names, before + started), '')
          .filter(isMark)
          .filter(({ text: each }) => !options.some((option) => option.text === started + each))
          .map((option) => ({ ...option, from: offset }));
  return { from, options: [...options.filter((option) => !isMark(option)), ...marks] };
}

/** The options that begin with the started word. A hint is left out where it cannot be what is written. */
function optionsOf(all: readonly Follower[], started: string): readonly CompletionOption[] {
  const beginning = all.filter(
    ({ kind, text }) => kind !== 'argument' && text.toLowerCase().startsWith(started.toLowerCase()),
  );
  const [token] = tokensOf(started);
  const hints = all.filter(
    ({ kind, reads }) =>
      kind === 'argument' &&
      (token === undefined || beginning.length === 0 || reads?.(token) === true),
  );
  return [...beginning, ...hints].map(({ kind, text, detail }) => ({
    text,
    ...(detail === '' ? {} : { detail }),
    ...(kind === 'argument' ? { isHint: true } : {}),
  }));
}

const hint = (text: string): Follower => ({
  kind: 'argument',
  text,
  word: text,
  detail: '',
  reads: () => true,
});

/** The headings that are not there yet; options may be several. */
function headingsIn(text: string, before: string): readonly Follower[] {
  const own = textLines(before).length;
  const there = new Set(
    divideText(text).blocks.flatMap(({ heading, number }) => (number === own ? [] : [heading])),
  );
  return HEADINGS.filter((heading) => heading === 'option' || !there.has(heading)).map(
    (heading) => ({
      kind: 'words',
      text: heading,
      word: heading,
      detail: HEADING_MEANS[heading],
    }),
  );
}

/** The text from its last heading on: no other block is needed to read a line. */
function lastBlock(text: string): string {
  const lines = textLines(text);
  const from = lines.findLastIndex((line) => /^[^\s#]/.test(line));
  return lines.slice(Math.max(0, from)).join('\n');
}

/** What can follow in the line that goes on at the end of `before`. */
function followersIn(names: Names, before: string): readonly Follower[] {
  const block = divideText(lastBlock(before) + CURSOR).blocks.at(-1);
  const line = block?.lines.at(-1);
  if (block === undefined || line?.tokens.at(-1)?.text !== CURSOR) return [];
  const tokens = line.tokens.slice(0, -1);
  const set = lineSet(block.heading, block.lines.length === 1);
  if (set !== undefined) {
    const { followersAt } = readTokens(set, tokens, names);
    return followersAt(tokens.length).filter(({ kind }) => kind !== 'none');
  }
  if (block.lines.length > 1 || tokens.length > 0) return [];
  if (block.heading === 'puzzle') return [hint('a name')];
  return block.heading === 'lab'
    ? [{ kind: 'words', text: '1', word: '1', detail: HEADING_MEANS.lab }]
    : [];
}
