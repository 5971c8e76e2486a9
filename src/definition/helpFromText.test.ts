import { expect, it } from 'vitest';
import { helpFromText } from './helpFromText.ts';
import { readDefinition } from './read.ts';
import { definitionWith } from './testing.ts';

function helpOf(text: string): string {
  const read = readDefinition(text);
  if (!read.ok) throw new Error(read.problems[0]?.sentence);
  return helpFromText(read.definition);
}

it('rules in HTML are the lines of the text, with options by their names', () => {
  const text = definitionWith(['in each row and column half of the cells are X'], {
    board: 'rectangle 4 to 8, even',
    fill: 'each cell: X or O',
    more: ['option no-two-alike "No two rows alike"', '  no two rows are alike'],
  });
  expect(helpOf(text)).toBe(
    '<ul>\n<li>In each row and column half of the cells are X.</li>\n<li>No two rows alike: an option of the board.</li>\n</ul>',
  );
});

it('what looks like HTML in a text is shown as it stands', () => {
  const mark = '<img src="x" onerror="alert(1)">&';
  const text = definitionWith(['in each row and column all numbers differ'], {
    more: [`option extra "${mark.replaceAll('"', "'")}"`, '  touching cells differ'],
  }).replace('puzzle Trial', `puzzle Trial\n  ${mark}`);
  const help = helpOf(text);
  expect(help).toContain('<p>&lt;img src=&quot;x&quot; onerror=&quot;alert(1)&quot;&gt;&amp;</p>');
  expect(help).toContain("<li>&lt;img src='x' onerror='alert(1)'&gt;&amp;: an option");
  expect(help.match(/<[^/]\w*/g)).toEqual(['<p', '<ul', '<li', '<li']);
});
