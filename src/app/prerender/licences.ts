/**
 * Collects the licences of everything in the built folder for `licences.txt`: MIT, ISC and OFL
 * require their text with every copy. Used by vite.config.ts and `serviceWorker.ts`.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Absolute paths of package folders, with `/` as the separator. */
export type PackageFolders = Set<string>;

/**
 * Code that the build adds to files besides modules of packages: the module's id, and its package.
 */
const RUNTIMES = [
  [/^\0vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
] as const;

const fromRoot = (path: string): string => join(ROOT, path).replaceAll('\\', '/');

/**
 * The folder of a module's package; `undefined` for other modules: `…/node_modules/react/index.js`
 * is in `…/node_modules/react`.
 */
export function packageOf(id: string): string | undefined {
  const runtime = RUNTIMES.find(([pattern]) => pattern.test(id));
  if (runtime !== undefined) return fromRoot(`node_modules/${runtime[1]}`);
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}

/** Adds to `folders` the packages whose modules or styles a build contains. */
export const notePackages = (folders: PackageFolders): Plugin => ({
  name: 'note-packages',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    // Chunks do not list CSS modules, since their code goes to a file of its own.
    const styles = [...this.getModuleIds()].filter((id) => /\.css(?:$|\?)/.test(id));
    for (const id of [...chunks.flatMap(({ moduleIds }) => moduleIds), ...styles]) {
      const folder = packageOf(id);
      if (folder !== undefined) folders.add(folder);
      // Tailwind's styles are imported by CSS; the bundler does not report such imports.
      if (id.startsWith(fromRoot('src')) && styles.includes(id))
        folders.add(fromRoot('node_modules/tailwindcss'));
    }
  },
});

/** A work, its version, its licensor and its licence. */
interface Licensed {
  readonly title: string;
  readonly text: string;
}

/** Throws if a package has no licence file. */
async function readLicence(folder: string): Promise<Licensed> {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, string>>;
  const file = (await readdir(folder)).find((each) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(each));
  if (file === undefined) throw new Error(`The package ${name} brings no licence`);
  const whole = await readFile(join(folder, file), 'utf8');
  // The rest of Vite's file is about packages bundled into Vite itself.
  const [text = ''] = whole.split(/^# Licenses of bundled dependencies$/m);
  return { title: `${name} ${version} (${license})`, text: text.trim() };
}

const readWork = async (title: string, path: string): Promise<Licensed> => ({
  title,
  text: (await readFile(join(ROOT, path), 'utf8')).trim(),
});

/** Our own licence, and that of the icons where there are any. */
const readOwn = (hasIcons: boolean): Promise<readonly Licensed[]> =>
  Promise.all([
    readWork('Gridproof (MIT)', 'LICENSE'),
    ...(hasIcons
      ? [readWork('Lucide, the icons (ISC, and MIT for some)', 'src/ui/icons.licence.txt')]
      : []),
  ]);

const RULE = '-'.repeat(80);

/**
 * `licences.txt`: our own licence, then those of the packages by name. Works with the same text
 * share it.
 */
export async function writeLicences(
  folders: ReadonlySet<string>,
  hasIcons = true,
): Promise<string> {
  const packages = await Promise.all([...folders].toSorted().map(readLicence));
  const titles = new Map<string, string[]>();
  for (const { title, text } of [...(await readOwn(hasIcons)), ...packages])
    titles.set(text, [...(titles.get(text) ?? []), title]);
  return [...titles]
    .map(([text, works]) => `${works.join('\n')}\n\n${text}\n`)
    .join(`\n${RULE}\n\n`);
}
