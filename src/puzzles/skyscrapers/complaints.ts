import { sightLines } from '#logic/sightLines.ts';
import type { SightLine } from '#logic/sightLines.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import type { SkyscrapersParameters } from './board.ts';

/**
 * Two ends of a line that show more than it has, and two lines that both have the tallest tower at
 * the same side.
 */
export function skyscrapersComplaints({
  parameters: { size },
  siteClues,
}: Puzzle<SkyscrapersParameters>): readonly Complaint[] {
  const looks = sightLines(rectangle(size, size));
  const half = looks.length / 2;
  const shown = (site: number): number | undefined => siteClues[site]?.[0];
  const ends = looks.slice(0, half).flatMap(({ place }, near): readonly Complaint[] => {
    const [one, other] = [shown(near), shown(near + half)];
    if (one === undefined || other === undefined) return [];
    const sites = [near, near + half];
    const words = `${place.words} shows ${one} and ${other} towers from its ends`;
    if (one + other > size + 1) {
      return [{ sentence: `${words}, ${size + 1} together at most`, cells: [], sites }];
    }
    return one === 1 && other === 1
      ? [{ sentence: `${words}, but the tallest is at one end only`, cells: [], sites }]
      : [];
  });
  const sides = looks.flatMap((look, site): readonly Complaint[] => {
    const isBeside = (other: SightLine): boolean =>
      other.place.line.axis === look.place.line.axis && other.end === look.end;
    const before = looks.findIndex(
      (other, at) => at < site && isBeside(other) && shown(at) === 1 && shown(site) === 1,
    );
    const first = looks[before];
    if (first === undefined) return [];
    const sentence = `${first.place.words} and ${look.place.words} both show one tower from ${look.from}, but the tallest stands there once`;
    return [{ sentence, cells: [], sites: [before, site] }];
  });
  return [...ends, ...sides];
}
