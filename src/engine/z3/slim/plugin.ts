/**
 * Makes `virtual:z3-wasm`, where the page finds the parts of Z3's rewritten wasm, and trims what
 * loads them. Used by vite.config.ts.
 */
import type { Plugin } from 'vite';
import { Z3_PARTS } from './part.ts';
import type { Z3Part } from './part.ts';
import { readZ3 } from './read.ts';
import { readCalled, trimGlue } from './trimGlue.ts';

const NAME = 'virtual:z3-wasm';
const RESOLVED = `\0${NAME}`;

/** What a part's file is called; the development server has it by that name. */
const FILES: Readonly<Record<Z3Part, string>> = { slim: 'z3-slim.wasm', whole: 'z3.wasm' };

/**
 * Writes the wasm beside the other built files, named by its content; in development, serves it.
 * `caller` is the path of the file that names the functions of Z3's interface that are called.
 */
export function z3Wasm(caller: string): Plugin {
  const read: Partial<Record<Z3Part, Uint8Array>> = {};
  const bytesOf = (part: Z3Part): Uint8Array => (read[part] ??= readZ3(part));
  let base = '/';
  let isBuild = false;
  return {
    name: 'z3-wasm',
    configResolved(config) {
      isBuild = config.command === 'build';
      base = config.base;
    },
    configureServer(server) {
      for (const part of Z3_PARTS) {
        server.middlewares.use(`${server.config.base}@${FILES[part]}`, (_, response) => {
          response.setHeader('Content-Type', 'application/wasm');
          response.end(bytesOf(part));
        });
      }
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    transform(code, id) {
      if (!id.endsWith('z3-solver/build/z3-built.js')) return undefined;
      return { code: trimGlue(code, readCalled(caller)), map: null };
    },
    load(id) {
      if (id !== RESOLVED) return undefined;
      const sources = Z3_PARTS.map((part) => {
        const source = bytesOf(part);
        const url = isBuild
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: FILES[part], source })}`
          : JSON.stringify(`${base}@${FILES[part]}`);
        return `${part}: { url: ${url}, bytes: ${source.length} }`;
      });
      return `export const Z3_WASM = { ${sources.join(', ')} };\n`;
    },
  };
}
