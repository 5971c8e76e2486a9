/** Steps in a line of blocks that need the possible positions of each block. */
import { FILLED } from './blocks.ts';
import { between, blocksOf, filledIn, knownCells, openIn, theseBlocks } from './blockLine.ts';
import type { Found, Line } from './blockLine.ts';
import { asItStands } from '#logic/words.ts';

/** The cells that blocks cover in every possible position, given all that is known of the line. */
export function overlap(line: Line): Found | undefined {
  const { words, lengths, values, ranges } = line;
  const own = ranges.starts.map(({ first, last }, block) =>
    between(last, first + (lengths[block] ?? 0)).filter((at) => values[at] === undefined),
  );
  const covering = lengths.flatMap((_, block) => ((own[block]?.length ?? 0) > 0 ? [block] : []));
  if (covering.length === 0) return undefined;
  const which = theseBlocks(lengths, covering);
  const overlaps = covering.length === 1 ? 'overlaps itself' : 'each overlap themselves';
  // A phrase with a comma before it needs one after it.
  const comma = which.includes(', of ') ? ',' : '';
  const why: Found['why'] = (_, speech) =>
    `pushed to either end of ${words} ${asItStands(speech)}, ${which}${comma} ${overlaps}`;
  return { technique: 'overlap', fill: own.flat(), needs: knownCells(line), why };
}

/** Cells that no block can cover, each as a step of its own. */
export function unreached(line: Line): Found | undefined {
  const { words, lengths, ranges } = line;
  const blank = openIn(line).filter((at) =>
    ranges.starts.every(
      ({ first, last }, block) => at < first || at >= last + (lengths[block] ?? 0),
    ),
  );
  const filled = filledIn(line);
  const [only = 0, ...others] = lengths;
  const needs = knownCells(line);
  const why: Found['why'] = (names, speech) =>
    others.length === 0 && filled.length > 0 && filled.length < only
      ? `${names(filled)} ${filled.length === 1 ? 'belongs' : 'belong'} to the only block of ${words}, which is not longer than ${only}`
      : `no block of ${words} ${asItStands(speech)} reaches there`;
  return { technique: 'unreachable cell', blank, needs, why };
}

/** Cells that would join filled cells to a block longer than any. */
export function splits(line: Line): Found | undefined {
  const { words, values, lengths } = line;
  const longest = Math.max(...lengths);
  const joins = (at: number): readonly number[] => {
    let [from, to] = [at, at + 1];
    while (values[from - 1] === FILLED) from -= 1;
    while (values[to] === FILLED) to += 1;
    return between(from, to).filter((of) => of !== at);
  };
  const blank = openIn(line).filter((at) => {
    const joined = joins(at);
    // Next to only one group of filled cells, a blank splits nothing.
    const isBetween = joined.includes(at - 1) && joined.includes(at + 1);
    return isBetween && joined.length + 1 > longest;
  });
  if (blank.length === 0) return undefined;
  const needs = [...new Set(blank.flatMap(joins))].toSorted((a, b) => a - b);
  const why: Found['why'] = (names) =>
    `${words} has no block as long as one across ${names(blank)} would be`;
  return { technique: 'split', blank, needs, why };
}

/** Cells that have the same value in every arrangement of the blocks. */
export function allWays(line: Line): Found | undefined {
  const { words, lengths, ranges } = line;
  const lie = `${blocksOf(lengths)} ${lengths.length === 1 ? 'lies' : 'lie'}`;
  return {
    technique: 'line logic',
    fill: openIn(line).filter((at) => ranges.canBlank[at] === false),
    blank: openIn(line).filter((at) => ranges.canFill[at] === false),
    needs: knownCells(line),
    why: (_, speech) => `however ${lie} in ${words} ${asItStands(speech)}`,
  };
}
