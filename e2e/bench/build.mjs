// Builds what the benchmark measures: the app as it is shipped, and the page of its rivals.
import { join } from 'node:path';
import { build } from 'vite';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');
const PACKAGES = join(HERE, 'node_modules');

/** The app, as `npm run build` builds it. */
export const buildApp = () =>
  build({ root: ROOT, configFile: join(ROOT, 'vite.config.ts'), logLevel: 'error' });

const NO_HELP = {
  name: 'no-help',
  load: (id) =>
    id.endsWith('/help.md?html') ? { code: "export default '';", moduleType: 'js' } : undefined,
};

/** The page of the rivals; its worker has Clingo, MiniSat, CaDiCaL and MiniZinc in it. */
export const buildRivals = () =>
  build({
    root: join(HERE, 'page'),
    configFile: false,
    base: './',
    logLevel: 'error',
    worker: { format: 'es', plugins: () => [NO_HELP] },
    // The page shows no help, which the app's own configuration makes of Markdown.
    plugins: [NO_HELP],
    resolve: {
      alias: {
        'cadical-runner': join(PACKAGES, 'cadical-wasm/dist/index.js'),
        'clingo-runner': join(PACKAGES, 'clingo-wasm/dist/run.js'),
        'minizinc-files': join(PACKAGES, 'minizinc/dist'),
        'minizinc-runner': join(PACKAGES, 'minizinc/dist/minizinc.mjs'),
        'minisat-source': `${join(PACKAGES, 'logic-solver/minisat.js')}?raw`,
      },
    },
    build: {
      outDir: join(HERE, 'dist'),
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: ['index', 'opening', 'blank'].map((name) => join(HERE, `page/${name}.html`)),
      },
    },
  });
