import { inOnePart } from '#logic/onePart.ts';
import { allFilled } from '#logic/claim.ts';
import type { Claim, Place, Values } from '#logic/claim.ts';
import { anyOf } from '#logic/terms.ts';
import { blocksFormula, FILLED } from './blocks.ts';
import { stepsByValues } from './blockSteps.ts';
import { blocksBroken, blockStep, whyBlocks } from './whyBlocks.ts';

/**
 * The filled cells of a line form blocks of exactly these lengths, in this order, with at least one
 * blank between two blocks.
 */
export function runs(claim: {
  readonly place: Place;
  /** The line's cells in order. */
  readonly cells: readonly number[];
  readonly lengths: readonly number[];
}): Claim {
  const { place, cells, lengths } = claim;
  const name = place.words.replaceAll(' ', '-');
  const words =
    lengths.length === 0 ? 'is blank' : `has blocks of ${lengths.join(', ')} in this order`;
  const sentence = `${place.words} ${words}`;
  const line = (shown: Values) => cells.map((cell) => shown[cell]);
  const met = (shown: Values): boolean => {
    const found = blocksInWords(line(shown));
    return found.length === lengths.length && found.every((length, at) => length === lengths[at]);
  };
  const judge = (shown: Values) => {
    // A full line needs no search.
    if (allFilled(cells, shown)) return met(shown) ? 'holds' : 'broken';
    return fits(line(shown), lengths) ? 'open' : 'broken';
  };

  const stepsOf = stepsByValues(place, cells, lengths);

  return {
    ...inOnePart(place, cells, sentence, () => ({
      formula: blocksFormula(name, cells, lengths),
      telling: {
        settles: (known, speech, concluded) => whyBlocks(claim, stepsOf, known, concluded, speech),
        breaks: (known) => blocksBroken(claim, known),
        technique: (known, concluded) =>
          blockStep(claim, stepsOf, known, concluded)?.technique ?? 'line logic',
        sees: (shown) => stepsOf(line(shown)),
      },
    })),
    judge,
    culprits(shown) {
      if (judge(shown) !== 'broken') return [];
      const known = cells.filter((cell) => shown[cell] !== undefined);
      const filled = known.filter((cell) => shown[cell] === FILLED);
      return filled.length > 0 ? filled : known;
    },
    observe(shown) {
      const found = blocksInWords(line(shown));
      return `${found.join(' ') || '0'} (${lengths.join(' ') || '0'})`;
    },
    met,
    found: (shown) => foundBlocks(line(shown), lengths),
    smtlibNames: () => lengths.map((_, block) => `${name}-block-${block + 1}`),
    smtlib: () => smtlibOf(name, cells, lengths),
  };
}

/** Lengths of the blocks of filled cells, left to right; open cells count as blank. */
export function blocksInWords(line: readonly (number | undefined)[]): readonly number[] {
  const blocks: number[] = [];
  line.forEach((value, index) => {
    if (value !== FILLED) return;
    if (line[index - 1] === FILLED) blocks.push((blocks.pop() ?? 0) + 1);
    else blocks.push(1);
  });
  return blocks;
}

/**
 * Which blocks are certainly found: counted from either end as long as cells are known, since only
 * there is it clear which block is which. Stops at a block of another length.
 */
export function foundBlocks(
  line: readonly (number | undefined)[],
  lengths: readonly number[],
): readonly boolean[] {
  const fromLeft = (cells: readonly (number | undefined)[], wanted: readonly number[]): number => {
    const open = cells.indexOf(undefined);
    // A block before an open cell may continue; one before a blank is complete.
    const decided = open < 0 ? cells : cells.slice(0, open);
    const known = open < 0 ? cells : decided.slice(0, decided.lastIndexOf(0) + 1);
    const blocks = blocksInWords(known);
    const other = blocks.findIndex((block, at) => block !== wanted[at]);
    return other < 0 ? Math.min(blocks.length, wanted.length) : other;
  };
  const left = fromLeft(line, lengths);
  const right = fromLeft(line.toReversed(), lengths.toReversed());
  return lengths.map((_, at) => at < left || at >= lengths.length - right);
}

/** Whether the open cells can be filled so that the line has exactly these blocks. */
export function fits(line: readonly (number | undefined)[], lengths: readonly number[]): boolean {
  const size = line.length;
  // clear[p]: the number of consecutive cells without a blank that end with the p-th.
  const clear = new Int32Array(size + 1);
  // reach[p]: whether the blocks placed so far fit into the first p cells.
  let reach = new Uint8Array(size + 1);
  let next = new Uint8Array(size + 1);
  reach[0] = 1;
  for (let at = 0; at < size; at += 1) {
    const value = line[at];
    clear[at + 1] = value === undefined || value === FILLED ? (clear[at] ?? 0) + 1 : 0;
    reach[at + 1] = value === FILLED ? 0 : (reach[at] ?? 0);
  }
  let block = 0;
  for (const length of lengths) {
    next.fill(0, 0, length);
    for (let end = length; end <= size; end += 1) {
      const start = end - length;
      const gap = block === 0 || (start > 0 && line[start - 1] !== FILLED);
      const before = block === 0 ? start : start - 1;
      const placed = gap && (clear[end] ?? 0) >= length && reach[before] === 1;
      next[end] = placed || (next[end - 1] === 1 && line[end - 1] !== FILLED) ? 1 : 0;
    }
    [reach, next] = [next, reach];
    block += 1;
  }
  return reach[size] === 1;
}

/** Starts as integers, 0-based along the line; a cell is filled if a block covers it. */
function smtlibOf(
  name: string,
  cells: readonly number[],
  lengths: readonly number[],
): readonly string[] {
  const start = (block: number): string => `${name}-block-${block + 1}`;
  const order = lengths.map((length, block) =>
    block + 1 < lengths.length
      ? `(< (+ ${start(block)} ${length}) ${start(block + 1)})`
      : `(<= (+ ${start(block)} ${length}) ${cells.length})`,
  );
  const filled = cells.map((cell, position) => {
    const covers = lengths.map(
      (length, block) =>
        `(and (<= ${start(block)} ${position}) (< ${position} (+ ${start(block)} ${length})))`,
    );
    return `(= (= V${cell} 1) ${anyOf(covers)})`;
  });
  return [...(lengths.length > 0 ? [`(>= ${start(0)} 0)`] : []), ...order, ...filled];
}
