import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import exampleText from './examples.txt?raw';
import rules from './rules.txt?raw';

/**
 * A puzzle type to start from: the Latin square. `npm run new-puzzle NAME` copies this folder; it is
 * not in the registry, but its tests run. The definition in `rules.txt` and this declaration are all
 * that the program knows of a type: menu, editor, checks, hints, the solver, the text form and the
 * SMT-LIB text follow from them. Where the rules come from stands here.
 */
export const template = defineFromText(readOwnDefinition(rules), {
  // The word in the address: never change it once a puzzle has been shared.
  id: 'template',
  otherNames: [],
  group: 'numbers',
  published: 'in no paper yet',
  summary: 'Each row and column holds every digit once.',
  help: () => import('./help.md?html'),
  exampleText,
});
