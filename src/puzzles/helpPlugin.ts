/**
 * Converts each type's `help.md` to HTML, for `import('./help.md?html')`. Used by vite.config.ts.
 */
import { readFile } from 'node:fs/promises';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const QUERY = '?html';

const marked = new Marked({
  renderer: {
    html({ raw }) {
      throw new Error(`help.md is Markdown alone, but has the HTML ${raw.trim()}`);
    },
  },
});

/**
 * Markdown as HTML. Throws if the Markdown contains HTML, since the page inserts the result without
 * sanitising.
 */
export const renderHelp = (markdown: string): string =>
  marked.parse(markdown, { async: false }).trim();

/** The module of a `help.md?html` exports its HTML as a string. */
export const helpPlugin = (): Plugin => ({
  name: 'help',
  load: {
    filter: { id: /\/help\.md\?html$/ },
    async handler(id) {
      const html = renderHelp(await readFile(id.slice(0, -QUERY.length), 'utf8'));
      return { code: `export default ${JSON.stringify(html)};\n`, moduleType: 'js', map: null };
    },
  },
});
