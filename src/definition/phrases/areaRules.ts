import { rectanglesOf } from '#grid/rectangles.ts';
import { spotName, squaresAtSpot, squaresTurned } from '#grid/dotSpots.ts';
import { squareName } from '#grid/sides.ts';
import type { AreaOwner } from '#logic/area.ts';
import type { Claim, Place } from '#logic/claim.ts';
import { galaxyBoard } from '#logic/galaxy.ts';
import type { Galaxy } from '#logic/galaxy.ts';
import { eachInArea } from '#logic/kinds/eachInArea.ts';
import { eachInGalaxy } from '#logic/kinds/eachInGalaxy.ts';
import { galaxyArea } from '#logic/kinds/galaxyArea.ts';
import { oneArea } from '#logic/kinds/oneArea.ts';
import { countedInWords } from '#logic/words.ts';
import { UNKNOWN_NUMBER } from '#puzzle/unknownNumber.ts';
import { entry } from '../phrase.ts';
import { withSite } from '../ruleClaims.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import { asSides, spotKind, squareKind } from '../sideKinds.ts';
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

/** The dots of a board, each with the squares that its area may have. */
function galaxiesOf(scene: Scene): readonly Galaxy[] {
  const grid = asSides(scene.grid);
  const dots = scene
    .places(spotKind)
    .flatMap((at, dot) =>
      scene.siteOf(spotKind, dot)?.clue === undefined
        ? []
        : [{ at, dot, core: squaresAtSpot(grid, dot) }],
    );
  return dots.map(({ at, dot, core }) => {
    const taken = dots.flatMap((other) => (other.dot === dot ? [] : other.core));
    return {
      dot,
      core,
      place: {
        ...withSite(scene, spotKind, at, dot, false),
        words: `the dot at ${spotName(grid, dot)}`,
      },
      images: squaresTurned(grid, dot, new Set(taken)),
    };
  });
}

function claimsOfGalaxies(scene: Scene, line: number): readonly Claim[] {
  const grid = asSides(scene.grid);
  const galaxies = galaxiesOf(scene);
  // Of an empty board nobody expects areas yet.
  if (galaxies.length === 0) return [];
  const board = galaxyBoard(grid, { line, blank: scene.other(line) });
  return [
    ...galaxies.map((each) => galaxyArea(each, board)),
    eachInGalaxy({
      place: { words: 'cells in areas', look: 'the cells that areas can get to' },
      // Other dots are another rule.
      sentence: `each cell is in the area of ${galaxies.length === 1 ? 'the dot' : `one of ${countedInWords(galaxies.length, 'dot')}`}`,
      galaxies,
      board,
      nameOf: (square) => squareName(grid, square),
    }),
  ];
}

export const AREA_RULES = [
  entry({
    says: 'the {value} divide the board into areas, each with one dot and turned onto itself by half a turn about it',
    means:
      'Lines between cells divide the board. Each part has one printed dot in its middle: half a turn about the dot takes the part to itself.',
    example:
      'the lines divide the board into areas, each with one dot and turned onto itself by half a turn about it',
    takes: { value: theFirstValue },
    make: ({ value }): RuleMeaning => ({
      kinds: [spotKind],
      on: 'sides',
      readsClue: true,
      reads: 'dot',
      compares: false,
      claims: (scene) => claimsOfGalaxies(scene, value),
    }),
  }),
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
