import { siteAt } from '#puzzle/siteAt.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { spellingOf } from '#puzzle/site.ts';
import type { Spelling } from '#puzzle/site.ts';
import { enterClue, useDocument } from './document.ts';
import { sayHomeless, useView } from './view.ts';

/** The sum that was typed last: the next digit is appended while nothing else has happened. */
let typing:
  | { readonly site: number; readonly puzzle: Puzzle; readonly selection: readonly number[] }
  | undefined;

/** The site of the sum that is being typed on the board. */
export function typedSite(): number | undefined {
  const isLast =
    typing?.puzzle === useDocument.getState().puzzle &&
    typing.selection === useView.getState().selection;
  return isLast ? typing?.site : undefined;
}

/** The next digit begins another sum. */
export const endSum = (): void => void (typing = undefined);

/** The value of the first sign of a spelling among the keys of sums, after the digits. */
export const FIRST_SIGN = 10;

/** Types a digit, or a sign, into the sum at the cursor, or says that there is none. */
export function typeDigit(value: number): void {
  const { type, puzzle } = useDocument.getState();
  const site = siteAt(type, puzzle, useView.getState().cursor);
  const slot = site === undefined ? undefined : type.sites?.(puzzle)[site]?.slot;
  sayHomeless(slot === undefined);
  if (site === undefined || slot?.gesture !== 'type') return;
  const clue = puzzle.siteClues[site]?.[0];
  const before = typedSite() === site || value >= FIRST_SIGN ? clue : undefined;
  const { spelling } = slot;
  const fits =
    spelling === undefined
      ? [(before ?? 0) * 10 + value, value].find(
          (number) => number >= slot.low && number <= slot.high,
        )
      : spelled(spelling, before, value);
  if (fits !== undefined) enterSum(site, fits);
}

/** A clue with one more digit; with its sign, which replaces the one before; or the digit alone. */
function spelled(
  spelling: Spelling,
  before: number | undefined,
  value: number,
): number | undefined {
  const written = before === undefined ? '' : spelling.write(before);
  const typed = spelling.signs[value - FIRST_SIGN]?.symbol ?? String(value);
  const [digits = ''] = /^\d*/.exec(written) ?? [];
  const tries = value >= FIRST_SIGN ? [digits + typed] : [written + typed, typed];
  return tries.flatMap((text) => spelling.read(text) ?? [])[0];
}

/** Deletes the last digit or sign of the sum that is being typed; false if none is. */
export function eraseDigit(): boolean {
  const site = typedSite();
  if (site === undefined) return false;
  const { type, puzzle } = useDocument.getState();
  const clue = puzzle.siteClues[site]?.[0] ?? 0;
  const spelling = spellingOf(type.sites?.(puzzle)[site]?.slot);
  const rest =
    spelling === undefined
      ? Math.floor(clue / 10)
      : (spelling.read(spelling.write(clue).slice(0, -1)) ?? 0);
  enterSum(site, rest === 0 ? undefined : rest);
  if (rest === 0) endSum();
  return true;
}

/** Clears the sum at the cursor. */
export function clearSum(): void {
  const { type, puzzle } = useDocument.getState();
  const site = siteAt(type, puzzle, useView.getState().cursor);
  if (site !== undefined) enterClue(site, undefined);
}

/** All digits of a sum are one undo step: only the state before the first is kept. */
function enterSum(site: number, sum: number | undefined): void {
  const history = useDocument.temporal.getState();
  const goesOn = typedSite() === site && history.futureStates.length === 0;
  if (goesOn) history.pause();
  enterClue(site, sum === undefined ? undefined : [sum]);
  history.resume();
  typing = { site, puzzle: useDocument.getState().puzzle, selection: useView.getState().selection };
}
