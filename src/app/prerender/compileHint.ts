/** Has Chromium compile the first script whole, as nearly all of it runs at once. Used by vite.config.ts. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Has to be the first line of a script: https://v8.dev/blog/explicit-compile-hints. */
const HINT = '//# allFunctionsCalledOnLoad\n';

export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  writeBundle: {
    // In the written file: Vite puts a line of its own before the code of a chunk, last of all.
    order: 'post',
    async handler({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = chunks.find(({ moduleIds }) =>
        moduleIds.some((id) => id.endsWith('/src/main.tsx')),
      );
      if (first === undefined) throw new Error('No file has src/main.tsx');
      const path = join(dir, first.fileName);
      await writeFile(path, HINT + (await readFile(path, 'utf8')));
    },
  },
});
