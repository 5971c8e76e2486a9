// The types of the package: what TypeScript declares of its entries, and of what these name.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';

const IMPORTED = /(from |import\()(['"])((?:#|\.{1,2}\/)[^'"]+)\.ts\2/g;

/** Writes the declarations of entries, paths from the root, and of all that they import, below `out`. */
export async function writeTypes(root, out, entries) {
  const declared = await mkdtemp(join(tmpdir(), 'gridproof-types-'));
  try {
    const tsc = createRequire(import.meta.url).resolve('typescript/package.json');
    await promisify(execFile)(
      process.execPath,
      [
        join(dirname(tsc), 'bin/tsc'),
        '-p',
        root,
        '--noEmit',
        'false',
        '--declaration',
        '--emitDeclarationOnly',
        '--rootDir',
        root,
        '--outDir',
        declared,
      ],
      { cwd: root },
    );
    const waiting = entries.map((path) => path.replace(/^src\//, '').replace(/\.ts$/, ''));
    const seen = new Set(waiting);
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const text = await readFile(join(declared, 'src', `${path}.d.ts`), 'utf8');
      const folder = posix.dirname(path);
      const own = text.replaceAll(IMPORTED, (_, before, quote, name) => {
        const target = name.startsWith('#') ? name.slice(1) : posix.join(folder, name);
        if (!seen.has(target)) waiting.push(target);
        seen.add(target);
        const relative = posix.relative(folder, target);
        return `${before}${quote}${relative.startsWith('.') ? '' : './'}${relative}.js${quote}`;
      });
      await mkdir(join(out, folder), { recursive: true });
      await writeFile(join(out, `${path}.d.ts`), own);
    }
  } finally {
    await rm(declared, { recursive: true, force: true });
  }
}
