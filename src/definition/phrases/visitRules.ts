import type { Claim } from '#logic/claim.ts';
import { countOf } from '#logic/kinds/countOf.ts';
import { passes } from '#logic/kinds/passes.ts';
import { countedInWords, inWords } from '#logic/words.ts';
import { regionKind } from '../kinds.ts';
import { entry } from '../phrase.ts';
import { ruleAt, ruleOfClues } from '../ruleClaims.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import { asSides } from '../sideKinds.ts';
import { neverBothLeftOut, passedAt } from './passRules.ts';

// Rules about regions of squares, and the loop from square to square that visits them.

const LINE = 1;
const BLANK = 0;

/** What all of these rules are about. */
const ABOUT_REGIONS = { on: 'sides', about: 'links' } as const;

/** The lines that cross a border, of some region or of this one. */
const acrossBorders = ({ grid, layout: { areas } }: Scene, region?: number): readonly number[] =>
  asSides(grid).ends.flatMap((ends, cell) => {
    const [one, other] = ends.map((square) => areas[square]);
    return one !== other && (region === undefined || one === region || other === region)
      ? [cell]
      : [];
  });

/** A loop goes into a region once if it crosses the border twice. A region that is the whole board has no border. */
function visitedOnce(scene: Scene, region: number, name: string): readonly Claim[] {
  const cells = acrossBorders(scene, region);
  if (cells.length === 0) return [];
  return [
    countOf({
      place: { words: `the border of ${name}` },
      cells,
      value: LINE,
      other: BLANK,
      count: 2,
      word: scene.word,
    }),
  ];
}

export const VISIT_RULES = [
  entry({
    says: 'the loop visits each region exactly once',
    means: 'It goes into each region, and once it has left one it does not come back to it.',
    example: 'the loop visits each region exactly once',
    make: (): RuleMeaning => ({
      ...ruleAt([regionKind], (scene, { place }, _, region) =>
        visitedOnce(scene, region, place.words),
      ),
      ...ABOUT_REGIONS,
    }),
  }),
  entry({
    says: 'in each region the loop passes as many cells as its number',
    means: 'A printed number says how many cells of its region the loop passes.',
    example: 'in each region the loop passes as many cells as its number',
    make: (): RuleMeaning => ({
      ...ruleOfClues([regionKind], (scene, { place, squares = [] }, [count = 0]) => {
        const leftOut = squares.length - count;
        const words = `the ${count} in ${place.words}`;
        return passes({
          place: { ...place, words },
          sentence: `the loop passes ${countedInWords(count, 'cell')} of ${place.words}`,
          dots: squares.map((square) => passedAt(asSides(scene.grid), square)),
          least: count,
          most: count,
          value: LINE,
          other: BLANK,
          whyPassed:
            leftOut === 0
              ? `the loop passes each cell of ${place.words}, so `
              : `the loop leaves out ${inWords(leftOut)} of the ${countedInWords(squares.length, 'cell')} of ${place.words}, so `,
          whyLeftOut: `the loop passes just ${countedInWords(count, 'cell')} of ${place.words}, so `,
        });
      }),
      ...ABOUT_REGIONS,
      needsRules: ['the lines form one loop'],
    }),
  }),
  entry({
    says: 'the loop passes one or both of two neighbours in different regions',
    means: 'Cells that the loop leaves out are never side by side with a border between them.',
    example: 'the loop passes one or both of two neighbours in different regions',
    make: (): RuleMeaning => ({
      kinds: [regionKind],
      readsClue: false,
      compares: false,
      ...ABOUT_REGIONS,
      needsRules: ['the lines form one loop'],
      claims: (scene) => {
        const grid = asSides(scene.grid);
        return acrossBorders(scene).flatMap((cell) => {
          const [one, other] = grid.ends[cell] ?? [];
          // A border is known once both squares have a region.
          return one === undefined ||
            other === undefined ||
            [one, other].some((square) => scene.layout.areas[square] === undefined)
            ? []
            : [neverBothLeftOut(grid, one, other, ' in different regions')];
        });
      },
    }),
  }),
];
