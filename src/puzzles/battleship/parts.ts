import type { Rectangle } from '#grid/rectangle.ts';
import type { Values } from '#logic/claim.ts';
import type { Pattern } from '#logic/kinds/patterns.ts';

export const WATER = 0;
export const SHIP = 1;

/** The part of a ship that a given can show. */
export type ShipPart = 'lone' | 'left' | 'right' | 'top' | 'bottom' | 'middle';

/** Each shape that can be given: its value, its letter in the text form, and its name. */
export const SHIP_SHAPES: readonly {
  readonly value: number;
  readonly letter: string;
  readonly part: ShipPart;
  readonly name: string;
}[] = [
  { value: 2, letter: 'o', part: 'lone', name: 'a lone ship' },
  { value: 3, letter: '<', part: 'left', name: 'the left end of a ship' },
  { value: 4, letter: '>', part: 'right', name: 'the right end of a ship' },
  { value: 5, letter: '^', part: 'top', name: 'the top end of a ship' },
  { value: 6, letter: 'v', part: 'bottom', name: 'the bottom end of a ship' },
  { value: 7, letter: 'S', part: 'middle', name: 'the middle of a ship' },
];

/** The four neighbours of a cell; `undefined` beyond the edge, which counts as water. */
function sidesOf({ width, height }: Rectangle, cell: number) {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return {
    left: x > 0 ? cell - 1 : undefined,
    right: x + 1 < width ? cell + 1 : undefined,
    top: y > 0 ? cell - width : undefined,
    bottom: y + 1 < height ? cell + width : undefined,
  };
}

type Side = keyof ReturnType<typeof sidesOf>;
const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];

/** The sides on which the ship continues, for each orientation of a part. */
const GOES_ON: Readonly<Record<ShipPart, readonly (readonly Side[])[]>> = {
  lone: [[]],
  left: [['right']],
  right: [['left']],
  top: [['bottom']],
  bottom: [['top']],
  middle: [
    ['left', 'right'],
    ['top', 'bottom'],
  ],
};

/** The patterns of `cell` and its neighbours in which it is this part of a ship. */
export function patternsOf(grid: Rectangle, cell: number, part: ShipPart): readonly Pattern[] {
  const sides = sidesOf(grid, cell);
  return GOES_ON[part].flatMap((ship) => {
    if (ship.some((side) => sides[side] === undefined)) return [];
    const around = SIDES.flatMap((side): Pattern => {
      const beside = sides[side];
      return beside === undefined ? [] : [[beside, ship.includes(side) ? SHIP : WATER]];
    });
    return [[[cell, SHIP], ...around]];
  });
}

/** The part of each ship cell, if its neighbours determine it. Indexed by cell. */
export const partsOf = (grid: Rectangle, values: Values): readonly (ShipPart | undefined)[] =>
  values.map((value, cell) =>
    value !== SHIP
      ? undefined
      : SHIP_SHAPES.map(({ part }) => part).find((part) =>
          patternsOf(grid, cell, part).some((pattern) =>
            pattern.every(([beside, wanted]) => values[beside] === wanted),
          ),
        ),
  );
