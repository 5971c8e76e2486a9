import type { Layout, Puzzle } from './puzzle.ts';
import type { PuzzleType } from './puzzleType.ts';
import type { Clue, Site } from './site.ts';

/**
 * The clues at the sites of another layout, indexed by its sites: each clue keeps its place, that
 * of an area follows the area with most of its cells. Clues whose place is gone are dropped.
 */
export function clueAtEachSite(
  type: PuzzleType,
  puzzle: Layout & Pick<Puzzle, 'siteClues'>,
  layout: Layout,
): readonly Clue[] {
  const before = type.sites?.(puzzle) ?? [];
  const byPlace = new Map(before.map((site, index) => [placeKey(site), puzzle.siteClues[index]]));
  const successors = successorsOf(puzzle.areas, layout.areas);
  const byArea = new Map(
    before.flatMap((site, index) => {
      const area = site.at === 'area' ? successors.get(site.area) : undefined;
      return area === undefined ? [] : [[area, puzzle.siteClues[index]]];
    }),
  );
  const clueAt = (site: Site): Clue =>
    site.at === 'area' ? byArea.get(site.area) : byPlace.get(placeKey(site));
  return (type.sites?.(layout) ?? []).map(clueAt);
}

/** The identity of a site's place; its words may change with its surroundings. */
function placeKey(site: Site): string {
  switch (site.at) {
    case 'margin':
      return `${site.axis} ${site.index} ${site.end ?? 'near'}`;
    case 'corner':
    case 'side':
      return `${site.at} ${site.x} ${site.y}`;
    case 'half':
      return `${site.half} ${site.x} ${site.y}`;
    case 'area':
      return `area ${site.area}`;
    case 'list':
      return site.words;
  }
}

/**
 * For each old area, the new one that continues it: each has the most cells in common with the
 * other.
 */
function successorsOf(
  before: Puzzle['areas'],
  after: Puzzle['areas'],
): ReadonlyMap<number, number> {
  const shared = new Map<string, { old: number; now: number; cells: number }>();
  for (const [cell, now] of after.entries()) {
    const old = before[cell];
    if (old === undefined || now === undefined) continue;
    const pair = shared.get(`${old} ${now}`) ?? { old, now, cells: 0 };
    shared.set(`${old} ${now}`, { ...pair, cells: pair.cells + 1 });
  }
  const successors = new Map<number, number>();
  const taken = new Set<number>();
  // Largest overlaps first; ties by order.
  for (const { old, now } of [...shared.values()].toSorted((a, b) => b.cells - a.cells)) {
    if (successors.has(old) || taken.has(now)) continue;
    successors.set(old, now);
    taken.add(now);
  }
  return successors;
}
