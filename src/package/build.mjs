// node src/package/build.mjs [FOLDER]: builds the package that `npm pack` packs, the command and the library
// for Node, into `dist-package` or that folder.
// It depends on nothing, so that whoever installs it gets no React; Z3 is a peer that may be missing.
import { chmod, copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, runnerImport } from 'vite';
import { writeTypes } from './writeTypes.mjs';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, 'dist-package');

/** The files of the package by their name, and what each is built from. */
const ENTRIES = {
  index: 'src/package/index.ts',
  checker: 'src/checker/check.ts',
  gridproof: 'src/command/main.ts',
  'solver-thread': 'src/command/thread/solverThread.ts',
  'checker-thread': 'src/command/thread/checkerThread.ts',
};

const readJson = async (path) => JSON.parse(await readFile(join(ROOT, path), 'utf8'));
const load = async (path) =>
  (await runnerImport(join(ROOT, path), { configFile: false, logLevel: 'error' })).module;

/** What the package says of itself; its version is the repository's, by semantic versioning. */
async function describe() {
  const { name, version, license, engines } = await readJson('package.json');
  const z3 = await readJson('node_modules/z3-solver/package.json');
  return {
    name,
    version,
    description: 'Solves, proves, explains and makes logic puzzles: a command and a library.',
    license,
    type: 'module',
    engines,
    bin: { gridproof: './gridproof.js' },
    exports: {
      '.': { types: './types/package/index.d.ts', default: './index.js' },
      './checker': { types: './types/checker/check.d.ts', default: './checker.js' },
    },
    sideEffects: ['./gridproof.js', './solver-thread.js', './checker-thread.js'],
    // Its wasm is rewritten, which is known to be right for this version alone.
    peerDependencies: { 'z3-solver': z3.version },
    peerDependenciesMeta: { 'z3-solver': { optional: true } },
  };
}

/** Builds all of it, or only what runs, into a folder. */
export async function buildPackage({ hasTypes = true, folder = OUT } = {}) {
  // Put in its place when it is whole: another command may be running.
  const out = `${folder}-${process.pid}`;
  const [{ helpPlugin }, { notePackages, writeLicences }] = await Promise.all(
    ['src/puzzles/helpPlugin.ts', 'src/app/prerender/licences.ts'].map(load),
  );
  const packages = new Set();
  const about = await describe();
  process.env.VITE_VERSION = about.version;
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    plugins: [helpPlugin(), notePackages(packages)],
    // Everything but Z3 is in the files themselves.
    ssr: { noExternal: true, external: ['z3-solver'], target: 'node' },
    build: {
      ssr: true,
      target: 'node20',
      outDir: out,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(ENTRIES).map(([name, path]) => [name, join(ROOT, path)]),
        ),
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name]-[hash].js',
        },
      },
    },
  });
  const command = join(out, 'gridproof.js');
  await writeFile(command, `#!/usr/bin/env node\n${await readFile(command, 'utf8')}`);
  await chmod(command, 0o755);
  if (hasTypes) await writeTypes(ROOT, join(out, 'types'), [ENTRIES.index, ENTRIES.checker]);
  await writeFile(join(out, 'licences.txt'), await writeLicences(packages, false));
  await copyFile(join(ROOT, 'LICENSE'), join(out, 'LICENSE'));
  await copyFile(join(ROOT, 'src/package/README.md'), join(out, 'README.md'));
  // Last, since its time says when the package was built.
  await writeFile(join(out, 'package.json'), `${JSON.stringify(about, undefined, 2)}\n`);
  await rm(folder, { recursive: true, force: true });
  await rename(out, folder);
}

if (process.argv[1] === import.meta.filename) await buildPackage({ folder: process.argv[2] });
