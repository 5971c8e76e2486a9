import { createReadStream } from 'node:fs';
import { mkdir, writeFile as write } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { World } from './world.ts';

/** Files as Node has them. */
export const NODE_FILES: Pick<World, 'readFile' | 'writeFile'> = {
  readFile: (path) => createReadStream(path, 'utf8'),
  async writeFile(path, text) {
    await mkdir(dirname(path), { recursive: true });
    await write(path, text);
  },
};
