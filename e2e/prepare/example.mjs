// npm run example TYPE [SEED | FILE | -] [parameter=number …]: prints an example of a new puzzle by
// number, or of the one in a file, as `examples.txt` has it, and its hints as `hints.txt` has them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const [id, from = '1', ...rest] = process.argv.slice(2);
const isNumber = (text) => /^\d+$/.test(text);
if (id === undefined) {
  console.error('npm run example TYPE SEED or npm run example TYPE FILE, and perhaps size=6');
  process.exit(1);
}
const parameters = Object.fromEntries(
  rest.map((word) => {
    const [name, value = ''] = word.split('=');
    return [name, isNumber(value) ? Number(value) : value === 'true'];
  }),
);

const server = await createServer({
  configFile: false,
  root: join(import.meta.dirname, '../..'),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
try {
  const { exampleText, hintsText, make, read, typeOf } =
    await server.ssrLoadModule('/e2e/prepare/example.ts');
  const type = typeOf(id);
  const puzzle = isNumber(from)
    ? make(type, Number(from), parameters)
    : read(type, readFileSync(from === '-' ? 0 : from, 'utf8'));
  if (puzzle === undefined) throw new Error(`The number ${from} makes none`);
  console.log(await exampleText(type, puzzle));
  console.log(await hintsText(type, puzzle));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await server.close();
process.exit();
