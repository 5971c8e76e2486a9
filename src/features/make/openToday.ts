import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { makePuzzleOfDay } from '#store/asking/ofDay.ts';
import { notify, useView } from '#store/document/view.ts';
import { addressOf, payloadOf, replaceAddress } from '../share/address.ts';

/** What stands in place of a puzzle in the address of a type's puzzle of today. */
export const TODAY = 'today';

/**
 * Makes a type's puzzle of today and goes to its address, where it is opened as it was left if it was
 * begun before. Does nothing once the visitor has left.
 */
export async function openToday(type: PuzzleType, isThere: () => boolean): Promise<void> {
  const sentence = `Today’s ${type.name} is being made`;
  const show = (fraction: number): void => notify({ sentence, isGood: true, fraction });
  show(0);
  const leaving = new AbortController();
  window.addEventListener('popstate', () => leaving.abort(), { once: true });
  const made = await makePuzzleOfDay(type, new Date(), leaving.signal, (fraction) => {
    // Once dismissed, it does not come back.
    if (isThere() && useView.getState().notice?.sentence === sentence) show(fraction);
  });
  if (!isThere()) return;
  const payload = made.kind === 'text' ? await payloadOf(type, made.text) : undefined;
  if (!isThere()) return;
  if (made.kind === 'none') return notify({ sentence: made.sentence });
  if (payload === undefined) return notify({ sentence: 'This browser is too old for it.' });
  replaceAddress(addressOf(type, payload), `Today’s ${type.name}: everybody has the same.`);
}
