import type { PrintedLook } from '#puzzle/photoForm.ts';
import {
  CIRCLE,
  contrastOf,
  cutCell,
  lineContrast,
  normaliseCell,
  withoutCorners,
} from './cells.ts';
import type { SignRead } from './choices.ts';
import {
  photoChoices,
  LARGEST_DIGIT,
  mostChoices,
  readSign,
  readSignAgain,
  takesOf,
} from './choices.ts';
import { blownCells } from './glare.ts';
import type { Grey } from './image.ts';
import type { Lattice } from './lattice.ts';
import type { EvenlyLit } from './light.ts';
import type { NetworkLayer } from './network.ts';
import { makePass } from './network.ts';
import type { Flaw, PictureRead } from './picture.ts';
import { bestTurn, placesOfCells } from './placing.ts';
import type { TriedLattice } from './placing.ts';
import { tryNumbers } from './tryNumbers.ts';
import { turnLattice, turnList, turnPicture } from './turning.ts';

/** So many cells, the darkest, tell which way up a grid is. */
const ENOUGH = 100;
/** Signs are at least so dark, of the lines. */
const LIKE_LINES = 0.8;
/** As likely as a cell is at most that cannot be seen well. */
const GUESSED = 0.5;
/** What is less likely is looked at again: few cells are, and the time is not felt. */
const UNSURE = 0.8;
/** After so many signs the rest need not be read, where these are so much less sure than wanted. */
const SAMPLE = { signs: 16, less: 0.1 };

/**
 * Looks what stands in a lattice's cells, turned where that makes more of it, and how sure it is; less
 * sure than `wanted` it is of no use.
 */
export function tryLattice(
  photo: EvenlyLit,
  layers: readonly NetworkLayer[],
  look: PrintedLook,
  lattice: Lattice,
  canTurn: boolean,
  wanted = 0,
): TriedLattice {
  const { across, down } = lattice;
  const cuts = Array.from({ length: across * down }, (_, cell) => {
    const cut = cutCell(photo, lattice, cell);
    return look.margins === 'circles' ? withoutCorners(cut, CIRCLE) : cut;
  });
  const blown = blownCells(photo.taken, lattice);
  const flaws: Flaw[] = [];
  if (isCutOff(photo, lattice)) flaws.push('cut off');
  if (blown.size > 0) flaws.push('glare');
  const bare = { lattice, places: [], walls: [], turns: 0, flaws };
  if (look.cells.kind === 'none') return { read: () => bare, sureness: 1 };
  const longer = Math.max(across, down);
  const areNumbers =
    look.cells.kind === 'numbers' && mostChoices(look.cells, longer) > LARGEST_DIGIT;
  if (areNumbers || look.cells.kind === 'sums')
    return tryNumbers(photo, layers, look, bare, canTurn);
  const contrasts = cuts.map(contrastOf);
  const order = Array.from(contrasts.keys()).sort((a, b) => contrasts[b]! - contrasts[a]!);
  // At least a fifth of a grid's cells have a sign, half as many where areas are drawn.
  const share = look.walls === 'none' ? 0.1 : 0.05;
  const usual =
    look.margins === 'none'
      ? (contrasts[order[Math.floor(cuts.length * share)] ?? 0] ?? 0)
      : // Where clues stand outside, cells may be empty: signs are about as dark as lines.
        LIKE_LINES * lineContrast(photo, lattice);
  const pictures = cuts.map((cut) => normaliseCell(cut, usual));
  const choices = photoChoices(look.cells, longer);
  const pass = makePass();
  const known = [0, 1, 2, 3].map(() => new Map<number, SignRead>());
  const readCell = (cell: number, turns: number): SignRead => {
    const picture = pictures[cell]!;
    const read =
      known[turns]!.get(cell) ??
      readSign(layers, turns === 0 ? picture : turnPicture(picture, turns), choices, pass);
    known[turns]!.set(cell, read);
    return read;
  };
  const telling = order.slice(0, ENOUGH);
  const surenessOf = (turns: number, least: number) => {
    let [filled, sum] = [0, 0];
    for (const cell of telling) {
      const { text, sureness } = readCell(cell, turns);
      if (text === '') continue;
      filled += 1;
      // What looks like a sign that stands in no cell of the grid makes all less sure.
      sum += sureness;
      if (filled >= SAMPLE.signs && sum / filled < least - SAMPLE.less) break;
    }
    // Where clues stand outside, all cells may be empty.
    if (filled === 0) return look.margins === 'none' ? 0 : 1;
    return sum / filled;
  };
  const { sureness, turns } = bestTurn(look, lattice, canTurn, surenessOf, wanted);
  const read = (): PictureRead => {
    const seen = pictures.map((_, cell) => {
      const first = readCell(cell, turns);
      const sign =
        first.chance < UNSURE
          ? readSignAgain(layers, turnPicture(pictures[cell]!, turns), choices, pass)
          : first;
      return blown.has(cell) ? { ...sign, chance: Math.min(sign.chance, GUESSED) } : sign;
    });
    const upright = turns === 0 ? lattice : turnLattice(lattice, turns);
    const takes = takesOf(look.cells, longer);
    const places = placesOfCells(upright, turnList(seen, across, turns), takes, 'printed');
    return { ...bare, lattice: upright, places, turns };
  };
  return { read, sureness };
}

/** Whether crossings lie beyond the photo's edges, by a fifth of a cell. */
function isCutOff({ width, height }: Grey, { nodes, across }: Lattice): boolean {
  const [a, b] = [nodes[0]!, nodes[across]!];
  const far = (0.2 * Math.hypot(b.x - a.x, b.y - a.y)) / across;
  return nodes.some(
    ({ x, y }) => x < -far || y < -far || x > width - 1 + far || y > height - 1 + far,
  );
}
