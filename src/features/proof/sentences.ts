import type { CheckOutcome } from '#checker/ask.ts';
import { capitalise, countedInWords, inFigures, inWords, sayDuration } from '#logic/words.ts';
import type { ClueAt, ClueChange } from '#puzzle/clueAt.ts';
import { cellsOfHouseRule, placeOfClue } from '#puzzle/clueWords.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { showClue } from '#puzzle/site.ts';
import { bareValue, slotSymbol, spokenValue } from '#puzzle/slot.ts';
import type { CompletedMarks } from '#store/asking/proof.ts';
import type { Confirmation } from '#store/solving/confirmation.ts';

/** The state of a verdict's proof; empty if there is nothing to say. */
export function sayCertified({ certification, agreement }: Confirmation): string {
  switch (certification.kind) {
    case 'none':
      return 'A proof is available once all solutions are known.';
    case 'checking':
      return 'Its proof is being checked.';
    case 'checked':
      return `${capitalise(sayProof(certification.steps))} was checked in ${sayDuration(certification.milliseconds)}, by a checker that shares nothing with the solver.`;
    case 'refused':
      return 'Its proof does not hold.';
    case 'stepless':
      return 'It was found by following all lines at once, which leaves no proof to be checked.';
    case 'absent':
      return agreement === 'found'
        ? 'Z3 found it alone, so there is no proof to be checked.'
        : 'Its proof could not be checked here.';
  }
}

const sayProof = (steps: number): string =>
  `a proof of ${inFigures(steps)} ${steps === 1 ? 'step' : 'steps'}`;

/** What is known of an opened formula, besides the outcome of the check. */
export interface FormulaRemarks {
  /** The title in the file, which is not verified. */
  readonly title: string;
  /**
   * Whether it is the formula of the puzzle on the board; `unknown` if that has no checked proof.
   */
  readonly ofBoard: 'same' | 'other' | 'unknown';
}

const OF_BOARD: Readonly<Record<FormulaRemarks['ofBoard'], string>> = {
  same: 'This is the formula of the puzzle on the board.',
  other: 'It is not the formula of the puzzle on the board.',
  unknown: 'It was not compared with the puzzle on the board, which has no checked proof.',
};

/** The outcome of checking opened files. */
export function sayChecked(outcome: CheckOutcome, { title, ofBoard }: FormulaRemarks): string {
  if (outcome.kind === 'died') return 'The check stopped unexpectedly. It may lack memory.';
  if (outcome.kind === 'unfetched') {
    return 'The checker could not be fetched. Check the connection, then choose the files again. If the app was updated, reload the page.';
  }
  const { checked, milliseconds } = outcome;
  if (checked.kind === 'refused') {
    return `Refused: line ${checked.line} of the ${checked.file} ${checked.what}.`;
  }
  const { solutions, steps, cells } = checked;
  const counted =
    solutions === 1 ? 'Exactly one solution' : `Exactly ${inFigures(solutions)} solutions`;
  const found =
    solutions === 0
      ? 'No solution'
      : `${counted} in the ${cells === 1 ? 'one cell' : `${inFigures(cells)} cells`} that it names`;
  const named = title === '' ? '' : `; the file calls itself “${title}”`;
  return `${found}${named}. ${OF_BOARD[ofBoard]} ${capitalise(sayProof(steps))}, checked in ${sayDuration(milliseconds)}.`;
}

/** The introduction of a list of clues in conflict; `hasNumbers` if the board's own numbers count, too. */
export function sayConflict(clues: number, hasNumbers = false): string {
  if (clues === 0) {
    return hasNumbers
      ? 'With these numbers the rules cannot all be kept.'
      : 'The rules alone cannot all be kept here, whatever the clues.';
  }
  return clues === 1
    ? 'This clue alone leaves no solution:'
    : `These ${inWords(clues)} clues contradict each other:`;
}

/** "Row 4, column 7: 6 instead of 9 leaves one solution." */
export function sayRepair(type: PuzzleType, puzzle: Puzzle, change: ClueChange): string {
  const place = capitalise(placeOfClue(type, puzzle, change));
  if (change.kind === 'house rule' || change.kind === 'path')
    return `Removing ${placeOfClue(type, puzzle, change)} leaves exactly one solution.`;
  const slot = type.slot(puzzle.parameters);
  const site = change.kind === 'site' ? type.sites?.(puzzle)[change.site] : undefined;
  const said = (value: number | undefined) => {
    const bare = bareValue(slot, value);
    if (value === undefined || value === bare) return undefined;
    return bare === undefined ? spokenValue(slot, value) : slotSymbol(slot, value);
  };
  const [old, fresh] =
    change.kind === 'given'
      ? [said(puzzle.givens[change.cell]), said(change.value)]
      : [puzzle.siteClues[change.site], change.clue].map((clue) => clue && showClue(clue, site));
  return fresh === undefined
    ? `${place}: removing the ${old ?? 'clue'} leaves exactly one solution.`
    : `${place}: ${fresh} instead of ${old ?? 'nothing'} leaves one solution.`;
}

/** What adding givens would do; introduces the list of givens. */
export function sayCompletion({ givens }: CompletedMarks, inCells: boolean): string {
  const count = capitalise(
    countedInWords(givens.length, inCells ? 'more given' : 'more known cell'),
  );
  return `${count} ${givens.length === 1 ? 'leaves' : 'leave'} one solution:`;
}

/** Whether it is proved that no fewer suffice. */
export function sayFewest({ givens, fewest }: CompletedMarks): string {
  switch (fewest) {
    case 'of all':
      return givens.length === 1 ? '' : 'No fewer will do.';
    case 'of this solution':
      return givens.length === 1 ? '' : 'No smaller set works for this solution.';
    case 'not proved':
      return 'None of them can be spared, but others might do with fewer.';
  }
}

/** The message after givens were removed. */
export const sayReduced = (removed: number, left: number, of: 'given' | 'clue' = 'given'): string =>
  `${capitalise(countedInWords(removed, of))} taken away, ${left} left: every one is needed. Undo brings the others back.`;

/** The cells or the site of a clue, for highlighting. */
export const sightOf = (
  type: PuzzleType,
  puzzle: Puzzle,
  clues: readonly ClueAt[],
): readonly [cells: readonly number[], sites: readonly number[]] => [
  clues.flatMap((at) =>
    at.kind === 'given'
      ? [at.cell]
      : at.kind === 'path'
        ? (puzzle.paths[at.path]?.cells ?? [])
        : at.kind === 'house rule'
          ? cellsOfHouseRule(type, puzzle, at.houseRule)
          : [],
  ),
  clues.flatMap((at) => (at.kind === 'site' ? [at.site] : [])),
];
