import type { PrintedLook } from '#puzzle/photoForm.ts';
import type { SignRead } from './choices.ts';
import { mostOf, takesOf } from './choices.ts';
import type { Glyph } from './glyphs.ts';
import { findGlyphs } from './glyphs.ts';
import type { Grey } from './image.ts';
import type { Lattice } from './lattice.ts';
import type { Layer } from './network.ts';
import { makePass } from './network.ts';
import { groupLines, middleOfBox, readNumber } from './numbers.ts';
import type { PictureRead } from './picture.ts';
import { bestTurn, placeOfCell } from './placing.ts';
import type { TriedLattice } from './placing.ts';
import { turnLattice } from './turning.ts';

/** How high the digits of numbers in cells are, in cells. */
const HEIGHTS = [0.25, 0.9] as const;
/** Lines between cells are not looked at so near, in cells. */
const NEAR = 0.07;
/** As likely as a cell without ink is empty. */
const EMPTY = 0.95;
const NOTHING: SignRead = { text: '', chance: EMPTY, others: [], sureness: 1 };

/** Looks what numbers, of one digit or more, stand in a lattice's cells, turned where that makes more of it. */
export function tryNumbers(
  photo: Grey,
  layers: readonly Layer[],
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
      readCells(photo, layers, turnLattice(lattice, turns), mostOf(look.cells, longer));
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
    const takes = takesOf(look.cells, longer);
    const places = readAt(turns).map(({ text, chance, others }, cell) => ({
      ...placeOfCell(upright, cell),
      text,
      chance,
      others,
      takes,
    }));
    return { ...bare, lattice: upright, places, turns };
  };
  return { sureness, read };
}

/** The number in each cell, row by row. */
function readCells(
  photo: Grey,
  layers: readonly Layer[],
  lattice: Lattice,
  most: number,
): readonly SignRead[] {
  const { across, down } = lattice;
  const glyphs = findGlyphs(photo, lattice, {
    part: [0, 0, across, down],
    lines: { level: true, upright: true, near: NEAR },
    heights: HEIGHTS,
  });
  const pass = makePass();
  const byCell = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const [u, v] = middleOfBox(glyph.box);
    const cell = Math.floor(v) * across + Math.floor(u);
    byCell.set(cell, [...(byCell.get(cell) ?? []), glyph]);
  }
  return Array.from({ length: across * down }, (_, cell) => {
    const [line] = groupLines(byCell.get(cell) ?? []).toSorted((a, b) => b.length - a.length);
    if (line === undefined) return NOTHING;
    return readNumber(
      layers,
      line.toSorted((a, b) => a.box[0] - b.box[0]),
      most,
      pass,
    );
  });
}
