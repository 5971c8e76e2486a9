import type { Lattice } from './lattice.ts';
import type { Spot } from './quad.ts';

/** Below this a place is marked for a last look. */
export const SURE = 0.8;

/** A sign, and the keys that enter it; letters in lower case. */
export interface Typed {
  readonly text: string;
  readonly keys: readonly string[];
}

/** What may be put at a place when it is corrected. */
export type Takes =
  | { readonly kind: 'signs'; readonly signs: readonly Typed[] }
  /** A number up to so much. */
  | { readonly kind: 'number'; readonly most: number }
  /** Numbers up to so much, divided by spaces. */
  | { readonly kind: 'list'; readonly most: number };

/** Who put it there: the paper's press, or somebody with a pen, whose mark it is. */
export type Hand = 'printed' | 'written';

/** A place in a picture where something may stand: a cell, a clue beside the grid, a sum, a circle. */
export interface PlaceRead {
  /** For cells `cell 0` and so on, row by row. */
  readonly id: string;
  /** "Row 3, column 4". */
  readonly name: string;
  /** Its corners in the photo, clockwise. */
  readonly outline: readonly Spot[];
  /** What stands there; empty where nothing does. */
  readonly text: string;
  /** How likely that is, from 0 to 1. */
  readonly chance: number;
  /** What else it may be, the likeliest first. */
  readonly others: readonly string[];
  readonly takes: Takes;
  /** Only where a player may have written: in cells that take values. */
  readonly hand?: Hand;
  /** Where what was read is shown: in a corner, or for lists before or above what is printed. */
  readonly shownAt?: 'before' | 'above';
}

/** A line between two neighbouring cells that may be a wall. */
export interface WallRead {
  readonly cells: readonly [number, number];
  /** Where it begins and ends in the photo. */
  readonly ends: readonly [Spot, Spot];
  readonly stands: boolean;
  /** How likely that is, from 0 to 1. */
  readonly chance: number;
}

/** What somebody should know who relies on it: a part may be beyond the edge, or white from glare. */
export type Flaw = 'another grid' | 'cut off' | 'glare';

/** A picture as it was read. */
export interface PictureRead {
  readonly lattice: Lattice;
  /** The cells first, row by row, where something may stand in them. */
  readonly places: readonly PlaceRead[];
  readonly walls: readonly WallRead[];
  /** How many quarters the photo's top has to be turned to the left. */
  readonly turns: number;
  readonly flaws: readonly Flaw[];
}

/** What came of a photo. */
export type PhotoRead =
  | { readonly kind: 'read'; readonly picture: PictureRead }
  | { readonly kind: 'no grid' };

/** One thing of a picture that is otherwise than it was read. */
export type Correction =
  | { readonly kind: 'place'; readonly id: string; readonly text: string }
  | { readonly kind: 'hand'; readonly id: string; readonly hand: Hand }
  | { readonly kind: 'wall'; readonly cells: readonly [number, number]; readonly stands: boolean };

/** The picture with something corrected, which is certain from then on. */
export function correct(picture: PictureRead, correction: Correction): PictureRead {
  switch (correction.kind) {
    case 'place':
      return {
        ...picture,
        places: picture.places.map((place) =>
          place.id === correction.id
            ? { ...place, text: correction.text, chance: 1, others: [] }
            : place,
        ),
      };
    case 'hand':
      return {
        ...picture,
        places: picture.places.map((place) =>
          place.id === correction.id ? { ...place, hand: correction.hand } : place,
        ),
      };
    case 'wall':
      return {
        ...picture,
        walls: picture.walls.map((wall) =>
          isBetween(wall, correction.cells)
            ? { ...wall, stands: correction.stands, chance: 1 }
            : wall,
        ),
      };
  }
}

/** Whether something was written at a place by hand: it is no clue. */
export const isWritten = ({ hand, text }: PlaceRead): boolean => hand === 'written' && text !== '';

/** Whether a wall is the one between these two cells. */
const isBetween = ({ cells }: WallRead, [one, other]: readonly [number, number]): boolean =>
  cells[0] === one && cells[1] === other;
