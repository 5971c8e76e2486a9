import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What each type's folder calls its own, and nobody else imports together. */
const OF_EACH_TYPE = new Set(['SIZES', 'BLANK', 'FILLED', 'definition']);

const EXPORTED = /^export (?:async )?(?:function\*?|const|class|interface|type|let) (\w+)/gm;

/** What is named for people outside: the library's functions, and the command's subcommands. */
const OUTWARD = /^(?:package|command[/\\]subcommands)[/\\]/;

const exported = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => !OUTWARD.test(file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\.ts$|\.d\.ts$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(EXPORTED)].map(
      ([, name = '']) => ({ name, file }),
    ),
  );

it('no name is exported twice', () => {
  const twice = exported.filter(
    ({ name, file }) =>
      !OF_EACH_TYPE.has(name) &&
      exported.some((other) => other.name === name && other.file !== file),
  );
  expect(exported.length).toBeGreaterThan(500);
  expect(twice).toEqual([]);
});

it('no exported name is one of the DOM', () => {
  // The compiler's own files stand in a package of the machine's kind.
  const packages = join(import.meta.dirname, '../node_modules/@typescript');
  const [own = ''] = readdirSync(packages).filter((name) => name.startsWith('typescript-'));
  const declared = readFileSync(join(packages, own, 'lib/lib.dom.d.ts'), 'utf8');
  const dom = new Set(
    [...declared.matchAll(/^(?:interface|declare var) (\w+)/gm)].map(([, name]) => name),
  );
  expect(dom.has('Document')).toBe(true);
  expect(exported.filter(({ name }) => dom.has(name))).toEqual([]);
});
