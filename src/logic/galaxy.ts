/** Areas that half a turn about their dot takes to themselves, on a board that lines on sides divide. */
import type { SideValues } from './area.ts';
import type { Place, Values } from './claim.ts';
import { auxiliary } from './formula.ts';
import type { Proposition } from './formula.ts';

/** A dot, and what its area may have on every board. */
export interface Galaxy {
  /** A number of its own. */
  readonly dot: number;
  /** Of its dot: "the dot at row 2, columns 3 and 4". */
  readonly place: Place;
  /** The one, two or four squares around its dot, which it has. */
  readonly core: readonly number[];
  /** The squares that it may have, each with the one to which half a turn takes it. */
  readonly images: ReadonlyMap<number, number>;
}

/** A square next to another, and the side between. */
interface Beside {
  readonly side: number;
  readonly next: number;
}

/** The board on which galaxies lie. Squares are counted from 0; their sides are cells. */
export interface GalaxyBoard {
  /** By square. */
  readonly ofSquares: readonly (readonly number[])[];
  /** By square: those next to it. */
  readonly near: readonly (readonly Beside[])[];
  readonly values: SideValues;
}

/** A board by the sides of each square, and the two squares at each side. */
export const galaxyBoard = (
  {
    ofSquares,
    squaresAt,
  }: Readonly<Record<'ofSquares' | 'squaresAt', readonly (readonly number[])[]>>,
  values: SideValues,
): GalaxyBoard => ({
  ofSquares,
  near: ofSquares.map((sides, square) =>
    sides.flatMap((side) =>
      (squaresAt[side] ?? []).flatMap((next) => (next === square ? [] : [{ side, next }])),
    ),
  ),
  values,
});

/** What known sides leave to a galaxy. */
export interface GalaxyRoom {
  /** The squares that it must have: those that its core and half turns lead to without a line. */
  readonly group: ReadonlySet<number>;
  /** The squares that it may still have, the group among them; none if it is broken. */
  readonly room: ReadonlySet<number>;
  readonly isBroken: boolean;
}

/** Of two squares that half a turn swaps, the first stands for both. */
export const pairOf = ({ images }: Pick<Galaxy, 'images'>, square: number): number =>
  Math.min(square, images.get(square) ?? square);

/** That a galaxy has a square, and so its image. */
export const isOfGalaxy = (galaxy: Galaxy, square: number): Proposition =>
  auxiliary(`galaxy-${galaxy.dot}-${pairOf(galaxy, square)}`);

/** In SMT-LIB, the dot of the galaxy that has a square. */
export const galaxyName = (square: number): string => `galaxy-${square}`;

/** The squares next to one, each with the side between. */
export const beside = ({ near }: GalaxyBoard, square: number): readonly Beside[] =>
  near[square] ?? [];

/** The sides of the squares that a galaxy may have, ascending. */
export const sidesOfGalaxy = ({ images }: Galaxy, { ofSquares }: GalaxyBoard): readonly number[] =>
  [...new Set([...images.keys()].flatMap((square) => ofSquares[square] ?? []))].toSorted(
    (a, b) => a - b,
  );

/** The side to which half a turn takes the side between two squares of a galaxy. */
export function turnedSide(
  { images }: Pick<Galaxy, 'images'>,
  board: GalaxyBoard,
  square: number,
  next: number,
): number | undefined {
  const [from, to] = [images.get(square), images.get(next)];
  if (from === undefined) return undefined;
  return beside(board, from).find((each) => each.next === to)?.side;
}

/** The squares that a galaxy must have, and whether it can. */
export function galaxyGroup(
  { core, images }: Galaxy,
  board: GalaxyBoard,
  shown: Values,
): Omit<GalaxyRoom, 'room'> {
  const { line, blank } = board.values;
  const group = new Set(core);
  // Two dots may be too near.
  let isBroken = core.some((square) => !images.has(square));
  for (const square of group) {
    for (const { side, next } of beside(board, square)) {
      if (shown[side] !== blank) continue;
      const image = images.get(next);
      if (image === undefined) isBroken = true;
      else group.add(next).add(image);
    }
  }
  isBroken ||= [...group].some((square) =>
    beside(board, square).some(({ side, next }) => shown[side] === line && group.has(next)),
  );
  return { group, isBroken };
}

/** What known sides leave to a galaxy. */
export function galaxyRoom(galaxy: Galaxy, board: GalaxyBoard, shown: Values): GalaxyRoom {
  const { group, isBroken } = galaxyGroup(galaxy, board, shown);
  if (isBroken) return { group, room: new Set(), isBroken };
  const strays = straysOf(galaxy, board, shown);
  const room = new Set(reachFrom(group, galaxy, board, shown, strays).keys());
  return { group, room, isBroken };
}

/**
 * The squares to which a galaxy can get from some of its own without those that are `closed`, half turns among them:
 * each with the one before it on a shortest way.
 */
function reachFrom(
  from: Iterable<number>,
  { images }: Galaxy,
  board: GalaxyBoard,
  shown: Values,
  closed: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const { line } = board.values;
  const reached = new Map([...from].map((square) => [square, square]));
  for (const square of reached.keys()) {
    for (const { side, next } of beside(board, square)) {
      const image = images.get(next);
      if (image === undefined || reached.has(next) || closed.has(next)) continue;
      const turned = turnedSide({ images }, board, square, next);
      if (shown[side] === line || (turned !== undefined && shown[turned] === line)) continue;
      reached.set(next, square);
      if (image !== next) reached.set(image, images.get(square) ?? square);
    }
  }
  return reached;
}

/**
 * The squares that a galaxy has if it has this one, which is in its room: those on each way from its group, and their
 * images.
 */
export function onEachWay(
  galaxy: Galaxy,
  board: GalaxyBoard,
  shown: Values,
  { group, room }: GalaxyRoom,
  square: number,
): ReadonlySet<number> {
  const imageOf = (at: number): number => galaxy.images.get(at) ?? at;
  const closed = new Set([...board.ofSquares.keys()].filter((at) => !room.has(at)));
  const reached = reachFrom(group, galaxy, board, shown, closed);
  const having = new Set([square, imageOf(square)]);
  // What is on each way is on this one.
  for (let at = reached.get(square) ?? square; !group.has(at); at = reached.get(at) ?? square) {
    const without = new Set([...closed, at, imageOf(at)]);
    if (!reachFrom(group, galaxy, board, shown, without).has(square))
      having.add(at).add(imageOf(at));
  }
  return having;
}

/** Squares from which half turns and ways without a line lead to where the galaxy cannot be. */
function straysOf({ images }: Galaxy, board: GalaxyBoard, shown: Values): ReadonlySet<number> {
  const strays = new Set([...board.ofSquares.keys()].filter((square) => !images.has(square)));
  for (const square of strays) {
    const image = images.get(square);
    if (image !== undefined) strays.add(image);
    for (const { side, next } of beside(board, square)) {
      if (shown[side] === board.values.blank) strays.add(next);
    }
  }
  return strays;
}
