// Brings node_modules in line with the lockfile. The first step of `npm start` and `npm test`, so
// it needs nothing but Node and npm, and does nothing when nothing is missing.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What a lockfile says is installed, as one comparable text; packages for other systems apart. */
function packagesOf(path) {
  try {
    const { packages } = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
    return Object.entries(packages)
      .filter(([name, entry]) => name !== '' && !entry.optional)
      .map(([name, entry]) => `${name} ${entry.version}`)
      .sort()
      .join('\n');
  } catch {
    return undefined;
  }
}

if (packagesOf('package-lock.json') !== packagesOf('node_modules/.package-lock.json')) {
  console.log('Installing the packages of package-lock.json …');
  // Not `npm ci`: it refuses a lockfile that lists native packages for some systems only, and then
  // installs nothing. This takes the versions from the lockfile too, and leaves the file alone.
  const npm = spawnSync('npm', ['install', '--no-save'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
}
