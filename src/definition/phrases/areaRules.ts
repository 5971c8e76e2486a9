import { rectanglesOf } from '#grid/rectangles.ts';
import { squareName } from '#grid/sides.ts';
import type { AreaOwner } from '#logic/area.ts';
import type { Claim, Place } from '#logic/claim.ts';
import { eachInArea } from '#logic/kinds/eachInArea.ts';
import { oneArea } from '#logic/kinds/oneArea.ts';
import { countedInWords } from '#logic/words.ts';
import { UNKNOWN_NUMBER } from '#puzzle/unknownNumber.ts';
import { entry } from '../phrase.ts';
import { withSite } from '../ruleClaims.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import { asSides, squareKind } from '../sideKinds.ts';
import { theFirstValue } from './words.ts';

// Rules about areas into which lines between cells divide the board.

/** A number, and the rectangles that it can have. */
interface NumberedOwner extends AreaOwner {
  /** How many cells its rectangle has, if that is known. */
  readonly size: number | undefined;
  readonly place: Place;
}

function ownersOf(scene: Scene): readonly NumberedOwner[] {
  const grid = asSides(scene.grid);
  const numbered = scene.places(squareKind).flatMap((at, square) => {
    const number = scene.siteOf(squareKind, square)?.clue?.[0];
    return number === undefined ? [] : [{ at, square, number }];
  });
  const squares = new Set(numbered.map(({ square }) => square));
  return numbered.map(({ at, square, number }) => {
    const size = number === UNKNOWN_NUMBER ? undefined : number;
    const words = `the ${size ?? '?'} at ${squareName(grid, square)}`;
    return {
      square,
      size,
      place: { ...withSite(scene, squareKind, at, square, false), words },
      areas: rectanglesOf(grid, square, size, squares),
    };
  });
}

function claimsOfRectangles(scene: Scene, line: number): readonly Claim[] {
  const grid = asSides(scene.grid);
  const owners = ownersOf(scene);
  // Of an empty board nobody expects rectangles yet.
  if (owners.length === 0) return [];
  const byOwner = new Map(owners.map(({ square, place }) => [square, place]));
  const [noun, values] = ['rectangle', { line, blank: scene.other(line) }];
  return [
    ...owners.map((owner) =>
      oneArea({
        place: owner.place,
        sentence: `${owner.place.words} is in a rectangle${owner.size === undefined ? '' : ` of ${countedInWords(owner.size, 'cell')}`} without another number`,
        noun,
        owner,
        values,
      }),
    ),
    eachInArea({
      place: { words: 'cells in rectangles', look: 'the cells that rectangles can get to' },
      sentence: 'each cell is in the rectangle of a number',
      noun,
      squares: grid.ofSquares.length,
      owners,
      values,
      nameOf: (square) => squareName(grid, square),
      ownerName: (square) => byOwner.get(square)?.words ?? '',
      siteOf: (square) => byOwner.get(square)?.site,
    }),
  ];
}

export const AREA_RULES = [
  entry({
    says: 'the {value} divide the board into rectangles, each with one number and as many cells',
    means:
      'Lines between cells divide the board. Each part is a rectangle that has one printed number, which says how many cells it has; a question mark is a number that is not known.',
    example: 'the lines divide the board into rectangles, each with one number and as many cells',
    takes: { value: theFirstValue },
    make: ({ value }): RuleMeaning => ({
      kinds: [squareKind],
      on: 'sides',
      readsClue: true,
      reads: 'number',
      compares: false,
      claims: (scene) => claimsOfRectangles(scene, value),
    }),
  }),
];
