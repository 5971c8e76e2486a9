import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { parseAst, transformWithOxc } from 'vite';
import type { Rolldown } from 'vite';
import { compileEagerly } from './eager.ts';
import type { Calls } from './recordCalls.ts';

const RECORDER = new URL('./recordCalls.ts', import.meta.url);

/** The module that the page begins with. */
const FIRST = '/src/main.tsx';

/** A recording is long over by then, in milliseconds. */
const LATEST = 60_000;

const run = promisify(execFile);

/** Puts a build's scripts into a folder, for as long as something is done with them. */
async function withScripts<Done>(
  chunks: readonly Rolldown.OutputChunk[],
  act: (folder: string) => Promise<Done>,
): Promise<Done> {
  const folder = await mkdtemp(join(tmpdir(), 'gridproof-'));
  try {
    for (const { fileName, code } of chunks) {
      await mkdir(dirname(join(folder, fileName)), { recursive: true });
      await writeFile(join(folder, fileName), code);
    }
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What each of these links calls until its board stands. */
function recordCalls(
  chunks: readonly Rolldown.OutputChunk[],
  first: string,
  links: readonly string[],
): Promise<readonly Calls[]> {
  return withScripts(chunks, async (folder) => {
    const source = await readFile(RECORDER, 'utf8');
    const recorder = join(folder, 'recordCalls.js');
    await writeFile(recorder, (await transformWithOxc(source, RECORDER.pathname)).code);
    const all: Calls[] = [];
    for (const link of links) {
      const { stdout } = await run(process.execPath, [recorder, folder, first, link], {
        timeout: LATEST,
        maxBuffer: 2 ** 26,
      });
      all.push(JSON.parse(stdout) as Calls);
    }
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
  const recorded = await recordCalls(chunks, first.fileName, links);
  for (const chunk of chunks) {
    const called = calledByMost(basename(chunk.fileName), recorded);
    if (called.size > 0) chunk.code = compileEagerly(chunk.code, called, parseAst);
  }
}
