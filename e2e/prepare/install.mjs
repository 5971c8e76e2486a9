// Installs the packages that a lockfile lists and node_modules lacks. First step of most scripts in
// package.json, so it needs nothing but Node and npm, and does nothing when nothing is missing.
//   node e2e/prepare/install.mjs             all packages of the root
//   node e2e/prepare/install.mjs --build     only `dependencies`, where no other package is there yet
//   node e2e/prepare/install.mjs . e2e/bench all packages of these folders
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The packages of a lockfile, a Map from path to `{ version, dev }`, without those for some systems only. */
function packagesOf(lockfile) {
  try {
    const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));
    return new Map(
      Object.entries(packages).filter(([path, entry]) => path !== '' && !entry.optional),
    );
  } catch {
    return new Map();
  }
}

/** Ends the process with 1 where npm fails. */
function install(folder, isBuild) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const there = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  // With `--omit=dev` npm would remove the packages that somebody else of the scripts has installed.
  const omitsDev = isBuild && ![...there.values()].some(({ dev }) => dev);
  const isComplete = [...wanted].every(
    ([path, { version, dev }]) => (isBuild && dev) || there.get(path)?.version === version,
  );
  if (isComplete) return;
  console.log(`Installing the packages of ${join(folder, 'package-lock.json')} …`);
  // Not `npm ci`: it refuses a lockfile that lists native packages for some systems only, and then
  // installs nothing. This takes the versions from the lockfile too, and leaves the file alone.
  const npm = spawnSync('npm', ['install', '--no-save', ...(omitsDev ? ['--omit=dev'] : [])], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
}

const [isBuild, folders] = [
  process.argv.includes('--build'),
  process.argv.slice(2).filter((word) => !word.startsWith('--')),
];
for (const folder of folders.length === 0 ? ['.'] : folders) install(join(ROOT, folder), isBuild);
