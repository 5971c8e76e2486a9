import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const OXLINT = join(
  dirname(createRequire(import.meta.url).resolve('oxlint/package.json')),
  'bin/oxlint',
);

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'gridproof-lint-'));
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(project, '.oxlintrc.json'));
  write('package.json', '{ "type": "module", "imports": { "#*": "./src/*" } }');
});

afterEach(() => rmSync(project, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

/** The names of the rules that oxlint finds broken in the temporary project. */
function brokenRules(): readonly string[] {
  const run = spawnSync(process.execPath, [OXLINT, '--format=json'], {
    cwd: project,
    encoding: 'utf8',
  });
  const report = JSON.parse(run.stdout) as { readonly diagnostics: readonly { code: string }[] };
  return [...new Set(report.diagnostics.map(({ code }) => code))];
}

const importing = (specifier: string): string =>
  `import { thing } from '${specifier}';\n\nexport const other = thing;\n`;

describe('the import directions', () => {
  it.each([
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
    ['src/certificate/write.ts', '#engine/z3/session.ts'],
    ['src/puzzle/a.ts', 'z3-solver'],
    ['src/puzzle/a.ts', '#engine/page/client.ts'],
    ['src/puzzles/sudoku/rules.ts', '#puzzles/kurosu/rules.ts'],
    ['src/puzzles/sudoku/rules.ts', '../kurosu/rules.ts'],
    ['src/puzzles/sudoku/rules.ts', 'react'],
    ['src/engine/z3/session.ts', 'z3-solver'],
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
  ])('forbid %s to import %s', (file, specifier) => {
    write(file, importing(specifier));
    expect(brokenRules()).toEqual(['eslint(no-restricted-imports)']);
  });

  it.each([
    ['src/grid/a.ts', './b.ts'],
    ['src/puzzle/a.ts', '#logic/claim.ts'],
    ['src/puzzles/sudoku/rules.ts', '#grid/grid.ts'],
    ['src/puzzles/all.ts', './sudoku/index.ts'],
    ['src/engine/z3/z3.ts', 'z3-solver'],
    ['src/engine/jobs/solve.ts', '#engine/z3/session.ts'],
    ['src/engine/z3/session.ts', '#puzzles/all.ts'],
    ['src/board/Board.tsx', '#logic/claim.ts'],
    ['src/store/document/document.ts', '#engine/page/client.ts'],
    ['src/features/solve/Solve.tsx', '#board/Board.tsx'],
    ['src/app/App.tsx', '#features/solve/Solve.tsx'],
    ['src/puzzle/slot.test.ts', '#puzzles/all.ts'],
  ])('let %s import %s', (file, specifier) => {
    write(file, importing(specifier));
    expect(brokenRules()).toEqual([]);
  });
});

describe('other habits', () => {
  it('forbid two files to import each other, also by the package’s own names', () => {
    write('src/puzzle/a.ts', importing('./b.ts').replace('other', 'thing2'));
    write(
      'src/puzzle/b.ts',
      "import { thing2 } from '#puzzle/a.ts';\n\nexport const thing = thing2;\n",
    );
    expect(brokenRules()).toContain('import(no-cycle)');
  });

  it('forbid any and default exports', () => {
    write('src/grid/a.ts', 'const anything: any = 1;\n\nexport default anything;\n');
    expect(brokenRules().toSorted()).toEqual([
      'import(no-default-export)',
      'typescript(no-explicit-any)',
    ]);
  });
});
