import { successorsOf } from '#grid/areas.ts';
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
    case 'square':
    case 'point':
    case 'dot':
      return `${site.at} ${site.x} ${site.y}`;
    case 'half':
      return `${site.half} ${site.x} ${site.y}`;
    case 'area':
      return `area ${site.area}`;
    case 'list':
      return site.words;
  }
}
