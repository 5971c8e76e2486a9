import type { PrintedLook } from '#puzzle/photoForm.ts';
import { contrastOf, cutCell, normaliseCell } from './cells.ts';
import type { Choice, SignRead } from './choices.ts';
import { choicesOf, readSign, takesOf } from './choices.ts';
import { findLattice, latticeNear } from './find.ts';
import type { Grey } from './image.ts';
import type { Lattice } from './lattice.ts';
import { outlineIn } from './lattice.ts';
import type { Layer } from './network.ts';
import { makePass } from './network.ts';
import { readMargins, readWalls } from './parts.ts';
import type { Flaw, PhotoRead, PictureRead, PlaceRead } from './picture.ts';
import type { Quad } from './quad.ts';
import { cellId } from './texts.ts';
import { turnLattice, turnList, turnPicture } from './turning.ts';

/** Where signs are less sure than that on the whole, a photo is read in other ways, too. */
const DOUBTFUL = 0.9;
/** How much surer another number of cells must make them. */
const CLEARLY = 0.08;
/** As likely as a cell is at most that cannot be seen well. */
const GUESSED = 0.5;
/** From here on, of 255, a camera tells no paper from light. */
const WHITE = 251;

/**
 * Finds a grid of one of the sizes that a printed puzzle may have in a photo, or takes it between the
 * given corners, and reads it.
 */
export function readPhoto(
  photo: Grey,
  layers: readonly Layer[],
  look: PrintedLook,
  corners?: Quad,
): PhotoRead {
  const found =
    corners === undefined
      ? findLattice(photo, look.sizes)
      : { lattice: latticeNear(photo, corners, look.sizes), otherSizes: [], hasOthers: false };
  if (found === undefined) return { kind: 'no grid' };
  const canTurn = corners === undefined;
  let best = readLattice(photo, layers, look, found.lattice, canTurn);
  // Where lines are too faint to be counted, digits that were cut in two look like none.
  if (best.sureness < DOUBTFUL)
    for (const lattice of found.otherSizes) {
      const other = readLattice(photo, layers, look, lattice, canTurn);
      if (other.sureness > best.sureness + CLEARLY) best = other;
    }
  const { picture } = best;
  const seen = { photo, layers, look, lattice: picture.lattice };
  return {
    kind: 'read',
    picture: {
      ...picture,
      places: [...picture.places, ...readMargins(seen)],
      walls: readWalls(seen),
      flaws: found.hasOthers ? ['another grid', ...picture.flaws] : picture.flaws,
    },
  };
}

/** Reads what stands in a lattice's cells, turned where that makes more of it, and how sure it is. */
function readLattice(
  photo: Grey,
  layers: readonly Layer[],
  look: PrintedLook,
  lattice: Lattice,
  canTurn: boolean,
): { readonly picture: PictureRead; readonly sureness: number } {
  const { across, down } = lattice;
  const cuts = Array.from({ length: across * down }, (_, cell) => cutCell(photo, lattice, cell));
  const blown = blownCells(cuts);
  const flaws: Flaw[] = [];
  if (isCutOff(photo, lattice)) flaws.push('cut off');
  if (blown.size > 0) flaws.push('glare');
  const bare = { lattice, places: [], walls: [], turns: 0, flaws };
  if (look.cells.kind === 'none') return { picture: bare, sureness: 1 };
  const contrasts = cuts.map(contrastOf).sort((a, b) => b - a);
  // At least a fifth of a grid's cells have a sign, half as many where areas are drawn.
  const usual = contrasts[Math.floor(cuts.length * (look.walls === 'none' ? 0.1 : 0.05))] ?? 0;
  const pictures = cuts.map((cut) => normaliseCell(cut, usual));
  const longer = Math.max(across, down);
  const choices = choicesOf(look.cells, longer);
  let [best, turns] = [readCells(pictures, layers, choices), 0];
  // Where signs look doubtful, the photo may lie on its side or head.
  if (best.sureness < DOUBTFUL && canTurn) {
    for (const quarter of [1, 2, 3]) {
      if (!hasSize(look, turnLattice(lattice, quarter))) continue;
      const turned = readCells(
        pictures.map((picture) => turnPicture(picture, quarter)),
        layers,
        choices,
      );
      if (turned.sureness > best.sureness + 0.03) [best, turns] = [turned, quarter];
    }
  }
  const { sureness } = best;
  const seen = best.cells.map((cell, at) =>
    blown.has(at) ? { ...cell, chance: Math.min(cell.chance, GUESSED) } : cell,
  );
  const upright = turns === 0 ? lattice : turnLattice(lattice, turns);
  const takes = takesOf(look.cells, longer);
  const places = turnList(seen, across, turns).map(({ text, chance, others }, cell): PlaceRead => ({
    ...placeOfCell(upright, cell),
    text,
    chance,
    others,
    takes,
  }));
  return { picture: { ...bare, lattice: upright, places, turns }, sureness };
}

const hasSize = ({ sizes }: PrintedLook, { across, down }: Lattice): boolean =>
  sizes.some(({ width, height }) => width === across && height === down);

function placeOfCell(lattice: Lattice, cell: number): Pick<PlaceRead, 'id' | 'name' | 'outline'> {
  const [column, row] = [cell % lattice.across, Math.floor(cell / lattice.across)];
  return {
    id: cellId(cell),
    name: `Row ${row + 1}, column ${column + 1}`,
    outline: outlineIn(lattice, [column, row, column + 1, row + 1]),
  };
}

/** Cells that are white all over, where others have a grey: a lamp shines there. */
function blownCells(cuts: readonly Float32Array[]): ReadonlySet<number> {
  const blown = cuts.flatMap((greys, cell) =>
    greys.filter((grey) => grey >= WHITE).length > 0.97 * greys.length ? [cell] : [],
  );
  // Of a white page, as on a screen, all empty cells are: then others are nearly white, too.
  const others = cuts.filter((_, cell) => !blown.includes(cell)).map(paperOf);
  const isWhitePage = others.filter((paper) => paper >= WHITE).length > others.length / 10;
  return new Set(isWhitePage ? [] : blown);
}

/** The brightest of a cell's greys but for a few. */
const paperOf = (greys: Float32Array): number => {
  const sorted = Float32Array.from(greys).sort();
  return sorted[Math.floor(sorted.length * 0.8)] ?? 0;
};

/** Whether crossings lie beyond the photo's edges, by a fifth of a cell. */
function isCutOff({ width, height }: Grey, { nodes, across }: Lattice): boolean {
  const [a, b] = [nodes[0]!, nodes[across]!];
  const far = (0.2 * Math.hypot(b.x - a.x, b.y - a.y)) / across;
  return nodes.some(
    ({ x, y }) => x < -far || y < -far || x > width - 1 + far || y > height - 1 + far,
  );
}

/** What looks like a sign that stands in no cell of the grid makes all less sure. */
function readCells(
  pictures: readonly Float32Array[],
  layers: readonly Layer[],
  choices: readonly Choice[],
): { readonly cells: readonly SignRead[]; readonly sureness: number } {
  const pass = makePass();
  const cells = pictures.map((picture) => readSign(layers, picture, choices, pass));
  const filled = cells.filter(({ text }) => text !== '');
  const sum = filled.reduce((total, cell) => total + cell.sureness, 0);
  return { cells, sureness: filled.length === 0 ? 0 : sum / filled.length };
}
