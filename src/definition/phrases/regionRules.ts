import { besides } from '#grid/areas.ts';
import { cellNames } from '#grid/names.ts';
import { cellsHolding } from '#logic/claim.ts';
import type { Claim } from '#logic/claim.ts';
import { connected } from '#logic/kinds/connected.ts';
import { neverAll } from '#logic/kinds/neverAll.ts';
import { countedCells, unequalCounts } from '#logic/kinds/unequalCounts.ts';
import { countedInWords } from '#logic/words.ts';
import { asRectangle, regionKind } from '../kinds.ts';
import { entry } from '../phrase.ts';
import { oneClaim, ruleAt } from '../ruleClaims.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import { somePlaces } from './places.ts';
import { adjective, aValue } from './words.ts';

// Rules about the cells with a value in a region, and in regions beside each other.

/** Each pair of cells side by side that are of different regions, the lower one first. */
const acrossBorders = ({ grid, layout: { areas } }: Scene): readonly (readonly number[])[] =>
  areas.flatMap((area, cell) =>
    besides(asRectangle(grid), cell)
      .filter((other) => other > cell && area !== undefined)
      .filter((other) => areas[other] !== undefined && areas[other] !== area)
      .map((other) => [cell, other]),
  );

/** Each two regions beside each other. */
function claimsOfNeighbours(scene: Scene, value: number): readonly Claim[] {
  const { areas } = scene.layout;
  const regions = scene
    .places(regionKind)
    .map(({ place, cells }) => countedCells(place.words, cells, value));
  const pairs = new Map(
    acrossBorders(scene).map((cells) => {
      const [one = 0, other = 0] = cells.map((cell) => areas[cell] ?? 0).toSorted((a, b) => a - b);
      return [`${one} ${other}`, [regions[one], regions[other]] as const];
    }),
  );
  return [...pairs.values()].flatMap(([one, other]) =>
    one === undefined || other === undefined
      ? []
      : [
          unequalCounts({
            place: { words: `${one.words} and ${other.words}` },
            groups: [one, other],
            noun: `${adjective(scene, value)} cell`,
          }),
        ],
  );
}

export const REGION_RULES = [
  entry({
    says: '{places} at least one cell is {value}',
    means: 'Each place has a cell with this value.',
    example: 'in each region at least one cell is shaded',
    takes: { places: somePlaces, value: aValue },
    make: ({ places, value }) =>
      ruleAt(places, (scene, { place, cells }) => {
        const word = `${adjective(scene, value)} cell`;
        const sentence = `${place.words} has a ${word}`;
        return {
          ...neverAll({
            place: { words: `a ${word} in ${place.words}`, look: place.words },
            sentence,
            groups: [{ cells, sentence }],
            value: scene.other(value),
            technique: 'last place',
          }),
          observe: (shown) => countedInWords(cellsHolding(value, cells, shown).length, word),
        };
      }),
  }),
  entry({
    says: '{places} all {value} cells are connected',
    means:
      'From each cell of a place with this value a way leads to each other one, from neighbour to neighbour through such cells of the place.',
    example: 'in each region all shaded cells are connected',
    takes: { places: somePlaces, value: aValue },
    make: ({ places, value }) =>
      ruleAt(places, (scene, { place, cells }) => {
        const words = `the ${adjective(scene, value)} cells of ${place.words}`;
        return connected({
          place: { words, look: place.words },
          sentence: `${words} are connected`,
          cells: cells
            .filter((cell) => scene.domain(cell).includes(value))
            .toSorted((a, b) => a - b),
          value,
          near: (cell) => besides(asRectangle(scene.grid), cell),
          word: (each) => adjective(scene, each),
          other: scene.other(value),
        });
      }),
  }),
  entry({
    says: 'no two {value} cells of different regions are neighbours',
    means: 'Two cells side by side with a border between them never both have this value.',
    example: 'no two shaded cells of different regions are neighbours',
    takes: { value: aValue },
    make: ({ value }) =>
      oneClaim([regionKind], (scene) => {
        const word = adjective(scene, value);
        return neverAll({
          place: { words: `${word} cells across borders` },
          sentence: `no two ${word} cells of different regions are neighbours`,
          groups: acrossBorders(scene).map((cells) => ({
            cells,
            sentence: `${cellNames(scene.grid, cells)}, of different regions, are not both ${word}`,
          })),
          value,
          technique: 'across the border',
        });
      }),
  }),
  entry({
    says: 'neighbouring regions never have equally many {value} cells',
    means:
      'Two regions with a border between them have different numbers of cells with this value.',
    example: 'neighbouring regions never have equally many shaded cells',
    takes: { value: aValue },
    make: ({ value }): RuleMeaning => ({
      kinds: [regionKind],
      readsClue: false,
      compares: false,
      claims: (scene) => claimsOfNeighbours(scene, value),
    }),
  }),
];
