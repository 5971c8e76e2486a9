// The last step of `npm test`: runs the checks, two at a time, as most of them keep no two cores
// busy. What one says is shown when it has ended, in one piece. Fails when any of them does.
// `npm test -- --all` tries more, and `npm test -- --release` leaves nothing out.
import { spawn } from 'node:child_process';

/** Into so many parts the unit tests are split, so that both lanes end at about the same time. */
const PARTS = 6;

/** Scripts of package.json, with arguments, in the order in which they are begun. */
const queue = [
  ['e2e'],
  ['lint'],
  ['types'],
  ...Array.from({ length: PARTS }, (_, at) => ['unit', `--shard=${at + 1}/${PARTS}`]),
];

/** So many run beside each other. */
const LANES = 2;

const isWindows = process.platform === 'win32';

const isRelease = process.argv.includes('--release');
const isThorough = isRelease || process.argv.includes('--all');

/** Minutes after which a script is stopped: several times what it takes. Before a release there is no limit. */
const LIMIT = isRelease ? Infinity : isThorough ? 40 : 20;

/** Stops a script with all that it has started. */
const stop = (child) => {
  if (isWindows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
  else process.kill(-child.pid, 'SIGTERM');
};

/** The scripts that run. */
const running = new Set();

// They are in groups of their own, which Ctrl+C does not reach.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) stop(child);
    process.exit(1);
  });
}

/** What a script says, all in its order, and whether it went well; never rejects. */
const run = ([script, ...more]) =>
  new Promise((resolve) => {
    const said = [];
    const child = spawn('npm', ['run', script, '--', ...more], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        // Leaves most of the machine to the browser. The option of this name does not reach the
        // projects of vite.config.ts.
        VITEST_MAX_WORKERS: '1',
        ...(isThorough ? { THOROUGH: '1' } : {}),
        ...(isRelease ? { RELEASE: '1' } : {}),
      },
      shell: isWindows,
      // A group of its own, so that all of it can be stopped.
      detached: !isWindows,
    });
    running.add(child);
    const limit = Number.isFinite(LIMIT)
      ? setTimeout(() => {
          said.push(Buffer.from(`${script} was stopped after ${LIMIT} minutes.\n`));
          stop(child);
        }, LIMIT * 60_000)
      : undefined;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ said: Buffer.concat(said), isGood: code === 0 });
    });
  });

/** How many lines of a failed check are repeated at the end. */
const REPEATED = 80;

const lastLines = (said) => said.toString().trimEnd().split('\n').slice(-REPEATED).join('\n');

const failed = [];

/** Runs what is next until nothing is left. */
const work = async () => {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const script = next.join(' ');
    const start = performance.now();
    console.log(`${script} …`);
    const { said, isGood } = await run(next);
    if (!isGood) failed.push({ script, said });
    const seconds = Math.round((performance.now() - start) / 1000);
    process.stdout.write(said);
    console.log(`${script}: ${isGood ? 'good' : 'FAILED'}, ${seconds} seconds\n`);
  }
};
await Promise.all(Array.from({ length: LANES }, work));
if (failed.length > 0) {
  // Repeated at the end, since logs are often cut off at their beginning.
  for (const { script, said } of failed) {
    console.error(`The end of what ${script} printed:\n${lastLines(said)}\n`);
  }
  console.error(`Failed: ${failed.map(({ script }) => script).join(', ')}.`);
  process.exitCode = 1;
}
