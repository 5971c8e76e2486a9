import { expect, it } from 'vitest';
import { definitionWith } from './testing.ts';
import { usedPhrases } from './usedPhrases.ts';

it('the phrases of a line are those of its parts too, the outer one first', () => {
  const text = definitionWith(['in each row and column all numbers differ', 'touching cells']);
  const lines = text.split('\n');
  const used = usedPhrases(text).map(({ line, phrases }) => [
    lines[line - 1]?.trim(),
    phrases.map(({ says }) => says[0]),
  ]);
  expect(used).toContainEqual([
    'in each row and column all numbers differ',
    ['{places} all numbers differ', 'in each {one} and {other}', 'row', 'column'],
  ]);
  // A line that cannot be read uses none.
  expect(used.map(([line]) => line)).not.toContain('touching cells');
});
