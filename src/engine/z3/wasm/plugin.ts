/** Makes `virtual:z3-wasm`: where the page finds Z3's rewritten wasm. Used by vite.config.ts. */
import type { Plugin } from 'vite';
import { readZ3 } from './read.ts';

const NAME = 'virtual:z3-wasm';
const RESOLVED = `\0${NAME}`;
/** Where the development server has it. */
const SERVED = '@z3.wasm';

/** Writes the wasm beside the other built files, named by its content; in development, serves it. */
export function z3Wasm(): Plugin {
  let served: Uint8Array | undefined;
  const wasm = (): Uint8Array => (served ??= readZ3());
  let base = '/';
  let isBuild = false;
  return {
    name: 'z3-wasm',
    configResolved(config) {
      isBuild = config.command === 'build';
      base = config.base;
    },
    configureServer(server) {
      server.middlewares.use(`${server.config.base}${SERVED}`, (_, response) => {
        response.setHeader('Content-Type', 'application/wasm');
        response.end(wasm());
      });
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const source = wasm();
      const url = isBuild
        ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: 'z3.wasm', source })}`
        : JSON.stringify(`${base}${SERVED}`);
      return `export const url = ${url};\nexport const bytes = ${source.length};\n`;
    },
  };
}
