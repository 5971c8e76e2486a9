import type { Speech } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { listed } from '#logic/words.ts';
import { FILLED } from './blocks.ts';

/** A line of blocks, what a reason knows of it, and what that leads to; positions count from 0. */
interface Line {
  readonly words: string;
  readonly cells: readonly number[];
  readonly lengths: readonly number[];
  /** Positions that are known to be filled, and to be blank; ascending. */
  readonly filled: readonly number[];
  readonly blank: readonly number[];
  /** Positions that are found, all of them filled or all of them blank. */
  readonly found: readonly number[];
  readonly names: (positions: readonly number[]) => string;
}

/**
 * Why the blocks of a line leave no choice for some of its cells, by what a person would see first;
 * "however they lie" where it is nothing simpler.
 */
export function whyBlocks(
  place: { readonly words: string },
  cells: readonly number[],
  lengths: readonly number[],
  known: readonly Literal[],
  concluded: readonly Literal[],
  speech: Speech,
): string {
  const { words } = place;
  if (lengths.length === 0) return `${words} has no block, so `;
  const filled = positionsOf(cells, known, true);
  const blank = positionsOf(cells, known, false);
  const toFill = positionsOf(cells, concluded, true);
  const toBlank = positionsOf(cells, concluded, false);
  const names = (positions: readonly number[]): string =>
    speech.names(positions.flatMap((position) => cells[position] ?? []));
  const line = { words, cells, lengths, filled, blank, names };
  const why = known.length === 0 ? takesRoom(line) : simplest({ ...line, found: toFill }, toBlank);
  if (why !== undefined) return `${why}, so `;
  const lie = `${blocksOf(lengths)} ${lengths.length === 1 ? 'lies' : 'lie'}`;
  return `however ${lie} in ${words} as it stands, `;
}

/** What a person sees first, of a line where something is known; `found` are those to be filled. */
function simplest(line: Line, toBlank: readonly number[]): string | undefined {
  const fills = line.found.length > 0;
  if (fills === toBlank.length > 0) return undefined;
  return fills ? whyFilled(line) : whyBlank({ ...line, found: toBlank });
}

/** Where literals say that a line is filled, or blank; of two values, not the one is the other. */
function positionsOf(
  cells: readonly number[],
  literals: readonly Literal[],
  wanted: boolean,
): readonly number[] {
  const own = literals.filter(({ value, holds }) => ((value === FILLED) === holds) === wanted);
  return cells.flatMap((cell, at) => (own.some((literal) => literal.cell === cell) ? [at] : []));
}

/** "the block of 8", "the blocks of 3, 3 and 1". */
const blocksOf = (lengths: readonly number[]): string =>
  `the block${lengths.length === 1 ? '' : 's'} of ${listed(lengths.map(String))}`;

const added = (lengths: readonly number[]): number =>
  lengths.reduce((sum, length) => sum + length, 0);

/** Of an empty line: how little room its blocks leave. */
function takesRoom({ words, cells, lengths }: Omit<Line, 'found'>): string {
  const room = added(lengths) + lengths.length - 1;
  const gaps = lengths.length === 1 ? 'takes' : 'with the blanks between them take';
  const all = room === cells.length ? 'all' : `${room} of`;
  return `${blocksOf(lengths)} ${gaps} ${all} the ${cells.length} cells of ${words}`;
}

function whyFilled(line: Line): string | undefined {
  const { words, cells, lengths, filled, blank, found, names } = line;
  if (blank.length === cells.length - added(lengths)) return `${words} already has all its blanks`;
  const [first, last] = [filled[0], filled.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const isBetween = found.every((at) => at > first && at < last);
  if (lengths.length === 1 && isBetween) return `${names(filled)} belong to one block`;
  return nearEdge(line, 'first') ?? nearEdge(line, 'last');
}

/** A filled cell that is so near an edge that only the outermost block can have it. */
function nearEdge(line: Line, block: 'first' | 'last'): string | undefined {
  const { words, cells, lengths, names } = line;
  const isFirst = block === 'first';
  const fromEdge = (positions: readonly number[]): readonly number[] =>
    isFirst ? positions : positions.map((at) => cells.length - 1 - at).toReversed();
  const [filled, blank] = [fromEdge(line.filled), fromEdge(line.blank)];
  let edge = 0;
  while (blank.includes(edge)) edge += 1;
  const [near] = filled;
  const length = (isFirst ? lengths[0] : lengths.at(-1)) ?? 0;
  // The block after it begins, at the earliest, one blank beyond where this one ends.
  if (near === undefined || (lengths.length > 1 && near - edge > length)) return undefined;
  const reached = fromEdge(line.found).every((at) => at > near && at < edge + length);
  if (!reached) return undefined;
  const where = names([isFirst ? near : cells.length - 1 - near]);
  const what = lengths.length === 1 ? 'the block' : `the ${block} block`;
  const beside = edge === 0 ? 'the edge' : 'the blanks at the edge';
  return `${where} belongs to ${what} of ${words}, of ${length}, and is near ${beside}`;
}

function whyBlank(line: Line): string | undefined {
  const { words, lengths, filled, found, names } = line;
  if (filled.length === added(lengths)) {
    return `${words} already has its block${lengths.length === 1 ? '' : 's'} of ${listed(lengths.map(String))}`;
  }
  return (
    cannotGrow(line) ?? tooNarrow(line) ?? outOfReach({ words, lengths, filled, found, names })
  );
}

/** Filled cells side by side that are as many as the longest block has. */
function cannotGrow({ words, lengths, filled, found, names }: Line): string | undefined {
  const longest = Math.max(...lengths);
  const isWhole = (from: number): boolean =>
    Array.from({ length: longest }, (_, at) => from + at).every((at) => filled.includes(at));
  const whole = filled.filter(isWhole);
  const beside = new Set(whole.flatMap((from) => [from - 1, from + longest]));
  if (!found.every((at) => beside.has(at))) return undefined;
  const cells = whole.flatMap((from) => Array.from({ length: longest }, (_, at) => from + at));
  const are = cells.length === 1 ? 'is a block' : whole.length === 1 ? 'are a block' : 'are blocks';
  return `${names(cells)} ${are} of ${longest}, and ${words} has none that is longer`;
}

/** Stretches between blanks, or a blank and the edge, that are too short for any block. */
function tooNarrow({ words, cells, lengths, blank, found }: Line): string | undefined {
  const shortest = Math.min(...lengths);
  const isEnd = (at: number): boolean => at < 0 || at >= cells.length || blank.includes(at);
  const isNarrow = (at: number): boolean => {
    let [from, to] = [at, at];
    while (!isEnd(from - 1)) from -= 1;
    while (!isEnd(to + 1)) to += 1;
    return to - from + 1 < shortest;
  };
  if (!found.every(isNarrow)) return undefined;
  return `${words} has no block shorter than ${shortest}, and there is less room than that beside the blanks`;
}

/** The only block has a filled cell already, and does not reach further. */
function outOfReach({
  words,
  lengths,
  filled,
  found,
  names,
}: Pick<Line, 'words' | 'lengths' | 'filled' | 'found' | 'names'>): string | undefined {
  const [only = 0, ...others] = lengths;
  const [first, last] = [filled[0], filled.at(-1)];
  if (others.length > 0 || first === undefined || last === undefined) return undefined;
  if (!found.every((at) => at <= last - only || at >= first + only)) return undefined;
  const belong = filled.length === 1 ? 'belongs' : 'belong';
  return `${names(filled)} ${belong} to the only block of ${words}, which is not longer than ${only}`;
}
