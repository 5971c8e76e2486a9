import { expect, it } from 'vitest';
import { createFirstTest } from './firstFile.ts';
import type { Modules } from './firstFile.ts';

/** The static and dynamic imports of each module. */
const IMPORTS: Readonly<
  Record<string, readonly [now: readonly string[], later: readonly string[]]>
> = {
  main: [['page'], ['sudoku', 'kakuro', 'photo']],
  page: [[], []],
  sudoku: [['sudoku/boxes', 'logic/different', 'lettering'], []],
  kakuro: [['kakuro/sums', 'logic/different'], []],
  photo: [['lettering', 'photo/lens'], []],
  'sudoku/boxes': [[], []],
  'kakuro/sums': [[], []],
  'logic/different': [['logic/terms'], []],
  'logic/terms': [[], []],
  lettering: [[], []],
  'photo/lens': [[], []],
};

const users = (id: string, place: 0 | 1): string[] =>
  Object.keys(IMPORTS).filter((each) => IMPORTS[each]?.[place].includes(id));

const MODULES: Modules = {
  getModuleInfo: (id) =>
    IMPORTS[id] === undefined
      ? null
      : {
          importedIds: [...IMPORTS[id][0]],
          importers: users(id, 0),
          dynamicImporters: users(id, 1),
        },
};

const ofFirst = (first: string): string[] => {
  const isFirst = createFirstTest(first, ['sudoku', 'kakuro']);
  return Object.keys(IMPORTS).filter((id) => isFirst(id, MODULES));
};

it('has the first script, and what types share with each other or with what comes late', () => {
  expect(ofFirst('main')).toEqual(['main', 'page', 'logic/different', 'logic/terms', 'lettering']);
});

it('has nothing of what is built without the first script', () => {
  expect(ofFirst('worker')).toEqual([]);
});
