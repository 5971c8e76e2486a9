import type { Band, BandSide } from './bands.ts';
import { readBand } from './bands.ts';
import { CIRCLE } from './cells.ts';
import type { Glyph, GlyphPart } from './glyphs.ts';
import { findGlyphs } from './glyphs.ts';
import { outlineIn } from './lattice.ts';
import { makePass } from './network.ts';
import type { NumberRead } from './numbers.ts';
import {
  groupLines,
  groupNumbers,
  IMPOSSIBLE,
  longestLine,
  middleOfBox,
  readPhotoNumber,
} from './numbers.ts';
import type { PlaceRead } from './picture.ts';
import type { SeenBefore } from './seen.ts';

/** How far a single number stands from the grid at most, in cells. */
const NEAR = 1.7;
/** How far from a circle's middle the middles of its digits lie at most, in cells. */
const INSIDE = 0.2;
/** As a sum of different digits at most. */
const MOST_IN_CIRCLE = 45;
/** Where nothing was read, something may have been overlooked. */
const NOTHING_CLUE = 0.5;

const linesOf = (band: Band, isBeside: boolean): readonly (readonly (readonly Glyph[])[])[] =>
  band.map((glyphs) =>
    isBeside ? groupNumbers(glyphs) : groupLines(glyphs).flatMap((line) => groupNumbers(line)),
  );

/** Numbers of each row at its left, and of each column above it. */
export function readLists(seen: SeenBefore): readonly PlaceRead[] {
  return (['left', 'above'] as const).flatMap((side) => {
    const isBeside = side === 'left';
    const { lattice, layers } = seen;
    const [lines, cells] = isBeside
      ? [lattice.down, lattice.across]
      : [lattice.across, lattice.down];
    const pass = makePass();
    // No line has more numbers than every second cell.
    const band = linesOf(readBand(seen, side, Math.max(4, 0.9 * cells)), isBeside).map((numbers) =>
      numbers.map((glyphs) => readPhotoNumber(layers, glyphs, cells, pass)),
    );
    return Array.from({ length: lines }, (_, line): PlaceRead => {
      const reach = Math.max(0.8, ...(band[line] ?? []).map(({ box }) => -box[isBeside ? 0 : 1]));
      const part: GlyphPart = isBeside
        ? [-reach - 0.2, line, 0, line + 1]
        : [line, -reach - 0.2, line + 1, 0];
      return {
        id: `${isBeside ? 'row' : 'column'} ${line}`,
        name: `${isBeside ? 'Row' : 'Column'} ${line + 1}`,
        outline: outlineIn(lattice, part),
        ...listOf(band[line] ?? [], cells),
        takes: { kind: 'list', most: cells },
        shownAt: isBeside ? 'before' : 'above',
      };
    });
  });
}

/** Numbers as a list, and what else it may be: with one of them otherwise. */
function listOf(
  numbers: readonly NumberRead[],
  cells: number,
): Pick<PlaceRead, 'text' | 'chance' | 'others'> {
  const fits = (texts: readonly string[]): boolean =>
    texts.reduce((sum, text) => sum + Number(text) + 1, -1) <= cells;
  const texts = numbers.map(({ text }) => text);
  if (texts.length === 0) return { text: '', chance: NOTHING_CLUE, others: ['0'] };
  const changed = numbers
    .flatMap(({ others, chance }, at) => others.map((other) => ({ at, other, chance })))
    .toSorted((a, b) => a.chance - b.chance)
    .map(({ at, other }) => texts.with(at, other));
  const chance = Math.min(...numbers.map((number) => number.chance));
  return {
    text: texts.join(' '),
    chance: fits(texts) ? chance : Math.min(chance, IMPOSSIBLE),
    others: changed
      .filter(fits)
      .slice(0, 6)
      .map((list) => list.join(' ')),
  };
}

/** The number next to the grid in each line of a side, where there is one. */
function readSingles(
  seen: SeenBefore,
  side: BandSide,
  most: number,
): readonly (NumberRead | undefined)[] {
  const isBeside = side === 'left' || side === 'right';
  const pass = makePass();
  return linesOf(readBand(seen, side, NEAR), isBeside).map((numbers) => {
    const nearest = side === 'left' || side === 'above' ? numbers.at(-1) : numbers[0];
    return nearest === undefined ? undefined : readPhotoNumber(seen.layers, nearest, most, pass);
  });
}

const NAMES: Readonly<Record<BandSide, (line: number) => string>> = {
  left: (line) => `Left of row ${line}`,
  right: (line) => `Right of row ${line}`,
  above: (line) => `Above column ${line}`,
  below: (line) => `Below column ${line}`,
};

function placesAlong(
  { lattice }: SeenBefore,
  side: BandSide,
  numbers: readonly (NumberRead | undefined)[],
  most: number,
  idOf: (line: number) => string,
  empty: number,
): readonly PlaceRead[] {
  const { across, down } = lattice;
  return numbers.map((number, line): PlaceRead => {
    const parts: Readonly<Record<BandSide, GlyphPart>> = {
      left: [-1, line, 0, line + 1],
      right: [across, line, across + 1, line + 1],
      above: [line, -1, line + 1, 0],
      below: [line, down, line + 1, down + 1],
    };
    return {
      id: idOf(line),
      name: NAMES[side](line + 1),
      outline: outlineIn(lattice, parts[side]),
      text: number?.text ?? '',
      chance: number?.chance ?? empty,
      others: number?.others ?? [],
      takes: { kind: 'number', most },
    };
  });
}

/** One number of each row and column, on the sides where more of them stand. */
export function readTwoSides(seen: SeenBefore): readonly PlaceRead[] {
  const { across, down } = seen.lattice;
  return (
    [
      ['row', ['right', 'left'], across],
      ['column', ['below', 'above'], down],
    ] as const
  ).flatMap(([word, sides, most]) => {
    const read = sides.map((side) => ({ side, numbers: readSingles(seen, side, most) }));
    const countOf = ({ numbers }: { readonly numbers: readonly unknown[] }) =>
      numbers.filter((number) => number !== undefined).length;
    const best = read.toSorted((a, b) => countOf(b) - countOf(a))[0]!;
    const idOf = (line: number) => `${word} ${line}`;
    return placesAlong(seen, best.side, best.numbers, most, idOf, NOTHING_CLUE);
  });
}

/** A number or none at each end of each line. */
export function readFourSides(seen: SeenBefore): readonly PlaceRead[] {
  const most = Math.max(seen.lattice.across, seen.lattice.down);
  return (['above', 'left', 'right', 'below'] as const).flatMap((side) =>
    placesAlong(seen, side, readSingles(seen, side, most), most, (line) => `${side} ${line}`, 0.9),
  );
}

/** The numbers in circles on the grid's inner crossings, row by row. */
export function readCircles(seen: SeenBefore): readonly PlaceRead[] {
  const { photo, lattice, layers } = seen;
  const { across, down } = lattice;
  const pass = makePass();
  return Array.from({ length: (across - 1) * (down - 1) }, (_, at): PlaceRead => {
    const [u, v] = [1 + (at % (across - 1)), 1 + Math.floor(at / (across - 1))];
    const part: GlyphPart = [u - CIRCLE, v - CIRCLE, u + CIRCLE, v + CIRCLE];
    const glyphs = findGlyphs(photo, lattice, { part, heights: [0.12, 0.4], fine: 80 }).filter(
      ({ box }) => {
        // Nearer to the edge it is a piece of the circle.
        const [glyphU, glyphV] = middleOfBox(box);
        return Math.hypot(glyphU - u, glyphV - v) < INSIDE;
      },
    );
    const number = longestLine(glyphs);
    const read =
      number.length === 0 ? undefined : readPhotoNumber(layers, number, MOST_IN_CIRCLE, pass);
    return {
      id: `circle ${at}`,
      name: `Circle ${String.fromCharCode(65 + at)}`,
      outline: outlineIn(lattice, part),
      text: read?.text ?? '',
      chance: read?.chance ?? NOTHING_CLUE,
      others: read?.others ?? [],
      takes: { kind: 'number', most: MOST_IN_CIRCLE },
    };
  });
}
