import { expect, it } from 'vitest';
import { renderHelp } from './helpPlugin.ts';

it('makes paragraphs, lists, strong and emphasised words of Markdown', () => {
  expect(renderHelp('Fill **all** _cells_.\n\n- A `?` is open.\n- 1 < 2')).toBe(
    '<p>Fill <strong>all</strong> <em>cells</em>.</p>\n<ul>\n<li>A <code>?</code> is open.</li>\n<li>1 &lt; 2</li>\n</ul>',
  );
});

it('keeps headings and links', () => {
  expect(renderHelp('## Signs\n\nSee [there](#/sudoku).')).toBe(
    '<h2>Signs</h2>\n<p>See <a href="#/sudoku">there</a>.</p>',
  );
});

it.each(['Press <b>this</b>.', '<script>alert(1)</script>'])('refuses the HTML of "%s"', (text) => {
  expect(() => renderHelp(text)).toThrow('help.md is Markdown alone');
});
