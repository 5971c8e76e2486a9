import { replaceTokens } from './edit.ts';
import type { DefinitionFix } from './edit.ts';
import { adviceOn } from './glossary.ts';
import { readTokens, textOf } from './match.ts';
import type { Follower, LineReading } from './match.ts';
import type { Names } from './names.ts';
import type { PhraseSet } from './phrase.ts';
import { anyOfThese, quoted } from './problem.ts';
import type { DefinitionProblem } from './problem.ts';
import { repairLine } from './repair.ts';
import type { LineRepair } from './repair.ts';
import { endOf } from './tokens.ts';
import type { DefinitionToken } from './tokens.ts';

/** What a line says, or why it cannot be read. */
export type ParsedLine<T> =
  | { readonly value: T }
  | {
      readonly problem: DefinitionProblem;
      /** What it would say after its first fix, if one word was wrong. */
      readonly meant?: { readonly value: T };
    };

/** As many ways to end a line are offered. */
const MOST_ENDS = 3;

/**
 * Reads a whole line as one of a set; otherwise says how far it was read, what could follow and, unless
 * `isRepaired` is false, since it takes longer, which word was meant.
 */
export function parseLine<T>(
  set: PhraseSet<T>,
  tokens: readonly DefinitionToken[],
  names: Names,
  number: number,
  isRepaired = true,
): ParsedLine<T> {
  const reading = readTokens(set, tokens, names);
  if (reading.found !== undefined) return reading.found;
  const ends = endsOf(tokens, reading);
  const repaired =
    ends.length > 0 || !isRepaired ? undefined : repairLine(set, tokens, names, reading);
  const at = repaired?.repair.at ?? reading.at;
  const followers = reading.followersAt(at);
  const wanted = [...new Set(followers.map(({ word }) => word))].toSorted();
  const token = tokens[at];
  const last = tokens.at(-1);
  const said = ends.length > 0 ? ends.map(quoted) : wantedOf(followers);
  const problem: DefinitionProblem = {
    line: token?.line ?? last?.line ?? number,
    column: token?.column ?? (last === undefined ? 1 : endOf(last)),
    sentence: [
      sayWanted(tokens.slice(0, at), said, at === reading.at && reading.canEnd),
      ...saySo(tokens, at, repaired?.repair),
      ...(repaired?.reading.found === undefined ? adviceFor(tokens) : []),
    ].join(' '),
    wanted,
    fixes: [
      ...ends.flatMap((text) => fixOf(tokens, tokens.length, 0, text)),
      ...(repaired === undefined
        ? []
        : fixOf(tokens, at, repaired.repair.count, repaired.repair.text)),
    ],
  };
  const meant = repaired?.reading.found;
  return { problem, ...(meant === undefined ? {} : { meant }) };
}

/** The ways to end a line that ends too early, if they are few. */
function endsOf(
  { length }: readonly DefinitionToken[],
  { at, followersAt }: LineReading<unknown>,
): readonly string[] {
  const followers = at < length ? [] : followersAt(at);
  const areFew = followers.length <= MOST_ENDS && followers.every(({ kind }) => kind === 'words');
  return areFew ? followers.map(({ text }) => text) : [];
}

const adviceFor = (tokens: readonly DefinitionToken[]): readonly string[] => {
  const advice = adviceOn(textOf(tokens));
  return advice === undefined ? [] : [advice];
};

/** What can stand somewhere, as it is said: words of the language in quotation marks, ascending. */
function wantedOf(followers: readonly Follower[]): readonly string[] {
  // A name that nothing declares is told where nothing else could stand.
  const some = followers.filter(({ kind }) => kind !== 'none');
  const said = (some.length === 0 ? followers : some).map(({ kind, word }) =>
    kind === 'argument' || kind === 'none' ? word : quoted(word),
  );
  return [...new Set(said)].toSorted();
}

function sayWanted(
  before: readonly DefinitionToken[],
  wanted: readonly string[],
  canEnd: boolean,
): string {
  const end = 'the line could end there';
  const follow = `${anyOfThese(wanted)} can ${before.length === 0 ? 'stand here' : 'follow'}`;
  const can = wanted.length === 0 ? end : canEnd ? `${follow}, or ${end}` : follow;
  return before.length === 0 ? `${can}.` : `I read ${quoted(textOf(before))}; then ${can}.`;
}

/** What stands in its place, and what was meant. */
function saySo(
  tokens: readonly DefinitionToken[],
  at: number,
  repair: LineRepair | undefined,
): readonly string[] {
  const written = tokens[at]?.text;
  if (written === undefined) return ['The line ends before.'];
  if (repair === undefined) return [`You wrote ${quoted(written)}.`];
  const { count, text } = repair;
  const some = quoted(textOf(tokens.slice(at, at + Math.max(count, 1))));
  switch (repair.how) {
    case 'misspelt':
      return [`You wrote ${some}: did you mean ${quoted(text)}?`];
    case 'missing':
      return [`You wrote ${some}: did you mean ${quoted(`${text} ${written}`)}?`];
    case 'synonym':
      return [
        text === ''
          ? `You wrote ${some}: leave it out.`
          : `You wrote ${some}: write ${quoted(text)}.`,
      ];
    case 'extra':
      return [`You wrote ${some}: leave it out.`];
  }
}

function fixOf(
  tokens: readonly DefinitionToken[],
  at: number,
  count: number,
  text: string,
): readonly DefinitionFix[] {
  const edit = replaceTokens(tokens, at, count, text);
  if (edit === undefined) return [];
  const label =
    text === ''
      ? `Leave out ${quoted(textOf(tokens.slice(at, at + count)))}`
      : `Write ${quoted(text)}`;
  return [{ label, edit }];
}
