// Trains the network that reads photos and writes its weights: the same on every machine, about seven minutes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const PICTURES = Number(process.argv[2] ?? 210_000);

const server = await createServer({
  configFile: false,
  root: ROOT,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { accuracy, train } = await server.ssrLoadModule('/e2e/photo/train.ts');
const packed = train(PICTURES, (line) => console.log(line));
const right = (100 * accuracy(packed, 5000, 7)).toFixed(2);
console.log(`${right} % of 5000 cells in typefaces that were not trained on`);
writeFileSync(
  join(ROOT, 'src/photo/weights.ts'),
  `/** What \`npm run train:photo\` learnt; ${right} % of fresh cells in unseen typefaces are right. */\nexport const WEIGHTS =\n  '${packed}';\n`,
);
await server.close();
