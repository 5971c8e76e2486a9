import { readLabType } from '#definition/labType.ts';
import { sudokuLines } from '#formats/sudokuLines.ts';
import { readBrought } from '#formats/read.ts';
import type { FoundPuzzle, Strange } from '#formats/read.ts';
import { oneOf } from '#logic/words.ts';
import { splitHash, unpackText } from '#puzzle/link.ts';
import { openPuzzle } from '#puzzle/openPuzzle.ts';
import { splitProgress } from '#puzzle/progress.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { sayProblem } from '#puzzle/result.ts';
import { isLikeDefinition, splitDefinition } from '#puzzle/typeId.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { fetchPuzzleType, puzzleTypeIds } from '#puzzles/registry.ts';
import { leftOutOf } from './leftOutOf.ts';
import { linesIn } from './linesIn.ts';
import { createDivider, LONGEST_PIECE } from './pieces.ts';
import type { Piece } from './pieces.ts';
import type { PuzzleText } from './puzzleText.ts';
import { typeOfTitle } from './typeOfTitle.ts';

/** A puzzle that was found in a text. */
export interface OpenedPuzzle extends PuzzleText {
  /** The name of its type: "Sudoku". */
  readonly name: string;
  /** Its title, or the empty string. */
  readonly title: string;
  /** The 1-based line of the text at which it begins. */
  readonly line: number;
  /** What it was read as: "a puzz.link address". */
  readonly from: string;
  /** What the text says and a puzzle cannot hold: "the player's own digits". */
  readonly leftOut: readonly string[];
  /** The ids of other types as which it can be read, too. */
  readonly others: readonly string[];
}

/** A part of a text in which no puzzle was found. */
export interface TextProblem {
  /** The 1-based line of the text that it is about. */
  readonly line: number;
  /** A sentence that says what is wrong. */
  readonly sentence: string;
}

/** What was found in a text: both lists are in its order. */
export interface Opened {
  readonly puzzles: readonly OpenedPuzzle[];
  readonly problems: readonly TextProblem[];
}

/** The longest text that is read, in characters: two hundred thousand Sudokus. */
export const LONGEST_OPENED = LONGEST_PIECE;

const NOTHING: Opened = { puzzles: [], problems: [] };
const OWN = 'a puzzle text';
const LINK = 'a link';
const DEFINITION = 'a definition';

/**
 * Finds the puzzles in a text: in any form that the page reads, one or many (lines `%%` between them,
 * addresses with a line each, Sudokus with a line each). `type` tells what they are; without it each
 * is detected. What cannot be read is a problem with its line; never rejects for a text.
 */
export async function open(
  text: string,
  { type }: { readonly type?: string | undefined } = {},
): Promise<Opened> {
  if (text.length > LONGEST_OPENED) {
    return refused(1, `This has ${text.length} characters, at most ${LONGEST_OPENED} are read.`);
  }
  const opened: Opened[] = [];
  for await (const each of openEach([text], { type })) opened.push(each);
  return joined(opened);
}

/**
 * The same of a text that comes in chunks, and may be longer: what is found in each part of it as soon as that is
 * there. Only one puzzle, or the lines of a list that came together, are in memory at once.
 */
export async function* openEach(
  chunks: AsyncIterable<string> | Iterable<string>,
  { type }: { readonly type?: string | undefined } = {},
): AsyncGenerator<Opened> {
  const told = type === undefined ? undefined : await fetchPuzzleType(type);
  if (type !== undefined && told === undefined) {
    yield refused(1, `There is no type of puzzle called "${type}".`);
    return;
  }
  const divider = createDivider(told === undefined || told.id === 'sudoku');
  for await (const lines of linesIn(chunks)) {
    for (const line of lines) {
      for (const piece of divider.take(line)) yield openPiece(piece, told);
    }
    for (const piece of divider.flush()) yield openPiece(piece, told);
  }
  for (const piece of divider.end()) yield openPiece(piece, told);
}

const joined = (opened: readonly Opened[]): Opened => ({
  puzzles: opened.flatMap(({ puzzles }) => puzzles),
  problems: opened.flatMap(({ problems }) => problems),
});

/** A problem; one that names a line of the piece names that of the whole text. */
function refused(first: number, sentence: string): Opened {
  const said = /^(?:Puzzle \d+: )?Line (\d+) /.exec(sentence);
  const line = first - 1 + Number(said?.[1] ?? 1);
  return {
    puzzles: [],
    problems: [
      { line, sentence: said === null ? sentence : `It ${sentence.slice(said[0].length)}` },
    ],
  };
}

const opened = (
  type: PuzzleType,
  puzzle: Puzzle,
  line: number,
  from: string,
  leftOut: readonly string[] = [],
  others: readonly string[] = [],
): OpenedPuzzle => ({
  type: type.id,
  text: writePuzzle(type, puzzle),
  name: type.name,
  title: titleOf(puzzle),
  line,
  from,
  leftOut,
  others,
});

async function openPiece(piece: Piece, told: PuzzleType | undefined): Promise<Opened> {
  const { text, line, lines, isTooLong = false } = piece;
  if (isTooLong) {
    return refused(line, `This has more than ${LONGEST_PIECE} characters, which is not read.`);
  }
  if (text.trim() === '') return refused(line, 'There is nothing in it.');
  if (isLikeDefinition(text)) return openDefinition(text, line);
  const sudokus = lines === undefined ? undefined : await openPlainSudokus(piece, told);
  if (sudokus !== undefined) return sudokus;
  // A title that names the type leaves no doubt, and spares trying all.
  const likely = lines === undefined ? (told ?? (await typeOfTitle(text))) : undefined;
  const own = likely === undefined ? undefined : await openPuzzle(likely, text);
  if (likely !== undefined && own !== undefined && own !== 'unfetched' && own.ok) {
    return { puzzles: [opened(likely, own.value, line, OWN)], problems: [] };
  }
  const found = await readBrought(text, TYPES, told);
  if (told !== undefined && found.kind === 'choice' && typeof own === 'object' && !own.ok) {
    return refused(line, sayProblem(own.problem));
  }
  if (lines === undefined) return fromFound(found, line, told);
  if (found.kind === 'list' && found.readings.length === lines.length) {
    const puzzles = found.readings.map(({ type, puzzle, from, leftOut }, at) =>
      opened(type, puzzle, lines[at] ?? line, from, leftOut),
    );
    return { puzzles, problems: [] };
  }
  // One of them cannot be read: each is read by itself, so that its line can be named, as the list's others are.
  const type = told ?? (await fetchPuzzleType('sudoku'));
  const each: Opened[] = [];
  for (const [at, own] of text.split('\n').entries()) {
    const first = lines[at] ?? line;
    const found = await readBrought(own, TYPES, type);
    each.push(fromList(found, first, found.kind === 'strange' ? type : told));
  }
  return joined(each);
}

/** A Sudoku as most lists have it: its cells and nothing else. */
const PLAIN_SUDOKU = /^[1-9.0]{81}$/;

/** The Sudokus of such a list, without trying what else they may be; `undefined` if a line is another. */
async function openPlainSudokus(
  { text, lines = [] }: Piece,
  told: PuzzleType | undefined,
): Promise<Opened | undefined> {
  const all = text.split('\n').map((line) => line.trim());
  if (!all.every((line) => PLAIN_SUDOKU.test(line))) return undefined;
  const type = told ?? (await fetchPuzzleType('sudoku'));
  if (type?.id !== 'sudoku') return undefined;
  const { id, name } = type;
  const puzzles = all.map((cells, at) => ({
    type: id,
    text: cells.replaceAll('0', '.').replaceAll(/.{9}/g, '$&\n'),
    name,
    title: '',
    line: lines[at] ?? 1,
    from: sudokuLines.from,
    leftOut: [],
    others: [],
  }));
  return { ...NOTHING, puzzles };
}

const TYPES = { ids: puzzleTypeIds, fetch: fetchPuzzleType };

const fromList = (found: FoundPuzzle, line: number, told: PuzzleType | undefined) =>
  found.kind === 'link'
    ? refused(line, 'This link stands in a list.')
    : fromRead(found, line, told);

async function fromFound(
  found: FoundPuzzle,
  line: number,
  told: PuzzleType | undefined,
): Promise<Opened> {
  return found.kind === 'link' ? openLink(found.hash, line, told) : fromRead(found, line, told);
}

function fromRead(
  found: Exclude<FoundPuzzle, { readonly kind: 'link' }>,
  line: number,
  told: PuzzleType | undefined,
): Opened {
  switch (found.kind) {
    case 'puzzle': {
      const { type, puzzle, from } = found.reading;
      if (told !== undefined && told !== type) {
        return refused(line, `This is ${type.name}, not ${told.name}.`);
      }
      const others = told === undefined ? found.others.map((other) => other.type.id) : [];
      return { ...NOTHING, puzzles: [opened(type, puzzle, line, from, leftOutOf(found), others)] };
    }
    case 'choice': {
      const ids = [...new Set(found.readings.map(({ type }) => type.id))];
      return refused(line, `This may be ${oneOf(ids)}: name its type.`);
    }
    case 'list':
      return joined([
        {
          ...NOTHING,
          puzzles: found.readings.map(({ type, puzzle, from, leftOut }) =>
            opened(type, puzzle, line, from, leftOut),
          ),
        },
        ...found.problems.map((problem) => refused(line, problem)),
      ]);
    case 'refused':
      return refused(line, found.sentence);
    case 'strange':
      return refused(line, sayStrange(found.problems, told));
  }
}

/** What the told type says of a text; of no told type it would be the words of all of them. */
const sayStrange = (problems: readonly Strange[], told: PuzzleType | undefined): string =>
  problems.find(({ type }) => type === told)?.sentence ??
  'No type of puzzle reads this: name its type, and what is wrong with it is said.';

/** Opens a link of the page; a player's marks are no part of the puzzle. */
async function openLink(hash: string, line: number, told?: PuzzleType): Promise<Opened> {
  const { id, payload = '' } = splitHash(hash);
  const unpacked = await unpackText(payload);
  if (!unpacked.ok) return refused(line, sayProblem(unpacked.problem));
  const { text } = splitProgress(unpacked.value);
  const type = await fetchPuzzleType(id);
  if (type === undefined) return openDefinition(text, line);
  if (told !== undefined && told !== type) {
    return refused(line, `This is ${type.name}, not ${told.name}.`);
  }
  return openOwn(type, text, line, LINK);
}

async function openOwn(type: PuzzleType, text: string, line: number, from: string) {
  const read = await openPuzzle(type, text);
  if (read === 'unfetched') throw new Error('What reads house rules is not in this package');
  return read.ok
    ? { ...NOTHING, puzzles: [opened(type, read.value, line, from)] }
    : refused(line, sayProblem(read.problem));
}

/** Opens a definition: the board below it if there is one, or else its example. */
async function openDefinition(whole: string, line: number): Promise<Opened> {
  const { definition, text } = splitDefinition(whole);
  const reading = readLabType(definition);
  // Empty lines above it are no part of a definition.
  const above = (/^\s*/.exec(whole)?.[0].split('\n').length ?? 1) - 1;
  if (!reading.ok) {
    return {
      puzzles: [],
      problems: reading.problems.map((problem) => ({
        line: line - 1 + above + problem.line,
        sentence: problem.sentence,
      })),
    };
  }
  const { type, example } = reading;
  if (text.trim() !== '') return openOwn(type, text, line, DEFINITION);
  return example === undefined
    ? refused(line, 'This definition has no example, and no board below it.')
    : { ...NOTHING, puzzles: [opened(type, example.puzzle, line, DEFINITION)] };
}
