/** Two overlapping sums: only some values satisfy both. */
import { capitalise, listed } from '#logic/words.ts';
import { phrase } from '#reasoning/phrases.ts';
import type { Candidates } from './candidates.ts';
import { allFillings, impossibleIn } from './fillings.ts';
import type { Finding } from './finding.ts';
import { sumsOf } from './sums.ts';
import type { SumPart } from './sums.ts';

/** The most cells whose combinations people go through. */
const MOST_CELLS = 8;

/** Candidates that occur in no filling of two overlapping sums. */
export function twoSums(position: Candidates): readonly Finding[] {
  const sums = sumsOf(position);
  return sums.flatMap((one, at) =>
    sums.slice(at + 1).flatMap((two) => (overlaps(one, two) ? together(position, one, two) : [])),
  );
}

const overlaps = (one: SumPart, two: SumPart): boolean =>
  one.cells.some((cell) => two.cells.includes(cell)) &&
  new Set([...one.cells, ...two.cells]).size <= MOST_CELLS;

function together(position: Candidates, one: SumPart, two: SumPart): readonly Finding[] {
  const shared = one.cells.filter((cell) => two.cells.includes(cell));
  const own = ({ cells }: SumPart) => cells.filter((cell) => !shared.includes(cell));
  const cells = [...shared, ...own(one), ...own(two)];
  const places = [one, two].map((sum) => ({
    total: sum.total,
    at: cells.flatMap((cell, index) => (sum.cells.includes(cell) ? [index] : [])),
  }));
  const conclusions = impossibleIn(position, cells, (values) =>
    places.every(({ total, at }) => {
      const filled = at.filter((index) => index < values.length);
      const sum = filled.reduce((sofar, index) => sofar + (values[index] ?? 0), 0);
      return filled.length === at.length ? sum === total : sum < total;
    }),
  );
  if (conclusions === undefined || conclusions.length === 0) return [];
  const [more, less] = one.total >= two.total ? [one, two] : [two, one];
  // One cell at a time: people cannot check the combinations for more.
  const first = conclusions.filter(({ cell }) => cell === conclusions[0]?.cell);
  return [
    {
      technique: 'two sums',
      conclusions: first,
      reason: allFillings(position, [one.part, two.part], cells),
      core: [one.part, two.part],
      cells: [...own(more), ...own(less)],
      say: (speech) => {
        const { names, word } = speech;
        const difference = more.total - less.total;
        const are = (side: readonly number[]): string => (side.length === 1 ? 'is' : 'add up to');
        const as = difference === 0 ? 'as much as' : `${difference} more than`;
        const values = listed(first.map(({ value }) => word(value)));
        const at = names(first.slice(0, 1).map(({ cell }) => cell));
        const so = phrase(first, { ...speech, names: () => 'it' });
        return [
          `${capitalise(more.claim.place.words)} adds up to ${more.total}, ${less.claim.place.words} to ${less.total}: without what they share, ${names(own(more))} ${are(own(more))} ${as} ${names(own(less))}.`,
          `With ${values} at ${at} no values left fill both, so ${so}.`,
        ].join(' ');
      },
    },
  ];
}
