import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLabType } from '#definition/labType.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { seeded } from '#puzzle/random.ts';
import type { Random } from '#puzzle/random.ts';
import { isRelease, sampled, trials } from '#trials.ts';
import { arbitraryPuzzle } from './arbitrary.ts';
import { solutionsBothWays, solutionsOf } from './fillings.ts';
import { rulesTexts } from './rulesTexts.ts';
import { someTypes } from './testing.ts';

// Some kinds of claim make use of what other rules of their type say. A rule that is left out takes nothing of the
// others' meaning with it, or the text is refused.

/** So many cells are left open, so that all fillings can be tried. */
const OPEN = 7;

/** Boards above this take a solver that is not told everything too long. */
const MOST_CELLS = 80;

/** The definitions that have one rule less, or just one rule, with what is different. */
function variantsOf(text: string): readonly (readonly [string, string])[] {
  const lines = text.split('\n');
  const option = lines.findIndex((line) => line.startsWith('option'));
  const end = option === -1 ? lines.length : option;
  const rules = [...lines.keys()].filter(
    (at) => at > lines.indexOf('rules') && at < end && /^ {2}\S/.test(lines[at] ?? ''),
  );
  const less = rules.map((rule) => [`without "${lines[rule]?.trim()}"`, [rule]] as const);
  const alone = rules.map(
    (rule) => [`"${lines[rule]?.trim()}" alone`, rules.filter((at) => at !== rule)] as const,
  );
  return (rules.length < 2 ? [] : rules.length === 2 ? less : [...less, ...alone]).map(
    ([words, out]) => [words, lines.filter((_, at) => !out.includes(at)).join('\n')],
  );
}

/** A solution of a board, which loses clues until it has one. */
function solvable(
  type: PuzzleType,
  any: Puzzle,
  random: Random,
): readonly [Puzzle, readonly number[]] | undefined {
  let puzzle: Puzzle = { ...any, houseRules: [], givens: any.givens.map(() => undefined) };
  for (const keeps of [1, 0.5, 0]) {
    puzzle = {
      ...puzzle,
      siteClues: puzzle.siteClues.map((clue) =>
        random.below(1000) < keeps * 1000 ? clue : undefined,
      ),
      paths: keeps === 0 ? [] : puzzle.paths,
    };
    const [first] = solutionsOf(buildModel(type, puzzle), puzzle.givens, 1) ?? [];
    if (first !== undefined) return [puzzle, first];
  }
  return undefined;
}

const CASES = someTypes(rulesTexts).flatMap(({ id, text }) =>
  variantsOf(text).flatMap(([words, variant]) => {
    const read = readLabType(variant);
    return read.ok ? [{ title: `${id} ${words}`, type: read.type }] : [];
  }),
);

/** Sudoku alone has more than eighty. */
const MOST_CASES = 24;

it.each(isRelease ? CASES : sampled(CASES, MOST_CASES))(
  '$title allows just what it says',
  ({ type }) => {
    fc.assert(
      fc.property(arbitraryPuzzle(type), fc.nat(), (any, seed) => {
        fc.pre(any.givens.length <= MOST_CELLS);
        const random = seeded(seed);
        const base = solvable(type, any, random);
        if (base === undefined) return;
        const [puzzle, full] = base;
        const open = new Set(random.shuffled([...full.keys()]).slice(0, OPEN));
        const both = solutionsBothWays(type, puzzle, full, open);
        expect(both?.found).toEqual(both?.right);
      }),
      { numRuns: trials(40, 20) },
    );
  },
);
