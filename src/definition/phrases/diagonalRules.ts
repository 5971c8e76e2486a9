import { cellCornerAt } from '#grid/between.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { literalCount } from '#logic/kinds/literalCount.ts';
import { noRing } from '#logic/kinds/noRing.ts';
import type { JoinedCorners } from '#logic/kinds/noRing.ts';
import type { Literal } from '#logic/literal.ts';
import { countedInWords } from '#logic/words.ts';
import { asRectangle, pointKind } from '../kinds.ts';
import { GLYPHS } from '../glyphs.ts';
import { entry } from '../phrase.ts';
import { oneClaim, ruleOfClues } from '../ruleClaims.ts';
import type { RuleMeaning, Scene } from '../scene.ts';

// Rules about the diagonals of cells, which join their corners.

/** The value of a diagonal that falls from left to right. */
const fallingOf = ({ values, word }: Scene): number =>
  values.find((value) => word(value) === GLYPHS['falling']?.name) ?? 1;

/** The diagonals that meet at a corner: those that fall towards it or away from it, and that rise. */
function meetingAt(scene: Scene, corner: number): readonly Literal[] {
  const { x, y, cells } = cellCornerAt(asRectangle(scene.grid), corner);
  const falling = fallingOf(scene);
  const { centres } = scene.grid;
  return cells.map((cell) => {
    const centre = centres[cell] ?? { x: 0, y: 0 };
    const isFalling = centre.x < x === centre.y < y;
    return { cell, value: isFalling ? falling : scene.other(falling), holds: true };
  });
}

/** The corners of either colour, and which diagonals join them. */
function coloursOf(scene: Scene): readonly JoinedCorners[] {
  const { width, height, centres }: Rectangle = asRectangle(scene.grid);
  const falling = fallingOf(scene);
  return [0, 1].map((colour) => {
    const numbers = new Map<number, number>();
    for (let y = 1; y < height; y += 1) {
      for (let x = 1; x < width; x += 1) {
        if ((x + y) % 2 === colour) numbers.set(y * (width + 1) + x, numbers.size + 1);
      }
    }
    const numberAt = (x: number, y: number): number => numbers.get(y * (width + 1) + x) ?? 0;
    return {
      count: numbers.size + 1,
      joins: centres.map((_, cell) => {
        const [x, y] = [cell % width, Math.floor(cell / width)];
        return (x + y) % 2 === colour
          ? { value: falling, ends: [numberAt(x, y), numberAt(x + 1, y + 1)] }
          : { value: scene.other(falling), ends: [numberAt(x + 1, y), numberAt(x, y + 1)] };
      }),
    };
  });
}

export const DIAGONAL_RULES = [
  entry({
    says: 'at each numbered corner as many diagonals meet as its number',
    means: 'A printed number says how many diagonals of the cells around it end at its corner.',
    example: 'at each numbered corner as many diagonals meet as its number',
    make: (): RuleMeaning => ({
      ...ruleOfClues([pointKind], (scene, { place, index }, [count = 0]) =>
        literalCount({
          place: { ...place, words: `the ${count} at ${place.words}` },
          literals: meetingAt(scene, index),
          count,
          counted: (some) => countedInWords(some, 'diagonal'),
          symbol: scene.symbol,
        }),
      ),
      about: 'diagonals',
    }),
  }),
  entry({
    says: 'the diagonals form no closed ring',
    means: 'No way along diagonals leads from a corner back to it without going back.',
    example: 'the diagonals form no closed ring',
    make: (): RuleMeaning => ({
      ...oneClaim([], (scene) =>
        noRing({
          place: { words: 'closed rings', look: 'the closed rings' },
          sentence: 'the diagonals form no closed ring',
          colours: coloursOf(scene),
          otherThan: scene.other,
        }),
      ),
      about: 'diagonals',
    }),
  }),
];
