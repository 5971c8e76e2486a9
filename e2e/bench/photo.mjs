// Reads a folder of photos with known grids in plain Node and prints how many were found and read.
import { join } from 'node:path';
import { createServer } from 'vite';

const [folder, ...flags] = process.argv.slice(2);
if (folder === undefined) {
  console.log(
    'npm run bench:photo FOLDER: imageN.jpg, imageN.dat with nine lines of digits, outlines.csv',
  );
  process.exit(2);
}
const server = await createServer({
  configFile: false,
  root: join(import.meta.dirname, '../..'),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { judgePhoto } = await server.ssrLoadModule('/e2e/photo/judge.ts');

const { photosIn } = await server.ssrLoadModule('/e2e/photo/folder.ts');

const seen = [];
let at = -1;
for (const { name, photo, digits, outline } of photosIn(folder)) {
  at += 1;
  const judged = await judgePhoto(photo, digits, outline);
  const { width, height } = photo;
  // Every fourth photo is only looked at: nothing was tuned on it.
  const row = { name, isLarge: Math.max(width, height) >= 960, isTuned: at % 4 !== 3, ...judged };
  if (flags.includes('--each') && row.isTuned && row.right < 81)
    console.log(
      name,
      row.isFound ? 'corners right' : 'CORNERS',
      row.off.toFixed(3),
      `${row.right} of 81`,
      row.wrong,
    );
  seen.push(row);
}
const percent = (part, all) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
for (const [title, wanted] of [
  ['960 pixels and more, tuned on', (row) => row.isLarge && row.isTuned],
  ['960 pixels and more, only looked at', (row) => row.isLarge && !row.isTuned],
  ['smaller, tuned on', (row) => !row.isLarge && row.isTuned],
  ['smaller, only looked at', (row) => !row.isLarge && !row.isTuned],
]) {
  const rows = seen.filter(wanted);
  const times = rows.map((row) => row.milliseconds).sort((a, b) => a - b);
  const sum = (count) => rows.reduce((total, row) => total + count(row), 0);
  console.log(`\n${title}: ${rows.length} photos`);
  console.log(
    `  corners within 2 %: ${percent(
      sum((row) => Number(row.isFound)),
      rows.length,
    )}`,
  );
  console.log(
    `  the same with our corners moved out by 1 % of the side, as many of the outlines are: ${percent(
      sum((row) => Number(row.isFoundOuter)),
      rows.length,
    )}`,
  );
  console.log(
    `  grids with all 81 cells right: ${sum((row) => Number(row.right === 81))}, ${percent(
      sum((row) => Number(row.right === 81)),
      rows.length,
    )}`,
  );
  console.log(
    `  after the one-solution repair: ${sum((row) => Number(row.isRightAfter))}, ${percent(
      sum((row) => Number(row.isRightAfter)),
      rows.length,
    )}`,
  );
  console.log(
    `  cells right: ${percent(
      sum((row) => row.right),
      81 * rows.length,
    )}, marked: ${percent(
      sum((row) => row.marked),
      81 * rows.length,
    )}, wrong and not marked: ${sum((row) => row.unmarked)}, taken as written by hand: ${sum((row) => row.written)}`,
  );
  console.log(
    `  milliseconds: median ${Math.round(times[times.length >> 1] ?? 0)}, most ${Math.round(times.at(-1) ?? 0)}`,
  );
}
await server.close();
