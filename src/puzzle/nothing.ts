import { rectangle } from '#grid/rectangle.ts';
import { definePuzzle } from './puzzleType.ts';
import { success } from './result.ts';
import { digits } from './slot.ts';

/** A placeholder until a type is loaded: its puzzle has no cells. */
export const nothing = definePuzzle({
  id: '',
  name: '',
  otherNames: [],
  group: 'numbers',
  published: '',
  summary: '',
  help: async () => ({ default: '' }),
  exampleText: '',
  parameters: {},
  text: { read: () => success({ parameters: {}, givens: [] }), write: () => [] },
  grid: () => rectangle(0, 0),
  slot: () => digits(1, 1),
  claims: () => [],
});
