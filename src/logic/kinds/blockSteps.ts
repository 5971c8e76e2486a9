import type { Sight, Speech } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { listed, sayAlreadyHas } from '#logic/words.ts';
import {
  added,
  BLANK,
  between,
  blankIn,
  blocksOf,
  edgesOf,
  filledIn,
  openIn,
  positions,
} from './blockLine.ts';
import type { Found, Line } from './blockLine.ts';
import { blockRanges } from './blockRanges.ts';
import type { LineValues } from './blockRanges.ts';
import { allWays, overlap, splits, unreached } from './blockReach.ts';
import { FILLED } from './blocks.ts';

/** Finds the steps that a person sees in a line. */
export type StepsOfLine = (values: LineValues) => readonly Sight[];

/** The most states of a line for which steps are cached. */
const MOST_KEPT = 200;

/**
 * The steps of one line, cached by its values: an explanation asks for the same ones many times.
 */
export function stepsByValues(
  place: { readonly words: string },
  cells: readonly number[],
  lengths: readonly number[],
): StepsOfLine {
  const kept = new Map<string, readonly Sight[]>();
  return (values) => {
    const key = values.map((value) => value ?? '.').join('');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const steps = blockSteps(place, cells, lengths, values);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, steps);
    return steps;
  };
}

/** The steps that a person sees in a line of blocks; each has all conclusions of one reason. */
export function blockSteps(
  { words }: { readonly words: string },
  cells: readonly number[],
  lengths: readonly number[],
  values: LineValues,
): readonly Sight[] {
  const open = positions(values, (value) => value === undefined);
  const ranges = open.length === 0 ? undefined : blockRanges(values, lengths);
  if (ranges === undefined) return [];
  const from = values.findIndex((value) => value !== BLANK);
  const to = values.findLastIndex((value) => value !== BLANK) + 1;
  const line: Line = { words, cells, lengths, values, from, to, ranges };
  const found = FINDERS.flatMap((find) => find(line) ?? []);
  return found.flatMap((one) => sightOf(line, one));
}

const FINDERS: readonly ((line: Line) => Found | undefined)[] = [
  allFound,
  allBlank,
  justFits,
  wholeBlocks,
  overlapOfRoom,
  narrowGaps,
  (line) => nearEdge(line, 'first'),
  (line) => nearEdge(line, 'last'),
  oneBlock,
  overlap,
  unreached,
  splits,
  allWays,
];

function sightOf(line: Line, found: Found): readonly Sight[] {
  const { cells, values } = line;
  const literals = (at: readonly number[] = [], value: number): readonly Literal[] =>
    at.flatMap((position) => {
      const cell = cells[position];
      return cell === undefined || values[position] !== undefined
        ? []
        : [{ cell, value, holds: true }];
    });
  const conclusions = [...literals(found.fill, FILLED), ...literals(found.blank, BLANK)];
  if (conclusions.length === 0) return [];
  const facts = found.needs.flatMap((position): readonly Literal[] => {
    const [cell, value] = [cells[position], values[position]];
    return cell === undefined || value === undefined ? [] : [{ cell, value, holds: true }];
  });
  const why = (_: readonly Literal[], speech: Speech): string => {
    const names = (at: readonly number[]) => speech.names(at.flatMap((of) => cells[of] ?? []));
    const said = typeof found.why === 'string' ? found.why : found.why(names, speech);
    return `${said}, ${found.technique === 'line logic' ? '' : 'so '}`;
  };
  return [{ technique: found.technique, conclusions, facts, why }];
}

function allFound(line: Line): Found | undefined {
  const { words, lengths } = line;
  const filled = filledIn(line);
  if (filled.length < added(lengths)) return undefined;
  const why: Found['why'] = (_, speech) =>
    lengths.length === 0
      ? `${words} has no block`
      : `${words} ${sayAlreadyHas(speech)} its block${lengths.length === 1 ? '' : 's'} of ${listed(lengths.map(String))}`;
  return { technique: 'finished line', blank: openIn(line), needs: filled, why };
}

function allBlank(line: Line): Found | undefined {
  const blank = blankIn(line);
  if (blank.length === 0 || blank.length < line.cells.length - added(line.lengths))
    return undefined;
  const why: Found['why'] = (_, speech) => `${line.words} ${sayAlreadyHas(speech)} all its blanks`;
  return { technique: 'finished line', fill: openIn(line), needs: blank, why };
}

/** The length of the blocks with one blank between neighbours. */
const roomOf = (lengths: readonly number[]): number => added(lengths) + lengths.length - 1;

/** "the blocks of 3 and 1 with the blanks between them take 5 of the 6 cells of row 1". */
function sayRoom({ words, cells, lengths, from, to }: Line): string {
  const room = roomOf(lengths);
  const gaps = lengths.length === 1 ? 'takes' : 'with the blanks between them take';
  const all = room === to - from ? 'all' : `${room} of`;
  const where =
    to - from === cells.length
      ? `the ${cells.length} cells of ${words}`
      : `the ${to - from} cells of ${words} between the blanks at its edges`;
  const where1 =
    from > 0 && to < cells.length
      ? where
      : where.replace('between the blanks at its edges', 'beside the blanks at its edge');
  return `${blocksOf(lengths)} ${gaps} ${all} ${where1}`;
}

/** The start of each block when all are pushed as far as possible towards the first edge. */
const pushed = (lengths: readonly number[], from: number): readonly number[] =>
  lengths.map((_, block) => from + added(lengths.slice(0, block)) + block);

function justFits(line: Line): Found | undefined {
  const { lengths, from, to } = line;
  if (lengths.length === 0 || roomOf(lengths) !== to - from) return undefined;
  const fill = pushed(lengths, from).flatMap((start, block) =>
    between(start, start + (lengths[block] ?? 0)),
  );
  const blank = between(from, to).filter((at) => !fill.includes(at));
  return { technique: 'arithmetic fit', fill, blank, needs: edgesOf(line), why: sayRoom(line) };
}

/** Runs of filled cells as long as the longest block. */
function wholeBlocks(line: Line): Found | undefined {
  const { words, values, lengths } = line;
  const longest = Math.max(...lengths);
  const whole = between(0, values.length).filter((at) =>
    between(at, at + longest).every((of) => values[of] === FILLED),
  );
  const beside = whole.flatMap((at) => [at - 1, at + longest]);
  const blank = beside.filter((at) => at >= 0 && at < values.length && values[at] === undefined);
  if (blank.length === 0) return undefined;
  const ended = whole.filter((at) => blank.includes(at - 1) || blank.includes(at + longest));
  const needs = ended.flatMap((at) => between(at, at + longest));
  const are = needs.length === 1 ? 'is a block' : ended.length === 1 ? 'are a block' : 'are blocks';
  const why: Found['why'] = (names) =>
    `${names(needs)} ${are} of ${longest}, and ${words} has none that is longer`;
  return { technique: 'whole block', blank: [...new Set(blank)], needs, why };
}

/** Overlap that follows from the room between the edges alone. */
function overlapOfRoom(line: Line): Found | undefined {
  const { lengths, from, to } = line;
  const spare = to - from - roomOf(lengths);
  const fill = pushed(lengths, from).flatMap((start, block) =>
    between(start + spare, start + (lengths[block] ?? 0)),
  );
  return { technique: 'overlap', fill, needs: edgesOf(line), why: sayRoom(line) };
}

/** Gaps between blanks, or a blank and the edge, that are too short for any block. */
function narrowGaps(line: Line): Found | undefined {
  const { words, values, lengths } = line;
  const shortest = Math.min(...lengths);
  const blank: number[] = [];
  const needs = new Set<number>();
  const isEnd = (at: number): boolean => at < 0 || values[at] === BLANK;
  for (const start of positions(values, (_, at) => !isEnd(at) && isEnd(at - 1))) {
    const next = values.indexOf(BLANK, start);
    const end = next < 0 ? values.length : next;
    const gap = between(start, end);
    if (gap.length >= shortest || gap.some((at) => values[at] === FILLED)) continue;
    blank.push(...gap);
    for (const at of [start - 1, end]) if (values[at] === BLANK) needs.add(at);
  }
  if (blank.length === 0) return undefined;
  const why = `${words} has no block shorter than ${shortest}, and there is less room than that beside the blanks`;
  return { technique: 'narrow gap', blank, needs: [...needs], why };
}

/** A filled cell so near an edge that only the outermost block can cover it. */
function nearEdge(line: Line, block: 'first' | 'last'): Found | undefined {
  const { words, lengths } = line;
  const isFirst = block === 'first';
  const size = line.values.length;
  const values = isFirst ? line.values : line.values.toReversed();
  const back = (at: number): number => (isFirst ? at : size - 1 - at);
  const edge = values.findIndex((value) => value !== BLANK);
  const near = values.indexOf(FILLED);
  const length = (isFirst ? lengths[0] : lengths.at(-1)) ?? 0;
  // The next block begins at least one blank after the end of this one.
  if (near < 0 || (lengths.length > 1 && near - edge > length)) return undefined;
  const isAtEdge = near === edge;
  const fill = between(near + 1, edge + length).map(back);
  const blank = isAtEdge && edge + length < size ? [back(edge + length)] : [];
  const needs = [...between(0, edge), near].map(back);
  const beside = edge === 0 ? 'the edge' : 'the blanks at the edge';
  const what = lengths.length === 1 ? 'the block' : `the ${block} block`;
  const is = isAtEdge ? 'at' : 'near';
  const why: Found['why'] = (names) =>
    `${names([back(near)])} is ${is} ${beside} and belongs to ${what} of ${words}, which is ${length} long`;
  return { technique: 'edge', fill, blank, needs, why };
}

/** Filled cells of a line's only block. */
function oneBlock(line: Line): Found | undefined {
  const filled = filledIn(line);
  const [first, last] = [filled[0], filled.at(-1)];
  if (line.lengths.length !== 1 || first === undefined || last === undefined) return undefined;
  const why: Found['why'] = (names) => `${names([first, last])} belong to one block`;
  return { technique: 'joined', fill: between(first, last), needs: [first, last], why };
}
