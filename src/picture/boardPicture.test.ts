import { expect, it } from 'vitest';
import { exampleOf } from '#puzzles/testing.ts';
import { hitori } from '#puzzles/hitori/index.ts';
import { slitherlink } from '#puzzles/slitherlink/index.ts';
import { masyu } from '#puzzles/masyu/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { firstExample } from '#puzzle/examples.ts';
import { drawBoard } from './boardPicture.ts';

const textsIn = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);

it.each([
  ['a Sudoku', sudoku],
  ['a Hitori', hitori],
  ['a Slitherlink', slitherlink],
])('the picture of %s has all of its numbers', (_, type) => {
  const { puzzle } = firstExample(type);
  const written = type.text.write(puzzle).join('').replaceAll(/\D/g, '');
  expect(textsIn(drawBoard(type, puzzle, undefined).svg).join('')).toBe(written);
});

it('a solved Hitori keeps the numbers of its shaded cells, in white', () => {
  const { puzzle, solutions } = exampleOf(hitori, "From pzprjs' tests, four by four");
  const [overlay = []] = solutions;
  const { svg } = drawBoard(hitori, puzzle, { marks: overlay.map(() => undefined), overlay });
  expect(textsIn(svg)).toHaveLength(16);
  expect(svg.match(/<text[^>]*fill="#ffffff"/g)).toHaveLength(
    overlay.filter((value) => value === 1).length,
  );
});

it('the loop of a Masyu joins centres, and its circles are drawn', () => {
  const { puzzle, solutions } = firstExample(masyu);
  const [overlay = []] = solutions;
  const { svg } = drawBoard(masyu, puzzle, { marks: overlay.map(() => undefined), overlay });
  const lines = svg.match(/stroke-linecap="round"/g) ?? [];
  expect(lines).toHaveLength(overlay.filter((value) => value === 1).length);
  expect(svg.match(/<circle/g)).toHaveLength(
    puzzle.siteClues.filter((clue) => clue !== undefined).length,
  );
});
