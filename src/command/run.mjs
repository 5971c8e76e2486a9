// npm run gridproof -- SUBCOMMAND …: the command as the package has it, built anew if a source is newer.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '../..');
const BUILT = join(ROOT, 'dist-package');

const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const isNewer = (path) => timeOf(path) > timeOf(join(BUILT, 'package.json'));
const sources = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true }).filter(
  (entry) => entry.isFile() && !/\.(?:test\.tsx?|tsx|css)$/.test(entry.name),
);

if (
  [join(ROOT, 'package.json'), ...sources.map((entry) => join(entry.parentPath, entry.name))].some(
    isNewer,
  )
) {
  console.error('Building the command …');
  const { buildPackage } = await import('../package/build.mjs');
  await buildPackage({ hasTypes: false });
}
await import(pathToFileURL(join(BUILT, 'gridproof.js')).href);
