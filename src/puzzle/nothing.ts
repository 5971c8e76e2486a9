import { rectangle } from '#grid/rectangle.ts';
import { definePuzzle } from './puzzleType.ts';
import { success } from './result.ts';
import { digits } from './slot.ts';

/** Stands where a type stands for as long as none was fetched: its puzzle has no cells. */
export const nothing = definePuzzle({
  id: '',
  name: '',
  otherNames: [],
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
