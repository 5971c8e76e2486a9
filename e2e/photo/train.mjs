// Trains the networks that read photos and writes their weights: the same on every machine, about seven minutes each.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
/** `printed` or `written`; both without it. */
const [only, count] = process.argv.slice(2);
const PICTURES = Number(count ?? 210_000);
const NETWORKS = [
  ['printed', 'weights.ts', 'WEIGHTS', 'in unseen typefaces'],
  ['written', 'writtenWeights.ts', 'WRITTEN_WEIGHTS', 'in unseen typefaces like handwriting'],
];

const server = await createServer({
  configFile: false,
  root: ROOT,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { accuracy, train } = await server.ssrLoadModule('/e2e/photo/train.ts');
for (const [hand, file, name, where] of NETWORKS) {
  if (only !== undefined && only !== hand) continue;
  const packed = train(hand, PICTURES, (line) => console.log(line));
  const right = (100 * accuracy(hand, packed, 5000, 7)).toFixed(2);
  console.log(`${right} % of 5000 cells ${where}`);
  writeFileSync(
    join(ROOT, 'src/photo', file),
    `/** What \`npm run train:photo\` learnt; ${right} % of fresh cells ${where} are right. */\nexport const ${name} =\n  '${packed}';\n`,
  );
}
await server.close();
