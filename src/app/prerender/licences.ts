/**
 * Collects the licences of all that is in the built folder, for `licences.txt`: MIT, ISC and OFL want their text
 * beside every copy. Used by vite.config.ts and `serviceWorker.ts`.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The folders of packages, absolute, with `/` between. */
export type PackageFolders = Set<string>;

/** What a build puts into files besides modules of packages: the module's id, and whose it is. */
const RUNTIMES = [
  [/^\0vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
] as const;

const fromRoot = (path: string): string => join(ROOT, path).replaceAll('\\', '/');

/** The package that a module is of, if it is of one: `…/node_modules/react/index.js` of `…/node_modules/react`. */
export function packageOf(id: string): string | undefined {
  const runtime = RUNTIMES.find(([pattern]) => pattern.test(id));
  if (runtime !== undefined) return fromRoot(`node_modules/${runtime[1]}`);
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}

/** Adds to `folders` the packages of which a build has modules or styles. */
export const notePackages = (folders: PackageFolders): Plugin => ({
  name: 'note-packages',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    // No chunk lists the modules of styles, as their code is in a file of its own.
    const styles = [...this.getModuleIds()].filter((id) => /\.css(?:$|\?)/.test(id));
    for (const id of [...chunks.flatMap(({ moduleIds }) => moduleIds), ...styles]) {
      const folder = packageOf(id);
      if (folder !== undefined) folders.add(folder);
      // Its styles are imported within styles, of which a build tells nothing.
      if (id.startsWith(fromRoot('src')) && styles.includes(id))
        folders.add(fromRoot('node_modules/tailwindcss'));
    }
  },
});

/** A work, its version and who licenses it how. */
interface Licensed {
  readonly title: string;
  readonly text: string;
}

/** Throws where a package brings no licence. */
async function readLicence(folder: string): Promise<Licensed> {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, string>>;
  const file = (await readdir(folder)).find((each) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(each));
  if (file === undefined) throw new Error(`The package ${name} brings no licence`);
  const whole = await readFile(join(folder, file), 'utf8');
  // What follows in that of Vite is about what Vite itself is made of.
  const [text = ''] = whole.split(/^# Licenses of bundled dependencies$/m);
  return { title: `${name} ${version} (${license})`, text: text.trim() };
}

async function readOwn(): Promise<readonly Licensed[]> {
  const read = (path: string) => readFile(join(ROOT, path), 'utf8');
  const [own, icons] = await Promise.all([read('LICENSE'), read('src/ui/icons.licence.txt')]);
  return [
    { title: 'Gridproof (MIT)', text: own.trim() },
    { title: 'Lucide, the icons (ISC, and MIT for some)', text: icons.trim() },
  ];
}

const RULE = '-'.repeat(80);

/** `licences.txt`: our own licence, then those of the packages by name. Works of one text share it. */
export async function writeLicences(folders: ReadonlySet<string>): Promise<string> {
  const packages = await Promise.all([...folders].toSorted().map(readLicence));
  const titles = new Map<string, string[]>();
  for (const { title, text } of [...(await readOwn()), ...packages])
    titles.set(text, [...(titles.get(text) ?? []), title]);
  return [...titles]
    .map(([text, works]) => `${works.join('\n')}\n\n${text}\n`)
    .join(`\n${RULE}\n\n`);
}
