import { createReadStream, rmSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile as write } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { World } from './world.ts';

/** Files that are being written, under the names that they have until they are complete. */
const unfinished = new Set<string>();

// Also after Ctrl+C.
process.once('exit', () => {
  for (const path of unfinished) rmSync(path, { force: true });
});

/**
 * Makes a folder and those above it. Node's own way to do so never ends below `/proc`, where each
 * folder is missing and none can be made.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as { readonly code?: string };
    const above = dirname(folder);
    if (code === 'ENOENT' && above !== folder) {
      await makeFolder(above);
      await mkdir(folder);
      return;
    }
    const isThere = (await stat(folder).catch(() => undefined))?.isDirectory() === true;
    if (!isThere) throw error;
  }
}

/** Files as Node has them. A file is there once it is complete, and not before. */
export const NODE_FILES: Pick<World, 'readFile' | 'writeFile'> = {
  readFile: (path) => createReadStream(path, 'utf8'),
  async writeFile(path, text) {
    await makeFolder(dirname(path));
    const partial = `${path}.${process.pid}.part`;
    unfinished.add(partial);
    try {
      await write(partial, text);
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    } finally {
      unfinished.delete(partial);
    }
  },
};
