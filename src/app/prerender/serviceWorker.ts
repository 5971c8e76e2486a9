/**
 * Builds the service worker with the list of files that it caches, and writes `licences.txt`, which
 * is one of them. Used by vite.config.ts.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { notePackages, writeLicences } from './licences.ts';
import type { PackageFolders } from './licences.ts';

/** Which built files the service worker caches, by their paths in the built folder. */
const KEPT = /^(?:index\.html|assets\/[^/]+\.(?:js|css)|licences\.txt|[^/]+\.(?:svg|webmanifest))$/;
/** The photo reader is cached after its first use; see `offline/sw.ts`. */
const NOT_KEPT = /^assets\/photo-worker-/;

/**
 * A file as an entry of workbox's precache manifest. Names in `assets` contain a hash, so they need
 * no revision.
 */
async function listed(folder: string, path: string) {
  if (path.startsWith('assets/')) return { url: path, revision: null };
  const content = await readFile(join(folder, path));
  return { url: path, revision: createHash('sha256').update(content).digest('hex').slice(0, 32) };
}

/** The name of the list in `offline/sw.ts`, as workbox calls it. */
const LIST = 'self.__WB_MANIFEST';

/** The code of the service worker, without the list; adds its packages to `folders`. */
async function buildWorker(folders: PackageFolders): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [notePackages(folders)],
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../../offline/sw.ts', import.meta.url)),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const { code } = built.output[0];
  if (code.split(LIST).length !== 2) throw new Error(`The service worker has to have ${LIST} once`);
  return code;
}

async function listFiles(folder: string) {
  const paths = (await readdir(folder, { recursive: true }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => KEPT.test(path) && !NOT_KEPT.test(path))
    .toSorted();
  return Promise.all(paths.map((path) => listed(folder, path)));
}

/** `folders` contains the packages of the page and of its workers once these are built. */
export function serviceWorker(folders: PackageFolders): Plugin {
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
        const code = await buildWorker(folders);
        await writeFile(join(folder, 'licences.txt'), await writeLicences(folders));
        const list = JSON.stringify(await listFiles(folder));
        await writeFile(
          join(folder, 'sw.js'),
          code.replace(LIST, () => list),
        );
      },
    },
  };
}
