import { describe, expect, it } from 'vitest';
import { applyEdit } from './applyEdit.ts';
import type { DefinitionFix } from './edit.ts';
import { readDefinition } from './read.ts';
import { definitionWith } from './testing.ts';

const STARS = { board: 'square 4 to 9', fill: 'each cell: star or blank' };
const SHADED = { board: 'square 4 to 9', fill: 'each cell: shaded or blank' };

/** The fixes of all problems of a text. */
function fixesOf(text: string): readonly DefinitionFix[] {
  const read = readDefinition(text);
  return read.ok ? [] : read.problems.flatMap(({ fixes }) => fixes);
}

const sentencesOf = (text: string): readonly string[] => {
  const read = readDefinition(text);
  return read.ok ? [] : read.problems.map(({ sentence }) => sentence);
};

/** A rule after each of its fixes, in a text that is read then. */
const mended = (rule: string, around: Parameters<typeof definitionWith>[1]): readonly string[] => {
  const text = definitionWith([rule], around);
  return fixesOf(text).map(({ edit }) => {
    const after = applyEdit(text, edit);
    expect(sentencesOf(after)).toEqual([]);
    return after.split('\n').at(-1)?.trim() ?? '';
  });
};

describe('fixes', () => {
  it('write the word that was meant', () => {
    expect(mended('in each raw all numbers differ', {})).toEqual([
      'in each row all numbers differ',
    ]);
  });

  it('take another word of one letter for no misspelling', () => {
    expect(sentencesOf(definitionWith([], { fill: 'each cell: 1 to the side' }))).toEqual([
      expect.stringMatching(/You wrote "1": did you mean "number 1"\?$/),
    ]);
  });

  it('end a line that ends too early, in each way if these are few', () => {
    expect(mended('no two stars touch', STARS)).toEqual([
      'no two stars touch, not even at a corner',
      'no two stars touch at a corner',
    ]);
    expect(sentencesOf(definitionWith(['no two stars touch'], STARS))).toEqual([
      'I read "no two stars touch"; then ", not even at a corner" or "at a corner" can follow. The line ends before.',
    ]);
    expect(fixesOf(definitionWith(['in each row'], STARS))).toEqual([]);
  });

  it.each([
    ['no two shaded cells are adjacent', 'no two shaded cells are neighbours', SHADED],
    ['no two shaded cells are orthogonally adjacent', 'no two shaded cells are neighbours', SHADED],
    ['no two black cells are neighbours', 'no two shaded cells are neighbours', SHADED],
    ['no two shaded squares are neighbours', 'no two shaded cells are neighbours', SHADED],
    ['no 2x2 square is all shaded', 'no 2 by 2 square is all shaded', SHADED],
    ['no 2 x 2 square is all shaded', 'no 2 by 2 square is all shaded', SHADED],
    ['no 2 by 2 area is all shaded', 'no 2 by 2 square is all shaded', SHADED],
    ['all white cells are connected', 'all blank cells are connected', SHADED],
    ['all blank cells are orthogonally connected', 'all blank cells are connected', SHADED],
    ['no two stars touch diagonally', 'no two stars touch at a corner', STARS],
    ['in each row exactly one cell is star', 'in each row exactly 1 cell is star', STARS],
    ['in each row all digits differ', 'in each row all numbers differ', {}],
    ['in each row all numbers are different', 'in each row all numbers differ', {}],
    ['in each row all numbers are distinct', 'in each row all numbers differ', {}],
    ['in every row all numbers differ', 'in each row all numbers differ', {}],
    ['in each row all the numbers differ', 'in each row all numbers differ', {}],
    ['in each row all numbers must differ', 'in each row all numbers differ', {}],
    ['in each block all numbers differ', 'in each box all numbers differ', {}],
    ['each row all numbers differ', 'in each row all numbers differ', {}],
    ['in thegrid all numbers differ', 'in the grid all numbers differ', {}],
  ] as const)('write for "%s": "%s"', (said, meant, around) => {
    expect(mended(said, around)).toContain(meant);
  });

  it('say how to forbid something', () => {
    expect(sentencesOf(definitionWith(['stars may not touch'], STARS)).join()).toContain(
      'What is never so begins with "no"',
    );
  });

  it('leave words alone that can stand there', () => {
    expect(sentencesOf(definitionWith(['no 2 by 2 square is all shaded'], SHADED))).toEqual([]);
  });

  it('write what the board lacks', () => {
    const boxes = definitionWith(['in each box all numbers differ'], { board: 'square 4' });
    const [fix] = fixesOf(boxes);
    expect(fix?.label).toBe('Write "board boxes 3 by 3"');
    expect(fix && applyEdit(boxes, fix.edit).split('\n')[2]).toBe('board boxes 3 by 3');
    const regions = definitionWith(['in each region all numbers differ'], { board: 'square 4' });
    expect(fixesOf(regions).map(({ edit }) => sentencesOf(applyEdit(regions, edit)))).toEqual([[]]);
  });

  it('add the clue of which a rule speaks', () => {
    const text = definitionWith(['in each row and column as many cells are star as its number'], {
      ...STARS,
      clues: [],
    });
    const [fix] = fixesOf(text);
    expect(fix && sentencesOf(applyEdit(text, fix.edit))).toEqual([]);
  });

  it('add what is missing, in the order of the headings', () => {
    const whole = definitionWith(['in each row all numbers differ']);
    for (const [line, heading] of [
      [0, 'lab'],
      [2, 'board'],
      [3, 'fill'],
    ] as const) {
      const text = whole.split('\n').toSpliced(line, 1).join('\n');
      const [fix, ...more] = fixesOf(text);
      const after = fix === undefined ? '' : applyEdit(text, fix.edit);
      expect(more).toEqual([]);
      expect(after.split('\n')[line]?.startsWith(heading)).toBe(true);
      expect(sentencesOf(after)).toEqual([]);
    }
  });

  it('write the heading that was meant, under which the lines below are read', () => {
    const text = definitionWith(['in each row all numbers differ']).replace('rules', 'rulse');
    const [fix, ...more] = fixesOf(text);
    expect(more).toEqual([]);
    expect(fix && sentencesOf(applyEdit(text, fix.edit))).toEqual([]);
  });

  it('rewrite a line together with those that continue it', () => {
    const text = 'board\n  boxes 2 by 2,\n    3 by 3\nfill each cell: number 1 to 9';
    expect(applyEdit(text, { edit: 'rewrite', line: 2, text: 'square 4' })).toBe(
      'board\n  square 4\nfill each cell: number 1 to 9',
    );
  });
});
