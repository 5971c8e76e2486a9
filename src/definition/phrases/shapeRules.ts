import { besides } from '#grid/areas.ts';
import { tetrominoesIn } from '#grid/tetrominoes.ts';
import type { Claim } from '#logic/claim.ts';
import { onePlacement } from '#logic/kinds/onePlacement.ts';
import { unequalShapes } from '#logic/kinds/unequalShapes.ts';
import { asRectangle, regionKind } from '../kinds.ts';
import { entry } from '../phrase.ts';
import { ruleAt } from '../ruleClaims.ts';
import type { RuleMeaning, RulePlace, Scene } from '../scene.ts';
import { somePlaces } from './places.ts';
import { adjective, aValue } from './words.ts';

// Rules about the shape of cells with the same value.

const SHAPES = ['L', 'I', 'T', 'S'] as const;

/** Each two regions side by side, where both have cells of one shape. */
function claimsOfNeighbours(scene: Scene, value: number): readonly Claim[] {
  const grid = asRectangle(scene.grid);
  const { areas } = scene.layout;
  const regions = scene.places(regionKind);
  const placements = regions.map(({ cells }) => tetrominoesIn(grid, cells));
  const ofShape = (region: number, name: string) =>
    (placements[region] ?? []).flatMap(({ shape, cells }) => (shape === name ? [cells] : []));
  const claimOf = (one: number, other: number, pair: readonly [RulePlace, RulePlace]) => {
    const borders = pair[0].cells.flatMap((cell) =>
      besides(grid, cell).flatMap((next) => (areas[next] === other ? [[cell, next]] : [])),
    );
    if (borders.length === 0) return [];
    const [first, second] = [pair[0].place.words, pair[1].place.words];
    const words = `shapes of ${first} and ${second}`;
    return [
      unequalShapes({
        place: { words, look: `where ${first} and ${second} meet` },
        sentence: `${first} and ${second} do not meet as two equal shapes`,
        names: [first, second],
        borders,
        shapes: SHAPES.map((name) => ({
          name,
          placements: [ofShape(one, name), ofShape(other, name)],
        })),
        value,
      }),
    ];
  };
  return regions.flatMap((first, one) =>
    regions.slice(one + 1).flatMap((second, more) => claimOf(one, one + 1 + more, [first, second])),
  );
}

export const SHAPE_RULES = [
  entry({
    says: '{places} the {value} cells are one of the shapes L, I, T and S',
    means:
      'The cells of a place with this value are four that make one of these letters, turned or mirrored too: side by side, and no square.',
    example: 'in each region the shaded cells are one of the shapes L, I, T and S',
    takes: { places: somePlaces, value: aValue },
    make: ({ places, value }) =>
      ruleAt(places, (scene, { place, cells }) => {
        const word = adjective(scene, value);
        return onePlacement({
          place,
          sentence: `the ${word} cells of ${place.words} are an L, I, T or S`,
          cells: cells.toSorted((a, b) => a - b),
          placements: tetrominoesIn(asRectangle(scene.grid), cells).map((each) => each.cells),
          value,
          other: scene.other(value),
          word: (each) => `${adjective(scene, each)} cell`,
        });
      }),
  }),
  entry({
    says: 'two equal shapes of {value} cells are never neighbours',
    means:
      'Two regions that both have cells with this value in the shape of the same letter of L, I, T and S never have such cells side by side.',
    example: 'two equal shapes of shaded cells are never neighbours',
    takes: { value: aValue },
    make: ({ value }): RuleMeaning => ({
      kinds: [regionKind],
      readsClue: false,
      compares: false,
      claims: (scene) => claimsOfNeighbours(scene, value),
    }),
  }),
];
