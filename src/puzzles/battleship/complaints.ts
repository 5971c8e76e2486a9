import { counted } from '#puzzle/numbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { fleetOf, LENGTHS } from './fleet.ts';
import type { BattleshipParameters } from './fleet.ts';

/** The sum of counts; `undefined` if one is unknown. */
function totalOf(counts: readonly (number | undefined)[]): number | undefined {
  return counts.reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );
}

/** Contradictory counts: rows, columns and fleet disagree on the number of ship cells. */
export function battleshipComplaints({
  parameters: { width, height },
  siteClues,
}: Puzzle<BattleshipParameters>): readonly Complaint[] {
  const fleet = fleetOf({ width, height }, siteClues);
  const counts = siteClues.map((clue) => clue?.[0]);
  const cells = fleet.map((count, index) => count && count * (LENGTHS[index] ?? 0));
  const totals = [
    {
      words: 'the fleet has',
      total: fleet.length === 0 ? undefined : totalOf(cells),
    },
    { words: 'the rows count', total: totalOf(counts.slice(0, height)) },
    { words: 'the columns count', total: totalOf(counts.slice(height, height + width)) },
  ].filter(({ total }) => total !== undefined);
  const [first, ...others] = totals;
  const other = others.find(({ total }) => total !== first?.total);
  if (first === undefined || other === undefined) return [];
  return [
    {
      sentence: `${first.words} ${counted(first.total ?? 0, 'cell')} of ships, ${other.words} ${other.total ?? 0}`,
      cells: [],
      sites: [],
    },
  ];
}
