import { describe, expect, it } from 'vitest';
import { sayDefinitionProblem } from './problem.ts';
import { readDefinition } from './read.ts';
import { definitionWith } from './testing.ts';

function problemsOf(text: string): readonly string[] {
  const read = readDefinition(text);
  return read.ok ? [] : read.problems.map(sayDefinitionProblem);
}

describe('a rule that rests on another one', () => {
  const yajilin = {
    board: 'rectangle 4 to 9',
    fill: 'between neighbours: line or blank',
    clues: ['a number with an arrow or a question mark in some cells'],
  };
  const leftOut = 'the loop passes one or both of two neighbours without an arrow';
  const loop = 'the lines form one loop';

  it('is read beside it', () => {
    expect(problemsOf(definitionWith([leftOut, loop], yajilin))).toEqual([]);
  });

  it('needs it', () => {
    const read = readDefinition(definitionWith([leftOut], yajilin));
    expect(read.ok ? [] : read.problems).toEqual([
      expect.objectContaining({
        sentence: `This rule needs another one, "${loop}".`,
        fixes: [
          {
            label: `Add "${loop}" under "rules"`,
            edit: { edit: 'add', under: 'rules', text: loop },
          },
        ],
      }),
    ]);
  });

  it('needs it also where no option is ticked', () => {
    const more = ['option loop "One loop"', `  ${loop}`];
    expect(problemsOf(definitionWith([leftOut], { ...yajilin, more }))).toEqual([
      expect.stringContaining(loop),
    ]);
    const both = [...more, `  ${leftOut}`];
    const passes = 'the loop passes no cell with an arrow';
    expect(problemsOf(definitionWith([passes], { ...yajilin, more: both }))).toEqual([]);
  });
});
