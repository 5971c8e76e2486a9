import { besides, cellsByArea } from '#grid/areas.ts';
import { tetrominoesIn } from '#grid/tetrominoes.ts';
import { oneShape } from '#logic/kinds/oneShape.ts';
import { unequalShapes } from '#logic/kinds/unequalShapes.ts';
import { shapesOf } from '#logic/placedShape.ts';
import type { ShapeHolder } from '#logic/placedShape.ts';
import { regionName } from '#puzzle/regions.ts';
import { asRectangle, regionKind } from '../kinds.ts';
import { entry } from '../phrase.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import { adjective, aValue } from './words.ts';

// Rules about shapes that cells of a region make.

/** Each region with the tetrominoes that fit into it. */
const holdersIn = (scene: Scene): readonly ShapeHolder[] =>
  cellsByArea(scene.layout.areas).map((cells, index) => ({
    index,
    cells,
    placements: tetrominoesIn(asRectangle(scene.grid), cells),
  }));

const shapeRule = (claims: RuleMeaning['claims']): RuleMeaning => ({
  kinds: [regionKind],
  readsClue: false,
  compares: false,
  claims,
});

export const SHAPE_RULES = [
  entry({
    says: 'in each region the {value} cells are one of the shapes L, I, T and S',
    means:
      'Each region has four cells with this value, which are connected and no square; the shapes may be turned and mirrored.',
    example: 'in each region the shaded cells are one of the shapes L, I, T and S',
    takes: { value: aValue },
    make: ({ value }) =>
      shapeRule((scene) => {
        const holders = holdersIn(scene);
        const word = adjective(scene, value);
        return holders.map((holder) => {
          const words = `region ${regionName(holder.index)}`;
          return oneShape({
            place: { words, noun: { one: 'region', many: 'regions' } },
            sentence: `the ${word} cells of ${words} are one of the shapes L, I, T and S`,
            holder,
            shapes: shapesOf(holders),
            value,
            other: scene.other(value),
          });
        });
      }),
  }),
  entry({
    says: 'equal shapes of {value} cells in two regions are never neighbours',
    means:
      'If two regions have the same shape, turned or mirrored, no cell of one shares a side with a cell of the other.',
    example: 'equal shapes of shaded cells in two regions are never neighbours',
    takes: { value: aValue },
    make: ({ value }) =>
      shapeRule((scene) => {
        const grid = asRectangle(scene.grid);
        const holders = holdersIn(scene);
        return holders.flatMap((first, at) =>
          holders.slice(at + 1).flatMap((second) => {
            const borders = first.cells.flatMap((cell) =>
              besides(grid, cell).flatMap((next) =>
                second.cells.includes(next) ? [[cell, next] as const] : [],
              ),
            );
            if (borders.length === 0) return [];
            const names = [first, second].map(({ index }) => regionName(index));
            return [
              unequalShapes({
                place: { words: `regions ${names.join(' and ')}` },
                sentence: `regions ${names.join(' and ')} have no equal shapes side by side`,
                holders: [first, second],
                labels: names.map((name) => `region ${name}`),
                borders,
                value,
                other: scene.other(value),
              }),
            ];
          }),
        );
      }),
  }),
];
