import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExampleFile } from '#puzzle/exampleFile.ts';
import { puzzleTypeIds } from '#puzzles/registry.ts';
import { firstCases, isRelease, isThorough } from '#trials.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const isWindows = process.platform === 'win32';
const npm = (folder: string, ...words: readonly string[]): string =>
  execFileSync('npm', words, { cwd: folder, encoding: 'utf8', shell: isWindows });

/** An empty project with the packed package, as somebody has it who installs it. */
describe.runIf(isThorough || isRelease)('the packed package in an empty project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gridproof-packed-'));
  const installed = join(folder, 'node_modules/gridproof');

  const node = (program: string): string => {
    writeFileSync(join(folder, 'program.mjs'), program);
    return execFileSync(process.execPath, ['program.mjs'], { cwd: folder, encoding: 'utf8' });
  };
  /** Runs the command as `npx` does. */
  const gridproof = (words: readonly string[], input = '') => {
    const ran = spawnSync(process.execPath, [join(installed, 'gridproof.js'), ...words], {
      cwd: folder,
      encoding: 'utf8',
      input,
    });
    return { status: ran.status, printed: ran.stdout, complained: ran.stderr };
  };

  beforeAll(() => {
    npm(ROOT, 'run', 'package');
    const packed = npm(
      join(ROOT, 'dist-package'),
      'pack',
      '--silent',
      '--pack-destination',
      folder,
    );
    writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "private": true }\n');
    // Nothing is fetched: the package depends on nothing.
    npm(folder, 'install', '--offline', '--no-audit', '--no-fund', `./${packed.trim()}`);
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is alone there', () => {
    const packages = readdirSync(join(folder, 'node_modules')).filter(
      (name) => !name.startsWith('.'),
    );
    expect(packages).toEqual(['gridproof']);
  });

  it.each(isRelease ? puzzleTypeIds : firstCases(puzzleTypeIds).slice(0, 2))(
    'solves the examples of a type (%s)',
    (type) => {
      const examples = readFileSync(join(ROOT, `src/puzzles/${type}/examples.txt`), 'utf8');
      const { printed, complained } = gridproof(
        ['solve', '--type', type, '--jobs', '2', '--json', '--count', '1000'],
        examples,
      );
      const counts = printed
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { readonly solutions: unknown[] }).solutions.length);
      expect(counts).toEqual(readExampleFile(examples).map(({ solutionCount }) => solutionCount));
      expect(complained).toBe('');
    },
  );

  it('proves, checks and makes in threads, and ends as it says', () => {
    const made = gridproof(['make', 'kurosu', '--size', '6', '--count', '4', '--jobs', '2']);
    expect(made.status).toBe(0);
    const proved = gridproof(['prove', '--out', 'proofs'], made.printed);
    expect(proved.status).toBe(0);
    const files = readdirSync(join(folder, 'proofs')).toSorted();
    expect(files).toHaveLength(8);
    const [opb = '', pbp = ''] = files.map((file) => join('proofs', file));
    expect(gridproof(['check-proof', opb, pbp]).printed).toMatch(/^Checked: exactly one solution/);
    expect(gridproof(['solve', 'missing.txt']).status).toBe(1);
    expect(
      gridproof(['solve', '--seconds', '1', '--type', 'sudoku'], '.'.repeat(625)).status,
    ).not.toBe(2);
  });

  /** Starts the command, and resolves to what it printed and ended with once `act` has done its part. */
  const started = async (
    words: readonly string[],
    act: (command: ChildProcessWithoutNullStreams) => void,
  ): Promise<{
    readonly printed: string;
    readonly complained: string;
    readonly status: number;
  }> => {
    const command = spawn(process.execPath, [join(installed, 'gridproof.js'), ...words]);
    let [printed, complained] = ['', ''];
    // The command may end before it has read all.
    command.stdin.on('error', () => {});
    command.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    command.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
    act(command);
    const [status] = (await once(command, 'close')) as [number];
    return { printed, complained, status };
  };
  const many = (count: number): string =>
    `${'...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...'}\n`.repeat(
      count,
    );

  it('tells the first result while the standard input is open', async () => {
    const { printed, status } = await started(['solve', '--count', '0'], ({ stdin, stdout }) => {
      stdin.write(many(2));
      stdout.once('data', () => stdin.end(many(1)));
    });
    expect(printed.match(/one solution/g)).toHaveLength(3);
    expect(status).toBe(0);
  });

  it('ends when it is stopped, and when nobody reads on', async () => {
    const stopped = await started(['solve', '--jobs', '2'], (command) => {
      command.stdin.write(many(20_000));
      command.stdout.once('data', () => command.kill('SIGINT'));
    });
    expect([stopped.status, stopped.complained]).toEqual([130, '']);
    const unread = await started(['solve', '--count', '0'], ({ stdin, stdout }) => {
      stdin.end(many(20_000));
      stdout.once('data', () => stdout.destroy());
    });
    expect([unread.status, unread.complained]).toEqual([130, '']);
  });

  it('says how Z3 comes where it is not', () => {
    const { status, printed } = gridproof(['solve', '--z3'], `${'.'.repeat(15)}1`);
    expect(printed).toContain('Z3 is not here: npm install z3-solver brings it');
    expect(status).toBe(1);
  });

  it('is a library with types', () => {
    const program = `import { open, solve, make, convert } from 'gridproof';
import { checkProof } from 'gridproof/checker';
const made = await make('kurosu', { number: 7, size: '6' });
const { puzzles } = await open(made?.text ?? '', { type: 'kurosu' });
const verdict = await solve(puzzles[0]);
const drawn = await convert(puzzles[0], 'svg');
`;
    const said = 'console.log(verdict.kind, drawn.ok, typeof checkProof);';
    expect(node(`${program}${said}\n`)).toBe('unique true function\n');
    writeFileSync(
      join(folder, 'program.mts'),
      `${program.replaceAll('puzzles[0]', 'puzzles[0]!')}const count: number = verdict.kind === 'unique' ? verdict.solution.length : 0;\nexport { checkProof, count, drawn };\n`,
    );
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const words = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--lib',
      'es2023',
    ];
    execFileSync(process.execPath, [tsc, ...words, '--types', '', 'program.mts'], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  });

  it('leaves out of a bundle what a program does not use', async () => {
    const bundled = async (name: string): Promise<string> => {
      const input = join(folder, `${name}.mjs`);
      writeFileSync(input, `import { ${name} } from 'gridproof';\nconsole.log(${name});\n`);
      const built = await build({
        configFile: false,
        root: folder,
        logLevel: 'error',
        ssr: { noExternal: true },
        build: { ssr: true, write: false, rolldownOptions: { input } },
      });
      const files = 'output' in built ? built.output : [];
      return files.flatMap((file) => ('code' in file && file.isEntry ? [file.code] : [])).join('');
    };
    // The forms of other programs.
    expect(await bundled('convert')).toContain('https://puzz.link/p?');
    expect(await bundled('solve')).not.toContain('https://puzz.link/p?');
  });

  it('has a checker that imports nothing', () => {
    const seen = new Set<string>();
    const waiting = ['checker.js'];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      seen.add(file);
      const text = readFileSync(join(installed, file), 'utf8');
      for (const [, name = ''] of text.matchAll(/\bfrom\s*["']([^"']+)["']/g)) waiting.push(name);
    }
    expect([...seen]).toEqual(['checker.js']);
  });
});
