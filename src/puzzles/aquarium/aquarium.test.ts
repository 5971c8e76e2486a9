import { describe, expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, exampleOf } from '#puzzles/testing.ts';
import { aquarium } from './index.ts';

const example = exampleOf(aquarium, 'Made here, six by six');

/** What breaks on a U of seven cells around two others, with these rows of cells, `#` filled. */
function brokenBy(option: string, filled: string): readonly string[] {
  const read = readPuzzle(aquarium, `${option}a,b,a\na,b,a\na,a,a\n?,?,?,?,?,?\n`);
  if (!read.ok) throw new Error(read.problem.reason);
  const full = [...filled.replaceAll(' ', '')].map((sign) => (sign === '#' ? 1 : 0));
  return brokenLabels(aquarium, { ...example, puzzle: read.value }, full);
}

/** The same with a bridge instead of a bottom. */
function brokenUnderBridge(option: string, filled: string): readonly string[] {
  const read = readPuzzle(aquarium, `${option}a,a,a\na,b,a\na,b,a\n?,?,?,?,?,?\n`);
  if (!read.ok) throw new Error(read.problem.reason);
  const full = [...filled.replaceAll(' ', '')].map((sign) => (sign === '#' ? 1 : 0));
  return brokenLabels(aquarium, { ...example, puzzle: read.value }, full);
}

describe('Aquarium', () => {
  it.each(['', '#option vessels\n'])('has one level in both arms of a U%s', (option) => {
    expect(brokenBy(option, '... #.# ###')).toEqual([]);
    expect(brokenBy(option, '... #.. ###')).toEqual(['the level of region a']);
    expect(brokenBy(option, '... #.# #.#')).toEqual(['the level of region a']);
  });

  it('has levels of their own in arms that hang from a bridge, if only connected parts are level', () => {
    expect(brokenUnderBridge('', '... ... #..')).toEqual(['the level of region a']);
    expect(brokenUnderBridge('#option vessels\n', '... ... #..')).toEqual([]);
    expect(brokenUnderBridge('#option vessels\n', '### ... #.#')).toEqual([
      'the level of region a',
    ]);
  });

  it('is told what is wrong with a number that is larger than its line', () => {
    expect(complaintOf(aquarium, 'a,a,a\na,a,a\na,a,a\n4,?,?,?,?,?\n')).toMatch(/4/);
  });
});
