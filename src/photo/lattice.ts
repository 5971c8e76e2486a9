import type { Grey } from './image.ts';
import { valueAt } from './image.ts';
import type { Quad, Spot } from './quad.ts';
import { perspectiveTo, project, solveLinear } from './quad.ts';

/** The crossings of a grid's lines in row-major order, `across + 1` in each row. */
export interface Lattice {
  /** The number of cells in a row, and in a column. */
  readonly across: number;
  readonly down: number;
  readonly nodes: readonly Spot[];
  /** How clearly lines are where they should be and not between, 0 to 1. */
  readonly support: number;
}

/** The number of steps in each direction in which a line is searched. */
const STEPS = 10;
/** Where the darkness of a line segment is sampled, as fractions of its length. */
const PLACES = [0.12, 0.27, 0.42, 0.58, 0.73, 0.88];

/**
 * A line segment between two crossings: its displacement, its darkness, and the paper beside it.
 */
interface Piece {
  readonly u: number;
  readonly v: number;
  readonly offset: number;
  readonly strength: number;
}

/** The corners of a lattice. */
export const latticeCorners = ({ nodes, across, down }: Lattice): Quad => [
  nodes[0]!,
  nodes[across]!,
  nodes[(across + 1) * (down + 1) - 1]!,
  nodes[down * (across + 1)]!,
];

/** The lattice of a rectangle seen in perspective. */
export function latticeIn(quad: Quad, across: number, down: number): Lattice {
  const map = perspectiveTo(quad, across, down);
  const nodes = Array.from({ length: (across + 1) * (down + 1) }, (_, at) =>
    project(map, at % (across + 1), Math.floor(at / (across + 1))),
  );
  return { across, down, nodes, support: 0 };
}

/** The point at (u, v) in the lattice; u to the right and v down, in cells. */
export function placeInLattice({ across, down, nodes }: Lattice, u: number, v: number): Spot {
  const column = Math.min(across - 1, Math.max(0, Math.floor(u)));
  const row = Math.min(down - 1, Math.max(0, Math.floor(v)));
  const at = row * (across + 1) + column;
  const under = at + across + 1;
  return between(nodes[at]!, nodes[at + 1]!, nodes[under]!, nodes[under + 1]!, u - column, v - row);
}

/** Bilinear interpolation between four points. */
const between = (a: Spot, b: Spot, c: Spot, d: Spot, right: number, below: number): Spot => ({
  x: (a.x * (1 - right) + b.x * right) * (1 - below) + (c.x * (1 - right) + d.x * right) * below,
  y: (a.y * (1 - right) + b.y * right) * (1 - below) + (c.y * (1 - right) + d.y * right) * below,
});

/** The same, extrapolated beyond the lattice's edges. */
export function placeAround(lattice: Lattice): (u: number, v: number) => Spot {
  const { across, down } = lattice;
  const map = perspectiveTo(latticeCorners(lattice), across, down);
  return (u, v) => {
    const [inU, inV] = [Math.min(across, Math.max(0, u)), Math.min(down, Math.max(0, v))];
    const edge = placeInLattice(lattice, inU, inV);
    if (inU === u && inV === v) return edge;
    const [far, near] = [project(map, u, v), project(map, inU, inV)];
    return { x: edge.x + far.x - near.x, y: edge.y + far.y - near.y };
  };
}

/** The corners of a part of a lattice, given by left, top, right and bottom in cells, clockwise. */
export const outlineIn = (
  lattice: Lattice,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Quad => {
  const placeAt = placeAround(lattice);
  return [placeAt(left, top), placeAt(right, top), placeAt(right, bottom), placeAt(left, bottom)];
};

/** The displacements of the lattice that all line segments vote for. */
function vote(dark: Grey, lattice: Lattice, reach: number) {
  const { across, down } = lattice;
  const look = (isLevel: boolean): readonly Piece[] => {
    const pieces: Piece[] = [];
    const [lines, along] = isLevel ? [down, across] : [across, down];
    for (let line = 0; line <= lines; line += 1)
      for (let piece = 0; piece < along; piece += 1) {
        let [best, most] = [0, 0];
        let sum = 0;
        for (let step = -STEPS; step <= STEPS; step += 1) {
          const off = (step / STEPS) * reach;
          let mean = 0;
          for (const place of PLACES) {
            const spot = isLevel
              ? placeInLattice(lattice, piece + place, line + off)
              : placeInLattice(lattice, line + off, piece + place);
            // Capped, so that a long line counts more than a few dark spots of a digit.
            mean += Math.min(0.25, valueAt(dark, spot.x, spot.y)) / PLACES.length;
          }
          sum += mean;
          const weighed = mean * (1 - 0.3 * Math.abs(step / STEPS));
          if (weighed > most) [best, most] = [off, weighed];
        }
        const strength = Math.max(0, most - sum / (2 * STEPS + 1));
        const [u, v] = isLevel ? [piece + 0.5, line] : [line, piece + 0.5];
        pieces.push({ u, v, offset: best, strength });
      }
    return pieces;
  };
  return { level: look(true), upright: look(false) };
}

type Size = Pick<Lattice, 'across' | 'down'>;

/** Basis functions of a smooth field over the lattice; coordinates are −1 to 1 across it. */
const termsOf = (
  u: number,
  v: number,
  { across, down }: Size,
  degree: number,
): readonly number[] => {
  const [x, y] = [(2 * u) / across - 1, (2 * v) / down - 1];
  const terms: number[] = [];
  for (let power = 0; power <= degree; power += 1)
    for (let down = 0; down <= power; down += 1) terms.push(x ** (power - down) * y ** down);
  if (degree === 1) terms.push(x * y);
  return terms;
};

/**
 * The smooth field that most segments agree on: iteratively reweighted least squares, with less
 * weight for outliers.
 */
function fitField(
  pieces: readonly Piece[],
  size: Size,
  degree: number,
  reach: number,
): (u: number, v: number) => number {
  let factors: readonly number[] = [];
  const field = (u: number, v: number): number =>
    termsOf(u, v, size, degree).reduce((sum, term, at) => sum + term * (factors[at] ?? 0), 0);
  for (let round = 0; round < 4; round += 1) {
    const rows: number[][] = [];
    for (const { u, v, offset, strength } of pieces) {
      const far = round === 0 ? 0 : (offset - field(u, v)) / (reach * 0.25);
      const weight = (strength + 1e-6) / (1 + far * far) ** 2;
      const terms = termsOf(u, v, size, degree);
      terms.forEach((a, row) => {
        rows[row] ??= Array.from({ length: terms.length + 1 }, (_, at) => (at === row ? 1e-7 : 0));
        terms.forEach((b, at) => (rows[row]![at]! += weight * a * b));
        rows[row]![terms.length]! += weight * a * offset;
      });
    }
    factors = solveLinear(rows);
  }
  return field;
}

/** Moves the lattice onto nearby lines. */
export function fitLattice(
  dark: Grey,
  start: Lattice,
  rounds: readonly (readonly [degree: number, reach: number])[],
): Lattice {
  let lattice = start;
  const { across } = start;
  for (const [degree, reach] of rounds) {
    const { level, upright } = vote(dark, lattice, reach);
    const down = fitField(level, start, degree, reach);
    const aside = fitField(upright, start, degree, reach);
    const before = lattice;
    const nodes = before.nodes.map((_, at) => {
      const [u, v] = [at % (across + 1), Math.floor(at / (across + 1))];
      const limit = (value: number) => Math.min(reach, Math.max(-reach, value));
      return placeInLattice(before, u + limit(aside(u, v)), v + limit(down(u, v)));
    });
    lattice = { ...start, nodes, support: 0 };
  }
  return { ...lattice, support: supportOf(dark, lattice) };
}

/** How dark the lines of the lattice are, relative to the paper a third of a cell beside them. */
function supportOf(dark: Grey, lattice: Lattice): number {
  const { across, down } = lattice;
  const along = (line: number, isLevel: boolean): number => {
    const pieces = isLevel ? across : down;
    let sum = 0;
    for (let piece = 0; piece < pieces; piece += 1) {
      for (const place of PLACES) {
        let most = 0;
        for (const off of [-0.04, 0, 0.04]) {
          const spot = isLevel
            ? placeInLattice(lattice, piece + place, line + off)
            : placeInLattice(lattice, line + off, piece + place);
          const isInside =
            spot.x >= 0 && spot.y >= 0 && spot.x <= dark.width - 1 && spot.y <= dark.height - 1;
          if (isInside) most = Math.max(most, valueAt(dark, spot.x, spot.y));
        }
        sum += Math.min(0.15, most) / 0.15;
      }
    }
    return sum / (pieces * PLACES.length);
  };
  let total = 0;
  for (const isLevel of [true, false]) {
    const lines = isLevel ? down : across;
    for (let line = 0; line <= lines; line += 1) {
      const own = along(line, isLevel);
      const isEdge = line === 0 || line === lines;
      const beside = [line - 0.28, line + 0.28]
        .filter((at) => at > 0 && at < lines)
        .map((at) => along(at, isLevel));
      total +=
        Math.max(-0.2, own - beside.reduce((a, b) => a + b, 0) / beside.length) *
        (isEdge ? 1.5 : 1);
    }
  }
  return total / (across + down + 4);
}
