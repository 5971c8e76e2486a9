import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksInWords } from '#logic/kinds/runs.ts';
import { placedLines } from '#logic/place.ts';
import { followLines, OPEN, settleLine } from './lines.ts';
import { paintGrid } from './board.ts';

/** All lines of this many cells. */
const allLines = (size: number): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** size }, (_, bits) =>
    Array.from({ length: size }, (_, at) => (bits >> at) & 1),
  );

describe('a line', () => {
  it('is settled just where all ways to fill it are alike', () => {
    const lines = fc
      .array(fc.tuple(fc.nat(1), fc.boolean()), { minLength: 1, maxLength: 10 })
      .map((cells) => ({
        filling: cells.map(([value]) => value),
        known: cells.map(([value, isKnown]) => (isKnown ? value : OPEN)),
      }));
    fc.assert(
      fc.property(lines, ({ filling, known }) => {
        const lengths = blocksInWords(filling);
        const ways = allLines(known.length).filter(
          (way) =>
            way.every((value, at) => known[at] === OPEN || known[at] === value) &&
            blocksInWords(way).join(' ') === lengths.join(' '),
        );
        const same = known.map((_, at) => {
          const values = new Set(ways.map((way) => way[at]));
          return values.size === 1 ? [...values][0] : OPEN;
        });
        expect(settleLine(known, lengths)).toEqual(same);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a picture', () => {
  const linesOf = (picture: readonly number[], width: number) =>
    placedLines(paintGrid({ width, height: picture.length / width })).map(({ cells }) => ({
      cells,
      lengths: blocksInWords(cells.map((cell) => picture[cell])),
    }));

  it('is never settled otherwise than it is', () => {
    const pictures = fc.array(fc.nat(1), { minLength: 64, maxLength: 64 });
    fc.assert(
      fc.property(pictures, (picture) => {
        const known = followLines(linesOf(picture, 8), 64);
        expect(picture.every((value, cell) => [value, OPEN].includes(known[cell] ?? OPEN))).toBe(
          true,
        );
      }),
    );
  });

  it('stays open where another fits', () => {
    const either = [1, 0, 0, 0, 1, 0, 0, 0, 0];
    expect([...followLines(linesOf(either, 3), 9)]).toEqual([2, 2, 0, 2, 2, 0, 0, 0, 0]);
  });
});
