/// <reference types="vitest/config" />
// Types alone, and no import of vitest: the page is built without it.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import type { Plugin } from 'vite';
import { unfinished } from './e2e/prepare/unfinished.ts';
import { compileHint } from './src/app/prerender/compileHint.ts';
import { createFirstTest } from './src/app/prerender/firstFile.ts';
import { notePackages } from './src/app/prerender/licences.ts';
import { prerender } from './src/app/prerender/plugin.ts';
import { serviceWorker } from './src/app/prerender/serviceWorker.ts';
import { z3Wasm } from './src/engine/z3/slim/plugin.ts';
import { helpPlugin } from './src/puzzles/helpPlugin.ts';

/** What the development server needs besides: style elements, and a worker that waits for its return. */
const LOOSER = [
  ["style-src 'self'", "'unsafe-inline'"],
  ["worker-src 'self'", 'blob:'],
] as const;

/** Loosens the policy in index.html as long as nothing is built; the built page keeps it. */
const looserPolicy = (): Plugin => ({
  name: 'looser-policy',
  apply: 'serve',
  transformIndexHtml: (html) =>
    LOOSER.reduce((page, [allowed, more]) => {
      if (!page.includes(allowed)) throw new Error(`The policy in index.html lacks ${allowed}`);
      return page.replace(allowed, `${allowed} ${more}`);
    }, html),
});

// Where the page will be, for those who show links with a picture: they want whole addresses.
process.env['VITE_ADDRESS'] ??= './';
// What the page "About" calls its version.
process.env['VITE_VERSION'] = (
  JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
    readonly version: string;
  }
).version;

/** The folders in which nothing is drawn or remembered. */
const CORE =
  '{grid,logic,definition,reasoning,certificate,checker,making,puzzle,puzzles,formats,engine,photo,picture,book,trial,package,command}';

const from = (path: string): string => normalizePath(fileURLToPath(new URL(path, import.meta.url)));

/** Names the functions of Z3 that are called. */
const Z3_CALLER = from('src/engine/z3/glue.ts');

/** Each type's folder is the one module that is fetched for it. */
const TYPES = readdirSync(from('src/puzzles'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => from(`src/puzzles/${name}/index.ts`));

const isFirst = createFirstTest(from('src/main.tsx'), TYPES);
const isProving = createFirstTest(from('src/engine/worker/worker.ts'), TYPES);

/** The folders of the packages that are in the built page and its workers. */
const packages = new Set<string>();

/** Whether the tests are run to note what of Z3 they need. */
const RECORDING =
  process.env['Z3_NOTES'] === undefined
    ? {}
    : {
        globalSetup: 'src/engine/z3/slim/record.ts',
        setupFiles: 'src/engine/z3/recordNotes.ts',
      };

export default defineConfig({
  // Relative addresses, so that the built folder works from any path of any static host.
  base: './',
  plugins: [
    react(),
    tailwindcss(),
    z3Wasm(Z3_CALLER),
    helpPlugin(),
    looserPolicy(),
    notePackages(packages),
    prerender(),
    compileHint(),
    serviceWorker(packages),
  ],
  // What the page and its workers import is bundled before either asks: a late find reloads the page.
  optimizeDeps: { entries: ['index.html', 'src/**/worker.ts'] },
  worker: {
    format: 'es',
    plugins: () => [z3Wasm(Z3_CALLER), helpPlugin(), notePackages(packages)],
    // Named by the worker's folder.
    rolldownOptions: {
      output: {
        entryFileNames: ({ facadeModuleId }) =>
          `assets/${/(\w+)(?:\/worker)?\/worker\.ts$/.exec(facadeModuleId ?? '')?.[1]}-worker-[hash].js`,
        codeSplitting: {
          groups: [
            // All that it proves with is in its one file: each request takes a link's time.
            {
              name: (id, modules) => (isProving(id, modules) ? 'engine-worker' : null),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 1000,
    // Browsers of that age need no help with it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // It stays the same from one release to the next.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\//,
              includeDependenciesRecursively: false,
            },
            // The rest of what a link needs is one request: late chunks share some of it and would split it.
            {
              name: (id, modules) => (isFirst(id, modules) ? 'index' : null),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  test: {
    // Threads share what is compiled of Z3.
    pool: 'threads',
    // Long tests count work, not time: a machine that stands still for a minute fails none of them.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // Two files at a time also where there are only two cores: most of the time is one's own.
    maxWorkers: 2,
    reporters: ['default', unfinished],
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          include: [`src/${CORE}/**/*.test.ts`],
          // Nothing is remembered in these folders, but that Z3 is open: files share what is loaded.
          isolate: false,
          unstubGlobals: true,
          ...RECORDING,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [`src/${CORE}/**`],
        },
      },
    ],
  },
});
