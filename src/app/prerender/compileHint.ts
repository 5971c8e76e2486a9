/**
 * Has Chromium compile the whole first script eagerly, since nearly all of it runs at once. Used by
 * vite.config.ts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Must be the first line of a script: https://v8.dev/blog/explicit-compile-hints. */
const HINT = '//# allFunctionsCalledOnLoad\n';

export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  writeBundle: {
    // Applied to the written file, since Vite prepends a line to the chunk last of all.
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
