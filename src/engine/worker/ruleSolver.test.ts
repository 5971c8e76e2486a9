import { expect, it } from 'vitest';
import { claimPartsOf } from '#logic/claimPart.ts';
import { buildModel, emptyPuzzle } from '#puzzle/puzzleType.ts';
import { paintByNumbers } from '#puzzles/paint-by-numbers/index.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import type { SearchLog } from '#reasoning/search.ts';
import { searchSolutions } from '#reasoning/search.ts';

/** Blocks of ones in a line. */
const blocksOf = (line: readonly number[]): readonly number[] => {
  const blocks = line
    .join('')
    .split(/0+/)
    .flatMap((block) => (block === '' ? [] : [block.length]));
  return blocks.length === 0 ? [0] : blocks;
};

/** A picture of noise, which hardly any reasoning helps with; Numerical Recipes' generator makes it. */
function noise(side: number): readonly (readonly number[])[] {
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state < 2 ** 31 ? 1 : 0;
  };
  return Array.from({ length: side }, () => Array.from({ length: side }, next));
}

it('a limit is of all work, also of what is taken back again: on large boards that is most of it', () => {
  const side = 40;
  const rows = noise(side);
  const empty = emptyPuzzle(paintByNumbers, { width: side, height: side });
  const clues = [...rows, ...rows.map((_, at) => rows.map((row) => row[at] ?? 0))].map(blocksOf);
  const model = buildModel(paintByNumbers, { ...empty, siteClues: clues });
  const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
  const log: SearchLog = { learnt: [], cuts: [], models: [] };
  const ending = searchSolutions(formula, { known: [], limit: 20_000_000, log }, () => 'go on');
  expect(ending).toBe('too much');
  // Four times as many, had only what is looked at been counted.
  expect(log.learnt.length).toBeLessThan(800);
});
