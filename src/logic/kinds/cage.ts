import type { Claim, Values } from '#logic/claim.ts';
import { allDifferent } from './allDifferent.ts';
import { sumOfDifferent, withDifferent } from './sumOfDifferent.ts';
import type { Sum } from './sumTo.ts';

/** Different values with a sum, as in a cage of Killer Sudoku or an entry of Kakuro. */
export function cage(claim: Sum): Claim {
  const different = allDifferent(claim);
  const added = sumOfDifferent(claim);
  const both = [different, added];
  const repeats = (shown: Values): boolean => different.judge(shown) === 'broken';

  return {
    place: claim.place,
    label: claim.place.words,
    sentence: `${added.sentence}${withDifferent(claim.cells.length)}`,
    cells: claim.cells,
    parts: () => both.flatMap((one) => one.parts()),
    judge(shown) {
      const judged = both.map((one) => one.judge(shown));
      if (judged.includes('broken')) return 'broken';
      return judged.includes('open') ? 'open' : 'holds';
    },
    // Repeated cells are the only culprits; otherwise those of the sum.
    culprits: (shown) => (repeats(shown) ? different : added).culprits(shown),
    observe: (shown) => `${added.observe(shown)}${repeats(shown) ? ', not all different' : ''}`,
    smtlib: () => both.flatMap((one) => one.smtlib()),
  };
}
