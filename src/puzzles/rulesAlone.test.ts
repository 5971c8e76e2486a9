import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLabType } from '#definition/labType.ts';
import { definitionWith } from '#definition/testing.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import { seeded } from '#puzzle/random.ts';
import { trials } from '#trials.ts';
import { arbitraryPuzzle } from './arbitrary.ts';
import { solutionsBothWays } from './fillings.ts';

// Some kinds of claim make use of what other rules say, as that numbers differ. Without these other rules they have to
// mean the same.

const BESIDE = 'beside each row and above each column';
const LENGTH = `a number ${BESIDE}, 1 to the length`;
const SUM = `a number ${BESIDE}, 1 to the largest sum`;

const RULES = [
  [
    'from each numbered end as many towers are seen as its number',
    'a number at each end of each row and column, 1 to the length',
  ],
  ['in each row and column as many towers are seen as its number', LENGTH],
  ['in each row and column its number stands as far in as the first one says', LENGTH],
  ['in each row and column its numbers stand', `numbers ${BESIDE}, 1 to the length`],
  ['in each row and column the numbers add up to its number', SUM],
  [
    'in each row and column the numbers between the least and the greatest add up to its number',
    SUM,
  ],
  ['in each row and column as many numbers as the first one says add up to its number', SUM],
  ['in each row and column the numbers, which all differ, add up to its number', SUM],
  [
    'in each cage all numbers differ and add up to its number',
    'cages, each with a number or none, 1 to 9',
  ],
  [
    'in each cage the numbers make its result by its sign',
    'cages, each with a result and its sign',
  ],
  ['neighbours are never consecutive', undefined],
  [
    'the numbers along each renban line follow each other, in any order',
    'drawn renban lines, which may meet',
  ],
  [
    'in each little killer the numbers add up to its number',
    'drawn little killers, which may meet',
  ],
] as const;

const FILLS = ['number 1 to the side', 'number 1 to 3, or empty'] as const;

/** So many cells are left open, so that all fillings can be tried. */
const OPEN = 5;

describe.each(FILLS)('with cells that take a %s', (fill) => {
  it.each(RULES)('"%s" alone allows just what it says', (rule, clue) => {
    const text = definitionWith([rule], {
      board: 'square 3',
      fill: `each cell: ${fill}`,
      clues: ['the answer in some cells', ...(clue === undefined ? [] : [clue])],
    });
    const read = readLabType(text);
    // Not every rule has a meaning for empty cells.
    if (!read.ok) return;
    const { type } = read;
    fc.assert(
      fc.property(arbitraryPuzzle(type), fc.nat(), (any, seed) => {
        const random = seeded(seed);
        const blank = { ...any, houseRules: [], givens: any.givens.map(() => undefined) };
        const { domains, claims } = buildModel(type, blank);
        const full = domains.map((domain) => random.pick(domain));
        // Clues that this board keeps, so that it has a solution.
        const broken = claims.filter((claim) => claim.judge(full) !== 'holds');
        const sites = new Set(broken.map(({ place }) => place.site));
        const drawn = new Set(broken.map(({ place }) => place.path));
        const bare = {
          ...blank,
          siteClues: blank.siteClues.map((own, site) => (sites.has(site) ? undefined : own)),
          paths: blank.paths.filter((_, path) => !drawn.has(path)),
        };
        const open = new Set(random.shuffled([...domains.keys()]).slice(0, OPEN));
        const both = solutionsBothWays(type, bare, full, open);
        fc.pre(both !== undefined);
        expect(both.found).toEqual(both.right);
      }),
      { numRuns: trials(90, 15) },
    );
  });
});
