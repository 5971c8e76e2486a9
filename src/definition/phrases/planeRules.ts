import { borderOf, squaresOf } from '#grid/areas.ts';
import { cellNames } from '#grid/names.ts';
import { clauses } from '#logic/kinds/clauses.ts';
import { oneStretch } from '#logic/kinds/oneStretch.ts';
import { asRectangle } from '../kinds.ts';
import { entry } from '../phrase.ts';
import { oneClaim } from '../ruleClaims.ts';
import { adjective, aValue } from './words.ts';

// What two colours that are connected, each by itself, leave to each other in the plane. It follows from that,
// but no short proof leads there, so a definition of such a puzzle says it as well.

export const PLANE_RULES = [
  entry({
    says: 'along the border all {value} cells are in one piece',
    means:
      'Once around the board along its border, the cells with this value follow one another. It follows where this value is connected and the other one, too. In a board of one row the last cell is beside the first.',
    example: 'along the border all shaded cells are in one piece',
    takes: { value: aValue },
    make: ({ value }) =>
      oneClaim([], (scene) => {
        const word = adjective(scene, value);
        return oneStretch({
          place: { words: `${word} cells of the border`, look: 'the border' },
          sentence: `along the border all ${word} cells are in one piece`,
          ring: borderOf(asRectangle(scene.grid)).filter(scene.isWhite),
          value,
          other: scene.other(value),
          word: (each) => adjective(scene, each),
        });
      }),
  }),
  entry({
    says: 'no 2 by 2 square is a checkerboard of {value} cells and others',
    means:
      'Of four cells around a corner, two that face each other do not have this value alone. It follows where this value is connected and the other one, too.',
    example: 'no 2 by 2 square is a checkerboard of shaded cells and others',
    takes: { value: aValue },
    make: ({ value }) =>
      oneClaim([], (scene) => {
        const grid = asRectangle(scene.grid);
        const word = adjective(scene, value);
        return clauses({
          place: { words: `checkerboards of ${word} cells`, look: 'the 2 by 2 squares' },
          sentence: `no 2 by 2 square is a checkerboard of ${word} cells and others`,
          clauses: squaresOf(grid)
            .filter((cells) => cells.every(scene.isWhite))
            .flatMap((cells) =>
              // The first and the last of the four face each other.
              [
                [0, 3],
                [1, 2],
              ].map((facing) => ({
                sentence: `${cellNames(
                  grid,
                  cells.filter((_, at) => facing.includes(at)),
                )} are not the only ${word} cells of their square`,
                literals: cells.map((cell, at) => ({ cell, value, holds: !facing.includes(at) })),
              })),
            ),
          symbol: scene.symbol,
          technique: 'checkerboard',
        });
      }),
  }),
];
