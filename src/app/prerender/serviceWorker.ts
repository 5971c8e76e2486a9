/** Builds the service worker beside the page, with the list of the files that it keeps. Used by vite.config.ts. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';

/** Which of the built files the service worker keeps, by their paths in the built folder. */
const KEPT = /^(?:index\.html|assets\/[^/]+\.(?:js|css)|[^/]+\.(?:svg|webmanifest))$/;
/** What reads photos is kept once it was used; see `offline/sw.ts`. */
const NOT_KEPT = /^assets\/photo-worker-/;

/** A file as workbox's precache lists it: names in `assets` change with what is in them, so they need no revision. */
async function listed(folder: string, path: string) {
  if (path.startsWith('assets/')) return { url: path, revision: null };
  const content = await readFile(join(folder, path));
  return { url: path, revision: createHash('sha256').update(content).digest('hex').slice(0, 32) };
}

export function serviceWorker(): Plugin {
  let folder = '';
  let failed = false;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    buildEnd(error) {
      failed = error !== undefined;
    },
    closeBundle: {
      order: 'post',
      async handler() {
        if (failed) return;
        const paths = (await readdir(folder, { recursive: true }))
          .map((path) => path.replaceAll('\\', '/'))
          .filter((path) => KEPT.test(path) && !NOT_KEPT.test(path))
          .toSorted();
        const files = await Promise.all(paths.map((path) => listed(folder, path)));
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { 'self.__WB_MANIFEST': JSON.stringify(files) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: fileURLToPath(new URL('../../offline/sw.ts', import.meta.url)),
              output: { entryFileNames: 'sw.js', format: 'iife' },
            },
          },
        });
      },
    },
  };
}
