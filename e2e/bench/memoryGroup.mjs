// A browser whose processes together may have only so much memory, as Linux' control groups have it.
// Only root may make such a group; elsewhere there is none.
import { chmodSync, existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../prepare/browser.mjs';

const NAME = 'gridproof-bench';

/** Names of the same things in the two versions of control groups. */
const VERSIONS = [
  {
    folder: `/sys/fs/cgroup/memory/${NAME}`,
    limit: 'memory.limit_in_bytes',
    most: 'memory.max_usage_in_bytes',
    none: '-1',
  },
  {
    folder: `/sys/fs/cgroup/${NAME}`,
    limit: 'memory.max',
    most: 'memory.peak',
    none: 'max',
  },
];

const MEGABYTE = 2 ** 20;

function makeGroup() {
  for (const version of VERSIONS) {
    try {
      mkdirSync(version.folder, { recursive: true });
      if (existsSync(join(version.folder, version.limit))) return version;
      rmdirSync(version.folder);
    } catch {
      // Not this version, or not for this user.
    }
  }
  return undefined;
}

/**
 * Starts a browser that may have `limit` megabytes, the kernel's copies of files among them; Infinity
 * for no limit. Gives nothing where this cannot be had.
 */
export async function launchWithin(limit) {
  const group = makeGroup();
  if (group === undefined) return undefined;
  const write = (file, value) => writeFileSync(join(group.folder, file), value);
  write(group.limit, limit === Infinity ? group.none : `${limit * MEGABYTE}`);
  const folder = mkdtempSync(join(tmpdir(), 'gridproof-group-'));
  // What is started in the group stays there, with all that it starts.
  const program = join(folder, 'browser.sh');
  const options = launchOptions({ whole: true });
  const path = options.executablePath ?? chromium.executablePath();
  writeFileSync(
    program,
    `#!/bin/sh\necho $$ > ${group.folder}/cgroup.procs\nexec "${path}" "$@"\n`,
  );
  chmodSync(program, 0o755);
  const browser = await chromium.launch({ ...options, executablePath: program });
  return {
    browser,
    /** The most it had at any time, in megabytes. */
    most: () => Number(readFileSync(join(group.folder, group.most), 'utf8')) / MEGABYTE,
    async close() {
      await browser.close().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
      // Refused while a process is on its way out; the next one is made in the same place then.
      for (let tries = 0; tries < 50; tries += 1) {
        try {
          rmdirSync(group.folder);
          return;
        } catch {
          await new Promise((next) => setTimeout(next, 100));
        }
      }
    },
  };
}
