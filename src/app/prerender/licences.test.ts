import { describe, expect, it } from 'vitest';
import { packageOf, writeLicences } from './licences.ts';

const folderOf = (name: string): string => {
  const folder = packageOf(import.meta.resolve(`${name}/package.json`).replace('file://', ''));
  if (folder === undefined) throw new Error(`${name} is not installed`);
  return folder;
};

describe('the package of a module', () => {
  it.each([
    ['/work/node_modules/react/cjs/react.js', '/work/node_modules/react'],
    ['/work/node_modules/@lezer/lr/dist/index.js?v=1', '/work/node_modules/@lezer/lr'],
    ['/work/node_modules/a/node_modules/idb/index.js', '/work/node_modules/a/node_modules/idb'],
    ['\0/work/node_modules/z3-solver/build/z3.js?commonjs', '/work/node_modules/z3-solver'],
    ['/work/src/main.tsx', undefined],
  ])('of %j is %j', (id, folder) => {
    expect(packageOf(id)).toBe(folder);
  });

  it('of what Vite adds is Vite', () => {
    expect(packageOf('\0vite/preload-helper.js')).toMatch(/\/node_modules\/vite$/);
  });
});

describe('licences.txt', () => {
  it('begins with our own licence, and has that of the icons', async () => {
    const text = await writeLicences(new Set());
    expect(text).toMatch(/^Gridproof \(MIT\)\n\nMIT License/);
    expect(text).toContain('ISC License\n\nCopyright (c) 2026 Lucide Icons and Contributors');
  });

  it('has a text once that several packages share', async () => {
    const text = await writeLicences(new Set(['react', 'react-dom'].map(folderOf)));
    expect(text).toMatch(/^react [\d.]+ \(MIT\)\nreact-dom [\d.]+ \(MIT\)\n\nMIT License/m);
    expect(text.split('Meta Platforms')).toHaveLength(2);
  });

  it('has of Vite’s licence only what is about Vite', async () => {
    const text = await writeLicences(new Set([folderOf('vite')]));
    expect(text).toContain('VoidZero');
    expect(text).not.toContain('bundled dependencies');
  });
});
