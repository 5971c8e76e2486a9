import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, parseAst } from 'vite';
import type { Rolldown } from 'vite';
import { compileEagerly } from './eager.ts';
import type { Calls } from './openLink.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const OPENER = here('./openLink.ts');

/** Where it finds what it imports, and nobody looks for anything. */
const PLACE = here('../../../../node_modules/.vite');

/** The module that the page begins with. */
const FIRST = '/src/main.tsx';

/** A link is long open by then, in milliseconds. */
const LATEST = 60_000;

/** How many links are opened at a time. */
const AT_A_TIME = 2;

const run = promisify(execFile);

/** Puts a build's scripts into a folder with what opens them, for as long as something is done with them. */
async function withScripts<Done>(
  chunks: readonly Rolldown.OutputChunk[],
  act: (folder: string) => Promise<Done>,
): Promise<Done> {
  await mkdir(PLACE, { recursive: true });
  const folder = await mkdtemp(join(PLACE, 'opened-'));
  try {
    for (const { fileName, code } of chunks) {
      await mkdir(dirname(join(folder, fileName)), { recursive: true });
      await writeFile(join(folder, fileName), code);
    }
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      build: { ssr: OPENER, outDir: folder, emptyOutDir: false },
    });
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What each of these links calls until its board stands. */
function callsOf(
  chunks: readonly Rolldown.OutputChunk[],
  first: string,
  links: readonly string[],
): Promise<readonly Calls[]> {
  return withScripts(chunks, async (folder) => {
    const left = [...links];
    const all: Calls[] = [];
    const openNext = async (): Promise<void> => {
      for (let link = left.pop(); link !== undefined; link = left.pop()) {
        const { stdout } = await run(
          process.execPath,
          [join(folder, 'openLink.js'), folder, first, link],
          { timeout: LATEST, maxBuffer: 2 ** 26 },
        );
        all.push(JSON.parse(stdout) as Calls);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, openNext));
    return all;
  });
}

/** Where the functions of a file begin that most of the links call which need that file at all. */
function calledByMost(file: string, recorded: readonly Calls[]): ReadonlySet<number> {
  const own = recorded.flatMap((calls) => (calls[file] === undefined ? [] : [calls[file]]));
  const counts = new Map<number, number>();
  for (const start of own.flat()) counts.set(start, (counts.get(start) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => 2 * count >= own.length).map(([at]) => at));
}

/** Has browsers compile what `links`, hashes of puzzles, call until their boards stand with the scripts it is in. */
export async function compileFirst(
  bundle: Rolldown.OutputBundle,
  links: readonly string[],
): Promise<void> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(FIRST)));
  if (first === undefined) throw new Error('The build has no first script');
  const recorded = await callsOf(chunks, first.fileName, links);
  for (const chunk of chunks) {
    const called = calledByMost(basename(chunk.fileName), recorded);
    if (called.size > 0) chunk.code = compileEagerly(chunk.code, called, parseAst);
  }
}
