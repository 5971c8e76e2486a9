import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const OXLINT = join(
  dirname(createRequire(import.meta.url).resolve('oxlint/package.json')),
  'bin/oxlint',
);

type File = readonly [path: string, text: string];

/** For each of these projects the names of the rules that oxlint finds broken in it; it is run once for all. */
function brokenRules(projects: readonly (readonly File[])[]): readonly (readonly string[])[] {
  const folder = mkdtempSync(join(tmpdir(), 'gridproof-lint-'));
  const rules = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8');
  projects.forEach((files, index) => {
    const own: readonly File[] = [
      ['.oxlintrc.json', rules],
      ['package.json', '{ "type": "module", "imports": { "#*": "./src/*" } }'],
      ...files,
    ];
    for (const [path, text] of own) {
      const whole = join(folder, `${index}`, path);
      mkdirSync(dirname(whole), { recursive: true });
      writeFileSync(whole, text);
    }
  });
  const run = spawnSync(process.execPath, [OXLINT, '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(run.stdout) as {
    readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
  };
  return projects.map((_, index) => {
    const own = diagnostics.filter(({ filename }) => filename.startsWith(`${index}/`));
    return [...new Set(own.map(({ code }) => code))].toSorted();
  });
}

const importing = (specifier: string): string =>
  `import { thing } from '${specifier}';\n\nexport const other = thing;\n`;

const FORBIDDEN = [
  ['src/offline/sw.ts', '#store/release.ts'],
  ['src/grid/a.ts', '#store/document/document.ts'],
  ['src/grid/a.ts', '../store/document/document.ts'],
  ['src/grid/a.ts', '#logic/claim.ts'],
  ['src/logic/a.ts', 'react'],
  ['src/logic/a.ts', '#grid/grid.ts'],
  ['src/logic/a.ts', 'z3-solver'],
  ['src/reasoning/a.ts', '#engine/z3/coreSession.ts'],
  ['src/reasoning/a.ts', '#grid/grid.ts'],
  ['src/logic/a.ts', '#reasoning/pbFormula.ts'],
  ['src/checker/check.ts', '#logic/claim.ts'],
  ['src/checker/check.ts', 'react'],
  ['src/photo/a.ts', '#grid/grid.ts'],
  ['src/photo/a.ts', 'react'],
  ['src/certificate/write.ts', '#engine/z3/session.ts'],
  ['src/puzzle/a.ts', 'z3-solver'],
  ['src/puzzle/a.ts', '#definition/read.ts'],
  ['src/definition/a.ts', '#puzzles/sudoku/board.ts'],
  ['src/definition/a.ts', '#reasoning/reason.ts'],
  ['src/puzzle/a.ts', '#engine/page/client.ts'],
  ['src/puzzles/sudoku/board.ts', '#puzzles/kurosu/board.ts'],
  ['src/puzzles/sudoku/board.ts', '../kurosu/board.ts'],
  ['src/puzzles/sudoku/board.ts', 'react'],
  ['src/engine/z3/session.ts', 'z3-solver'],
  ['src/engine/z3/session.ts', 'gridproof-z3-slim/read.ts'],
  ['src/engine/z3/slim/read.ts', '#engine/z3/glue.ts'],
  ['src/engine/z3/slim/read.ts', '../glue.ts'],
  ['src/engine/z3/session.ts', '#store/document/document.ts'],
  ['src/engine/z3/session.ts', '#puzzles/sudoku/index.ts'],
  ['src/engine/jobs/solve.ts', '../../store/document/document.ts'],
  ['src/board/Board.tsx', '#engine/page/client.ts'],
  ['src/board/Board.tsx', '#store/document/document.ts'],
  ['src/board/Board.tsx', '#logic/model.ts'],
  ['src/board/Board.tsx', 'zustand'],
  ['src/store/document/document.ts', 'react'],
  ['src/store/document/document.ts', '#engine/z3/session.ts'],
  ['src/features/solve/Solve.tsx', '#engine/page/client.ts'],
  ['src/features/solve/Solve.tsx', '#app/App.tsx'],
  ['src/app/App.tsx', '#engine/page/client.ts'],
  ['src/ui/Button.tsx', '#puzzle/slot.ts'],
  ['src/grid/grid.test.ts', '#store/document/document.ts'],
] as const;

const ALLOWED = [
  ['src/grid/a.ts', './b.ts'],
  ['src/puzzle/a.ts', '#logic/claim.ts'],
  ['src/puzzles/sudoku/board.ts', '#grid/grid.ts'],
  ['src/puzzles/sudoku/board.ts', '#definition/read.ts'],
  ['src/definition/phrases/a.ts', '../phrase.ts'],
  ['src/puzzles/all.ts', './sudoku/index.ts'],
  ['src/engine/z3/z3.ts', 'z3-solver'],
  ['src/engine/jobs/solve.ts', '#engine/z3/session.ts'],
  ['src/engine/z3/session.ts', '#puzzles/registry.ts'],
  ['src/board/Board.tsx', '#logic/claim.ts'],
  ['src/store/document/document.ts', '#engine/page/client.ts'],
  ['src/features/solve/Solve.tsx', '#board/Board.tsx'],
  ['src/app/App.tsx', '#features/solve/Solve.tsx'],
  ['src/puzzle/slot.test.ts', '#puzzles/all.ts'],
] as const;

const imports = (cases: typeof FORBIDDEN | typeof ALLOWED) =>
  cases.map(([file, specifier]): readonly File[] => [[file, importing(specifier)]]);

it('the import directions forbid each of these, and nothing else', () => {
  const found = brokenRules([...imports(FORBIDDEN), ...imports(ALLOWED)]);
  const said = [...FORBIDDEN, ...ALLOWED].map((each, index) => [...each, found[index]]);
  expect(said).toEqual([
    ...FORBIDDEN.map((each) => [...each, ['eslint(no-restricted-imports)']]),
    ...ALLOWED.map((each) => [...each, []]),
  ]);
});

it('two files may not import each other, also by the package’s own names; any and default exports are forbidden', () => {
  const [circle, ...rest] = brokenRules([
    [
      ['src/puzzle/a.ts', importing('./b.ts').replace('other', 'thing2')],
      [
        'src/puzzle/b.ts',
        "import { thing2 } from '#puzzle/a.ts';\n\nexport const thing = thing2;\n",
      ],
    ],
    [['src/grid/a.ts', 'const anything: any = 1;\n\nexport default anything;\n']],
  ]);
  expect(circle).toContain('import(no-cycle)');
  expect(rest).toEqual([['import(no-default-export)', 'typescript(no-explicit-any)']]);
});
