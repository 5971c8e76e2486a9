/** The command in a test: its files and streams are kept in memory, its solvers are in this thread. */
import { readFileSync } from 'node:fs';
import { checkProof } from '#checker/check.ts';
import type { Spawn } from '#engine/page/workerLine.ts';
import { createAnswering } from '#engine/worker/answering.ts';
import { WITHOUT_Z3 } from '#engine/worker/withoutZ3.ts';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import { runCommand } from './runCommand.ts';
import type { World } from './world.ts';

/** What Z3 is compiled to in a test: the smallest module there is, since Z3 is open already. */
const MODULE = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));

const spawnHere: Spawn = (module, hearing) => {
  let isOver = false;
  const reply: Parameters<typeof createAnswering>[1] = (message) =>
    queueMicrotask(() => {
      if (!isOver) hearing.onReply(message);
    });
  const opening = Promise.resolve(module)
    .then((compiled) => (compiled === undefined ? WITHOUT_Z3 : openNodeZ3()))
    .then((z3) => createAnswering(z3, reply));
  void opening.then(() => reply({ kind: 'ready' }));
  return {
    send(request) {
      if (request.kind === 'ask') void opening.then((answer) => answer(request));
    },
    end() {
      isOver = true;
    },
  };
};

/** A text as it comes from a file: in chunks that end anywhere. */
async function* inChunks(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK);
}

/** More than some puzzles have characters, and less than others. */
const CHUNK = 100;

/** A file that cannot be read. */
async function* failing(code: string): AsyncGenerator<string> {
  yield* [];
  throw Object.assign(new Error(code), { code });
}

/** What a command did. */
export interface Ran {
  readonly status: number;
  readonly printed: string;
  readonly complained: string;
  /** The files that it wrote, by their path. */
  readonly written: ReadonlyMap<string, string>;
}

/** Runs the command with these words in a folder with these files; `input` is the standard input. */
export async function run(
  words: readonly string[],
  files: Readonly<Record<string, string>> = {},
  { input = '', ...other }: Partial<World> & { readonly input?: string } = {},
): Promise<Ran> {
  const printed: string[] = [];
  const complained: string[] = [];
  const written = new Map<string, string>();
  const world: World = {
    print: (text) => void printed.push(text),
    complain: (text) => void complained.push(text),
    isTerminal: false,
    isPrintShown: false,
    readInput: () => inChunks(input),
    readFile(path) {
      const text = files[path] ?? written.get(path);
      return text === undefined ? failing('ENOENT') : inChunks(text);
    },
    writeFile(path, text) {
      written.set(path, text);
      return Promise.resolve();
    },
    spawn: spawnHere,
    check: (formula, proof) => Promise.resolve(checkProof(formula, proof)),
    loadZ3: () => Promise.resolve(MODULE),
    signal: new AbortController().signal,
    version: '1.2.3',
    ...other,
  };
  const status = await runCommand(words, world);
  return { status, printed: printed.join(''), complained: complained.join(''), written };
}

/** A file of a type's folder, such as its examples. */
export const fileOf = (type: string, name: string): string =>
  readFileSync(new URL(`../puzzles/${type}/${name}`, import.meta.url), 'utf8');
