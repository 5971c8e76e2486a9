/** Makes HTML of each type's `help.md`, for `import('./help.md?html')`. Used by vite.config.ts. */
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

/** Markdown as HTML. Throws where the Markdown has HTML of its own: the page shows the result unread. */
export const renderHelp = (markdown: string): string =>
  marked.parse(markdown, { async: false }).trim();

/** The module of a `help.md?html` is its HTML as a string. */
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
