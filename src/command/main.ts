/** The command `gridproof` in Node. */
import { Worker } from 'node:worker_threads';
import type { Checked } from '#checker/check.ts';
import { runCommand } from './runCommand.ts';
import { NODE_FILES } from './nodeFiles.ts';
import { sayBug } from './sayBug.ts';
import { STATUS } from './status.ts';
import { fileBeside, spawnThread } from './thread/spawnThread.ts';
import type { World } from './world.ts';

const stopping = new AbortController();

function check(formula: string, proof: string, signal: AbortSignal): Promise<Checked> {
  const thread = new Worker(fileBeside('checker-thread.js'), { workerData: { formula, proof } });
  return new Promise<Checked>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    thread.once('message', resolve);
    thread.once('error', reject);
  }).finally(() => void thread.terminate());
}

async function loadZ3(): Promise<WebAssembly.Module> {
  const { readZ3 } = await import('gridproof-z3-slim/read.ts');
  return WebAssembly.compile(readZ3('whole'));
}

const world: World = {
  print: (said) => void process.stdout.write(said),
  complain: (said) => void process.stderr.write(said),
  // Undefined where they are none, whatever the types say.
  isTerminal: Boolean(process.stderr.isTTY),
  isPrintShown: Boolean(process.stdout.isTTY),
  readInput: () => process.stdin.setEncoding('utf8'),
  ...NODE_FILES,
  spawn: spawnThread,
  check,
  loadZ3,
  signal: stopping.signal,
  version: import.meta.env['VITE_VERSION'],
};

/** Ends once all that was written is on its way; threads end with it. */
const end = (status: number): void => {
  process.stdout.write('', () => process.stderr.write('', () => process.exit(status)));
};

// A reader such as `head` has seen enough.
process.stdout.on('error', () => process.exit(STATUS.stopped));
process.stderr.on('error', () => process.exit(STATUS.stopped));
process.once('SIGINT', () => {
  stopping.abort();
  if (world.isTerminal) world.complain('\n');
  end(STATUS.stopped);
});

runCommand(process.argv.slice(2), world).then(end, (error: unknown) => {
  world.complain(`${sayBug(error)}\n`);
  end(STATUS.refused);
});
