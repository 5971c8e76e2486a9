import { sayName } from '#puzzle/credits.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import { useDocument } from '#store/document/document.ts';
import { useAutosave } from '#store/autosave/autosave.ts';
import { settledBy, useSolutions } from '#store/solving/solutions.ts';
import type { Sheet } from '#book/sheet.ts';

/** The puzzle on the board as a sheet, with its answer if known. */
export function boardSheet(): readonly Sheet[] {
  const { type, puzzle } = useDocument.getState();
  const verdict = settledBy(useSolutions.getState().state);
  const name = sayName(useAutosave.getState().name, titleOf(puzzle));
  return [
    {
      id: 'board',
      name: name === '' ? type.name : name,
      type,
      puzzle,
      ...(verdict?.kind === 'unique' ? { solution: verdict.solution } : {}),
    },
  ];
}
