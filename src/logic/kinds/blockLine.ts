import type { Speech } from '#logic/claim.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import { inWords, listed } from '#logic/words.ts';
import type { BlockRanges, LineValues } from './blockRanges.ts';
import { FILLED } from './blocks.ts';

/** The value of a cell that no block lies on. */
export const BLANK = 0;

/** A line of blocks as it stands; positions count from 0. */
export interface Line {
  readonly words: string;
  readonly cells: readonly number[];
  readonly lengths: readonly number[];
  readonly values: LineValues;
  /** The cells between the blanks at its edges: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly ranges: BlockRanges;
}

/** Positions that are found, those known that it takes, and why. */
export interface Found {
  readonly technique: TechniqueId;
  readonly fill?: readonly number[];
  readonly blank?: readonly number[];
  readonly needs: readonly number[];
  readonly why:
    | string
    | ((names: (positions: readonly number[]) => string, speech: Speech) => string);
}

/** Where a line has values of which something is so. */
export const positions = (
  values: LineValues,
  isSo: (value: number | undefined, at: number) => boolean,
): readonly number[] => values.flatMap((value, at) => (isSo(value, at) ? [at] : []));

/** Where a line is filled. */
export const filledIn = ({ values }: Line): readonly number[] =>
  positions(values, (value) => value === FILLED);
/** Where it is blank. */
export const blankIn = ({ values }: Line): readonly number[] =>
  positions(values, (value) => value === BLANK);
/** Where it is open. */
export const openIn = ({ values }: Line): readonly number[] =>
  positions(values, (value) => value === undefined);
/** The blanks at its edges. */
export const edgesOf = ({ values, from, to }: Line): readonly number[] =>
  positions(values, (_, at) => at < from || at >= to);
/** All positions from one up to another. */
export const between = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);

/** "the block of 8", "the blocks of 3, 3 and 1". */
export const blocksOf = (lengths: readonly number[]): string =>
  `the block${lengths.length === 1 ? '' : 's'} of ${listed(lengths.map(String))}`;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** "first", "third"; of long lines "block 12" is all that is said. */
const sayBlock = (block: number): string =>
  block < ORDINALS.length ? `the ${ORDINALS[block] ?? ''} block` : `block ${block + 1}`;

/**
 * Some blocks of a line, counted from 0: "the block of 8", "the blocks of 3 and 1"; where others are as
 * long, which they are as well: "the third block, of 2".
 */
export function theseBlocks(lengths: readonly number[], blocks: readonly number[]): string {
  const own = blocks.map((block) => lengths[block] ?? 0);
  const isPlain = lengths.every((length, block) => blocks.includes(block) || !own.includes(length));
  if (blocks.length === lengths.length) {
    return blocks.length === 1 ? blocksOf(own) : `all ${inWords(blocks.length)} blocks`;
  }
  if (isPlain) return blocksOf(own);
  return listed(blocks.map((block) => `${sayBlock(block)}, of ${lengths[block] ?? 0}`));
}

/** How many cells blocks fill. */
export const added = (lengths: readonly number[]): number =>
  lengths.reduce((sum, length) => sum + length, 0);

/** Where it is known. */
export const knownCells = ({ values }: Line): readonly number[] =>
  positions(values, (value) => value !== undefined);
