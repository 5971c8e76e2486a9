import type { PrintedCells, PrintedLook } from '#puzzle/photoForm.ts';
import type { SignRead } from './choices.ts';
import { mostChoices, takesOf } from './choices.ts';
import type { Glyph } from './glyphs.ts';
import { findGlyphs } from './glyphs.ts';
import type { Grey } from './image.ts';
import type { Lattice } from './lattice.ts';
import type { NetworkLayer } from './network.ts';
import { makePass } from './network.ts';
import { longestLine, middleOfBox, readPhotoNumber } from './numbers.ts';
import type { PictureRead } from './picture.ts';
import { bestTurn, placesOfCells } from './placing.ts';
import type { TriedLattice } from './placing.ts';
import { turnLattice } from './turning.ts';

/** How digits in cells are looked for: how high they are, and how near to lines they are not, in cells. */
const IN_CELLS = {
  heights: [0.25, 0.9],
  lines: { level: true, upright: true, near: 0.07 },
} as const;
/** The same for sums in corners of cells. */
const IN_CORNERS = {
  heights: [0.13, 0.36],
  lines: { level: true, upright: true, near: 0.05 },
  fine: 72,
  isDashed: true,
} as const;
/** How far from a cell's left and top the middles of a sum's digits lie at most, in cells. */
const CORNER = [0.62, 0.4] as const;
/** As likely as a cell without ink is empty. */
const EMPTY = 0.95;
const NOTHING: SignRead = { text: '', chance: EMPTY, others: [], sureness: 1 };

/** Looks what numbers, of one digit or more, stand in a lattice's cells, turned where that makes more of it. */
export function tryNumbers(
  photo: Grey,
  layers: readonly NetworkLayer[],
  look: PrintedLook,
  bare: PictureRead,
  canTurn: boolean,
): TriedLattice {
  const { lattice } = bare;
  const longer = Math.max(lattice.across, lattice.down);
  const known = new Map<number, readonly SignRead[]>();
  const readAt = (turns: number): readonly SignRead[] => {
    const read =
      known.get(turns) ??
      readCells(
        photo,
        layers,
        turnLattice(lattice, turns),
        look.cells,
        mostChoices(look.cells, longer),
      );
    known.set(turns, read);
    return read;
  };
  const { sureness, turns } = bestTurn(look, lattice, canTurn, (quarter) => {
    const filled = readAt(quarter).filter(({ text }) => text !== '');
    return filled.length === 0
      ? 0
      : filled.reduce((sum, cell) => sum + cell.sureness, 0) / filled.length;
  });
  const read = (): PictureRead => {
    const upright = turnLattice(lattice, turns);
    // A sum is the paper's, whatever stands below it.
    const hand = look.cells.kind === 'sums' ? undefined : 'printed';
    const places = placesOfCells(upright, readAt(turns), takesOf(look.cells, longer), hand);
    return { ...bare, lattice: upright, places, turns };
  };
  return { sureness, read };
}

/** The number in each cell, row by row. */
function readCells(
  photo: Grey,
  layers: readonly NetworkLayer[],
  lattice: Lattice,
  cells: PrintedCells,
  most: number,
): readonly SignRead[] {
  const { across, down } = lattice;
  const glyphs = findGlyphs(photo, lattice, {
    part: [0, 0, across, down],
    ...(cells.kind === 'sums' ? IN_CORNERS : IN_CELLS),
  });
  const pass = makePass();
  const byCell = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const [u, v] = middleOfBox(glyph.box);
    if (cells.kind === 'sums' && (u % 1 > CORNER[0] || v % 1 > CORNER[1])) continue;
    const cell = Math.floor(v) * across + Math.floor(u);
    byCell.set(cell, [...(byCell.get(cell) ?? []), glyph]);
  }
  return Array.from({ length: across * down }, (_, cell) => {
    const line = longestLine(byCell.get(cell) ?? []);
    return line.length === 0 ? NOTHING : readPhotoNumber(layers, line, most, pass);
  });
}
