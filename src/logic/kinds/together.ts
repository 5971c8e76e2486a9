import type { Claim, Place } from '#logic/claim.ts';

/** Several claims as one, each with its parts: of a thermometer, one for each two cells that follow each other. */
export function together(claim: {
  readonly place: Place;
  /** "the numbers rise along the thermometer from row 1, column 1 to row 3, column 1". */
  readonly sentence: string;
  /** The cells of all, in the order in which they are shown. */
  readonly cells: readonly number[];
  readonly of: readonly Claim[];
  /** The values of the cells, in words: "1 2 . 5". */
  readonly observe: Claim['observe'];
}): Claim {
  const { place, sentence, cells, of, observe } = claim;
  return {
    place,
    label: place.words,
    sentence,
    cells: cells.toSorted((a, b) => a - b),
    parts: () => of.flatMap((each) => each.parts()),
    judge(shown) {
      const judged = of.map((each) => each.judge(shown));
      if (judged.includes('broken')) return 'broken';
      return judged.includes('open') ? 'open' : 'holds';
    },
    culprits: (shown) => [...new Set(of.flatMap((each) => each.culprits(shown)))],
    observe,
    smtlib: () => of.flatMap((each) => each.smtlib()),
  };
}
