/** Reads any text: detects its form, and reads the puzzles in it. */
import type { Puzzle } from '#puzzle/puzzle.ts';
import { isHopeless } from '#puzzle/hopeless.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { sayProblem } from '#puzzle/result.ts';
import type { Problem, Result } from '#puzzle/result.ts';
import * as houseRuleReader from '#puzzle/houseRules.ts';
import { findLink } from '#puzzle/link.ts';
import { LAB } from '#puzzle/typeId.ts';
import { drawsPaths, LONGEST_TEXT, readPuzzle, saysRules } from '#puzzle/text.ts';
import { addressesIn, cleanText, withoutWords } from './clean.ts';
import { fitTranscript } from './transcript.ts';
import type { Transcript, ForeignForm } from './form.ts';
import { fpuzzles } from './fpuzzles.ts';
import { non } from './non.ts';
import { openSudoku } from './openSudoku.ts';
import { penpa } from './penpa.ts';
import { pzprAddress } from './pzprAddress.ts';
import { pzprFile } from './pzprFile.ts';
import { sudokuLines } from './sudokuLines.ts';
import { sudokuPad } from './sudokuPad.ts';
import { tatham } from './tatham.ts';
import { webpbn } from './webpbn.ts';

/** A puzzle found in a text. */
export interface TextReading {
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
  /** The form it was read as: "a puzz.link address". */
  readonly from: string;
  readonly leftOut: readonly string[];
  /** What was cleaned before it could be read; see `clean.ts`. */
  readonly cleaned?: readonly string[];
}

/** The outcome of reading a text. */
export type FoundPuzzle =
  | {
      readonly kind: 'puzzle';
      readonly reading: TextReading;
      readonly others: readonly TextReading[];
    }
  /** It fits several types, none of which is on the board. */
  | { readonly kind: 'choice'; readonly readings: readonly TextReading[] }
  | {
      readonly kind: 'list';
      readonly from: string;
      readonly readings: readonly TextReading[];
      /** The problems of the others, as sentences. */
      readonly problems: readonly string[];
    }
  /** A link of this page, perhaps with a player's work; it is opened by navigation. */
  | { readonly kind: 'link'; readonly hash: string; readonly isWhole: boolean }
  | { readonly kind: 'refused'; readonly sentence: string }
  /** It fits no type; the error of each type that it may be meant for. */
  | { readonly kind: 'strange'; readonly problems: readonly Strange[] };

export interface Strange {
  readonly type: PuzzleType;
  readonly sentence: string;
}

/** The longest text that is read, in characters: ten thousand Sudokus. */
const LONGEST_BROUGHT = 1024 * 1024;
/** The most puzzles that are read from a file. */
const MOST_PUZZLES = 1000;

/** Forms that are unmistakable, and forms that other texts may resemble. */
const SURE: readonly ForeignForm[] = [
  pzprFile,
  pzprAddress,
  fpuzzles,
  sudokuPad,
  penpa,
  openSudoku,
  webpbn,
  non,
  tatham,
];

const OWN = 'a puzzle text';

/** Loads types; rejects if one cannot be loaded. */
export interface Types {
  readonly ids: readonly string[];
  fetch(id: string): Promise<PuzzleType | undefined>;
}

/**
 * Finds the puzzles in a text. `current` is the type on the board, which has priority if several
 * fit. A text that nothing reads is cleaned and tried again.
 */
export async function readBrought(
  text: string,
  types: Types,
  current?: PuzzleType,
): Promise<FoundPuzzle> {
  if (text.length > LONGEST_BROUGHT) {
    return tooLong(text);
  }
  const asIs = await readAsIs(text, types, current);
  if (isRead(asIs)) return asIs;
  const cleaned = cleanText(text);
  const wasDirty = cleaned.text !== text;
  const tries = [
    ...addressesIn(text),
    ...(wasDirty ? [cleaned, ...addressesIn(cleaned.text)] : []),
    ...withoutWords(cleaned.text).map((each) => ({
      ...each,
      cleaned: [...cleaned.cleaned, ...each.cleaned],
    })),
  ];
  let said = asIs;
  for (const each of tries) {
    const found = await readAsIs(each.text, types, current);
    if (isRead(found)) return withCleaned(found, each.cleaned);
    // Errors are reported for the cleaned text.
    if (each === cleaned && asIs.kind !== 'link') said = found;
  }
  return said;
}

const isRead = (found: FoundPuzzle): boolean =>
  found.kind === 'link' ? found.isWhole : found.kind !== 'refused' && found.kind !== 'strange';

function withCleaned(found: FoundPuzzle, cleaned: readonly string[]): FoundPuzzle {
  const say = (reading: TextReading): TextReading => ({ ...reading, cleaned });
  switch (found.kind) {
    case 'puzzle':
      return { ...found, reading: say(found.reading), others: found.others.map(say) };
    case 'choice':
    case 'list':
      return { ...found, readings: found.readings.map(say) };
    case 'link':
    case 'refused':
    case 'strange':
      return found;
  }
}

async function readAsIs(text: string, types: Types, current?: PuzzleType): Promise<FoundPuzzle> {
  const bare = text.replace(/^\uFEFF/, '');
  if (bare.trim() === '') return refused('There is nothing to read yet.');
  if (/^\s*\{\s*"gridproof"/.test(bare)) {
    return refused('This is a file that My puzzles saved; add it there.');
  }
  const link = await findLink(bare);
  if (link !== undefined && [LAB, ...types.ids].includes(link.id)) {
    return { kind: 'link', hash: link.hash, isWhole: link.isWhole };
  }
  for (const form of SURE) {
    const found = form.read(bare, current?.id);
    if (found !== undefined) return fit(types, form.from, found, current);
  }
  if (/^\s*<(?:\?xml|[a-z!])/i.test(bare)) {
    return refused('This is an XML or HTML file, and of no kind that puzzles are read from here.');
  }
  if (/^\s*\w+:\/\/\S+\s*$/.test(bare)) {
    return refused(
      'This is the address of a page that is not known here, and pages are not fetched. Bring the puzzle’s text or file.',
    );
  }
  return readText(bare, types, current);
}

const refused = (sentence: string): FoundPuzzle => ({ kind: 'refused', sentence });

/** Both limits are stated, whichever is exceeded, so that users do not hit the other one next. */
const tooLong = ({ length }: string): FoundPuzzle =>
  refused(
    `This has ${length} characters: of one puzzle’s text at most ${LONGEST_TEXT} are read, of many puzzles at most ${LONGEST_BROUGHT}.`,
  );

/**
 * Has each transcript checked by its type: a single puzzle is opened, several become a list. Of a text that
 * fits several types, that of the board has priority.
 */
async function fit(
  types: Types,
  from: string,
  found: readonly Result<Transcript>[],
  current?: PuzzleType,
): Promise<FoundPuzzle> {
  const readings: TextReading[] = [];
  const problems: string[] = [];
  const isOne = found.length === 1;
  const isUntold = found.some((each) => each.ok && each.value.isUntold === true);
  for (const [index, transcript] of found.slice(0, MOST_PUZZLES).entries()) {
    const read = await fitOne(types, from, transcript);
    if ('type' in read) readings.push(read);
    else
      problems.push(
        isOne || isUntold || read.line !== undefined
          ? sayProblem(read)
          : `Puzzle ${index + 1}: ${sayProblem(read)}`,
      );
  }
  if (found.length > MOST_PUZZLES) {
    problems.push(`There are ${found.length} puzzles; the first ${MOST_PUZZLES} are in this list.`);
  }
  const [first] = readings;
  if (first === undefined) return refused(problems[0] ?? 'There is no puzzle in it.');
  if (isOne && !isUntold) return { kind: 'puzzle', reading: first, others: [] };
  // An address may fit several games, a file may have several puzzles.
  const ids = found.flatMap((each) => (each.ok ? [each.value.typeId] : []));
  const isChoice = isUntold || new Set(ids).size === found.length;
  if (!isChoice) return { kind: 'list', from, readings, problems };
  const likely = isUntold ? likelyOf(readings, current) : readings;
  const own = likely.find(({ type }) => type.id === current?.id);
  const only = own ?? (likely.length === 1 && !isUntold ? first : undefined);
  return only === undefined
    ? { kind: 'choice', readings: likely }
    : { kind: 'puzzle', reading: only, others: likely.filter((each) => each !== only) };
}

async function fitOne(
  types: Types,
  from: string,
  transcript: Result<Transcript>,
): Promise<TextReading | Problem> {
  if (!transcript.ok) return transcript.problem;
  const type = await types.fetch(transcript.value.typeId);
  if (type === undefined) return { reason: 'It is of a puzzle that is not here' };
  const puzzle = fitTranscript(type, transcript.value);
  if (!puzzle.ok) return puzzle.problem;
  return { type, puzzle: puzzle.value, from, leftOut: transcript.value.leftOut ?? [] };
}

/** Line ends that make one line of several until they are cleaned. */
const STRANGE_ENDS = /[\u0085\u2028\u2029\v\f]/;

/**
 * The readings of a text that are likely, if any is: not one as a type that such a text rarely means,
 * and none that leaves nothing open and breaks rules.
 */
function likelyOf(
  found: readonly TextReading[],
  current: PuzzleType | undefined,
): readonly TextReading[] {
  const likely = found.filter(
    ({ type, puzzle }) => type === current || type.text.isLikely?.(puzzle) !== false,
  );
  const open = likely.filter(({ type, puzzle }) => !isHopeless(type, puzzle));
  return open.length > 0 ? open : likely.length > 0 ? likely : found;
}

/** A text in no foreign form: a type's own text form, or a Sudoku as lines. */
async function readText(
  text: string,
  types: Types,
  current: PuzzleType | undefined,
): Promise<FoundPuzzle> {
  const all = await Promise.all(types.ids.map((id) => types.fetch(id)));
  const isDrawn = drawsPaths(text);
  const known = all
    .filter((type) => type !== undefined)
    .filter(({ drawnPaths }) => !isDrawn || drawnPaths !== undefined);
  const own = known.map((type) => ({ type, read: readPuzzle(type, text, houseRuleReader) }));
  const found: readonly TextReading[] = own.flatMap(({ type, read }) =>
    read.ok ? [{ type, puzzle: read.value, from: OWN, leftOut: [] }] : [],
  );
  const lines =
    saysRules(text) || STRANGE_ENDS.test(text) || found.some(({ type }) => type.id === 'sudoku')
      ? undefined
      : sudokuLines.read(text);
  const asLines = lines && (await fit(types, sudokuLines.from, lines));
  if (asLines?.kind === 'list') return asLines;
  if (asLines?.kind === 'refused' && found.length === 0) return asLines;
  const ofLines = asLines?.kind === 'puzzle' ? [asLines.reading] : [];
  const likely = likelyOf([...ofLines, ...found], current);
  const isSure = (reading: TextReading): boolean =>
    reading.type.text.isShared !== true || ofLines.includes(reading);
  const readings = [...likely.filter(isSure), ...likely.filter((reading) => !isSure(reading))];
  const onBoard = readings.find(({ type }) => type === current);
  const sure = readings.filter(isSure);
  const first = onBoard ?? sure[0] ?? readings[0];
  if (first === undefined) {
    if (text.length > LONGEST_TEXT) return tooLong(text);
    return {
      kind: 'strange',
      problems: own.flatMap(({ type, read }) =>
        read.ok ? [] : [{ type, sentence: sayProblem(read.problem) }],
      ),
    };
  }
  const isOpen = sure.length === 0 ? readings.length > 1 : sure.length > 1;
  if (isOpen && onBoard === undefined) return { kind: 'choice', readings };
  return {
    kind: 'puzzle',
    reading: first,
    others: readings.filter((reading) => reading !== first),
  };
}
