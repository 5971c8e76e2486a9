import type { Claim } from '#logic/claim.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { visible } from '#logic/kinds/visible.ts';
import { placedLines } from '#logic/place.ts';
import type { Layout, Puzzle, Setting, Structure } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { oneNumber } from '#puzzle/site.ts';
import type { Site } from '#puzzle/site.ts';
import { sightLines, skyscrapersGrid } from './lines.ts';
import type { SightLine } from './lines.ts';

export interface SkyscrapersParameters {
  readonly [name: string]: number;
  /** Cells in a row and in a column, and the tallest tower. */
  readonly size: number;
}

const wordsOf = ({ place, from }: SightLine): string => `${place.words} from ${from}`;

export const skyscrapersSites = ({
  parameters: { size },
}: Layout<SkyscrapersParameters>): readonly Site[] =>
  sightLines(size).map((look) => ({
    at: 'margin',
    ...look.place.line,
    ...(look.end === 'far' ? { end: look.end } : {}),
    words: wordsOf(look),
    slot: oneNumber(1, size),
  }));

/**
 * Every row and column has each height once, and shows as many towers as the numbers at its ends
 * say (World Puzzle Championship 1992).
 */
export function skyscrapersClaims(
  { parameters: { size }, siteClues }: Structure<SkyscrapersParameters>,
  setting: Setting,
): readonly Claim[] {
  return [
    // Lines have clues at both ends, so these claims are about no site.
    ...placedLines(skyscrapersGrid(size)).map(({ place: { words, noun, line }, cells }) =>
      allDifferent({ place: { words, noun, line }, cells, ...setting, crossed: true }),
    ),
    ...sightLines(size).flatMap((look, site) => {
      const count = siteClues[site]?.[0];
      if (count === undefined) return [];
      const { place, cells, from } = look;
      return [
        visible({ place: { ...place, look: wordsOf(look), site }, cells, from, count, ...setting }),
      ];
    }),
  ];
}

/**
 * Two ends of a line that show more than it has, and two lines that both have the tallest tower at
 * the same side.
 */
export function skyscrapersComplaints({
  parameters: { size },
  siteClues,
}: Puzzle<SkyscrapersParameters>): readonly Complaint[] {
  const looks = sightLines(size);
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
