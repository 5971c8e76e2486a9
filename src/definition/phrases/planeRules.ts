import { borderOf } from '#grid/areas.ts';
import { oneStretch } from '#logic/kinds/oneStretch.ts';
import { asRectangle } from '../kinds.ts';
import { entry } from '../phrase.ts';
import { oneClaim } from '../ruleClaims.ts';
import { adjective, aValue } from './words.ts';

// What two colours that are connected, each by itself, leave to each other in the plane: this, and that no two
// cells of one colour touch at a corner alone. It follows from that, but no short proof leads there, so a
// definition of such a puzzle says it as well.

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
];
