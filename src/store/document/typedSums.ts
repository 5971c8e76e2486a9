import { siteAt } from '#puzzle/siteAt.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
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

/** Types a digit into the sum at the cursor, or says that there is none. */
export function typeDigit(digit: number): void {
  const { type, puzzle } = useDocument.getState();
  const site = siteAt(type, puzzle, useView.getState().cursor);
  const slot = site === undefined ? undefined : type.sites?.(puzzle)[site]?.slot;
  sayHomeless(slot === undefined);
  if (site === undefined || slot?.gesture !== 'type') return;
  const before = typedSite() === site ? (puzzle.siteClues[site]?.[0] ?? 0) : 0;
  const sum = before * 10 + digit;
  const fits = [sum, digit].find((number) => number >= slot.low && number <= slot.high);
  if (fits !== undefined) enterSum(site, fits);
}

/** Takes the last digit of the sum that is being typed away; false if none is. */
export function eraseDigit(): boolean {
  const site = typedSite();
  if (site === undefined) return false;
  const rest = Math.floor((useDocument.getState().puzzle.siteClues[site]?.[0] ?? 0) / 10);
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
