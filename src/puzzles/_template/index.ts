import { defineFromText } from '#definition/definedPuzzle.ts';
import { definition } from './board.ts';
import exampleText from './examples.txt?raw';
import { templateText } from './text.ts';

/**
 * A puzzle type to start from: the Latin square, the simplest puzzle that uses every file. `npm run
 * new-puzzle NAME` copies this folder; it is not in the registry, but its tests run. The definition
 * in `rules.txt` and this declaration are all that the program knows of a type: menu, editor,
 * checks, hints, the solver and the SMT-LIB text follow from them.
 */
export const template = defineFromText<{ readonly size: number }>(definition, {
  // The word in the address: never change it once a puzzle has been shared.
  id: 'template',
  otherNames: [],
  group: 'numbers',
  published: 'in no paper yet',
  summary: 'Each row and column holds every digit once.',
  help: () => import('./help.md?html'),
  exampleText,
  text: templateText,
});
