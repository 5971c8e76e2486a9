import type { Speech } from '#logic/claim.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import { ORDINALS, inWords, listed } from '#logic/words.ts';
import type { BlockRanges, LineValues } from './blockRanges.ts';
import { FILLED } from './blocks.ts';

/** The value of a cell outside all blocks. */
export const BLANK = 0;

/** The state of a line of blocks; positions are 0-based. */
export interface Line {
  readonly words: string;
  readonly cells: readonly number[];
  readonly lengths: readonly number[];
  readonly values: LineValues;
  /** The range between the blanks at both ends: the first cell, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly ranges: BlockRanges;
}

/** The positions that a step decides, the known positions that it needs, and why. */
export interface Found {
  readonly technique: TechniqueId;
  readonly fill?: readonly number[];
  readonly blank?: readonly number[];
  readonly needs: readonly number[];
  readonly why:
    | string
    | ((names: (positions: readonly number[]) => string, speech: Speech) => string);
}

/** The positions of a line whose values satisfy a condition. */
export const positions = (
  values: LineValues,
  isSo: (value: number | undefined, at: number) => boolean,
): readonly number[] => values.flatMap((value, at) => (isSo(value, at) ? [at] : []));

/** The filled positions. */
export const filledIn = ({ values }: Line): readonly number[] =>
  positions(values, (value) => value === FILLED);
/** The blank positions. */
export const blankIn = ({ values }: Line): readonly number[] =>
  positions(values, (value) => value === BLANK);
/** The open positions. */
export const openIn = ({ values }: Line): readonly number[] =>
  positions(values, (value) => value === undefined);
/** The blank positions at both ends. */
export const edgesOf = ({ values, from, to }: Line): readonly number[] =>
  positions(values, (_, at) => at < from || at >= to);
/** All positions from one up to, but not including, another. */
export const between = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);

/** "the block of 8", "the blocks of 3, 3 and 1". */
export const blocksOf = (lengths: readonly number[]): string =>
  `the block${lengths.length === 1 ? '' : 's'} of ${listed(lengths.map(String))}`;

/** "first", "third"; for later blocks only "block 12". */
const sayBlock = (block: number): string =>
  block < ORDINALS.length ? `the ${ORDINALS[block] ?? ''} block` : `block ${block + 1}`;

/**
 * Names blocks of a line (0-based): "the block of 8", "the blocks of 3 and 1"; if other blocks have
 * the same length, also by number: "the third block, of 2".
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

/** The number of cells that blocks fill. */
export const added = (lengths: readonly number[]): number =>
  lengths.reduce((sum, length) => sum + length, 0);

/** The known positions. */
export const knownCells = ({ values }: Line): readonly number[] =>
  positions(values, (value) => value !== undefined);
