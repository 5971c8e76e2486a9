import { expect, it } from 'vitest';
import { firstExample } from '#puzzle/examples.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { sujiko } from '#puzzles/sujiko/index.ts';
import { drawBoard } from '#picture/boardPicture.ts';
import { withBadge } from './provedBadge.ts';

it.each([
  ['a Sudoku', sudoku],
  ['a Sujiko, which is narrower than the badge', sujiko],
])(
  'the badge of %s stands below its picture, which it leaves as it is, and within its width',
  (_, type) => {
    const picture = drawBoard(type, firstExample(type).puzzle, undefined);
    const badged = withBadge(picture);
    expect(badged.svg).toContain(picture.svg.trimEnd());
    expect(badged.svg).toContain('>One solution, proved</text>');
    expect(badged.width).toBe(picture.width);
    const [, x, y, scale] =
      /scale\(40\) translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(badged.svg) ?? [];
    expect(Number(y)).toBeCloseTo(picture.height, 2);
    expect(Number(x)).toBeGreaterThan(0);
    expect(Number(x) + 3.7 * Number(scale)).toBeLessThanOrEqual(badged.width);
    expect(Number(y) + 0.5 * Number(scale)).toBeLessThan(badged.height);
  },
);
