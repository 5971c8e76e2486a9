import { oneOf } from '#logic/words.ts';
import { spellingOf } from '#puzzle/site.ts';
import type { Site } from '#puzzle/site.ts';
import type { Choice, Slot } from '#puzzle/slot.ts';

/** With more named values, their keys are said alone. */
const MOST_NAMED = 4;

/** "B (black circle)", or the key alone where that says it all. */
function sayKey({ symbol, name, keys }: Choice, isNamed: boolean): string {
  const key = (keys[0] ?? symbol).toUpperCase();
  if (!isNamed || name === undefined || name === symbol) return key;
  return `${key} (${name})`;
}

const isDigit = ({ symbol, keys }: Choice): boolean => /^\d$/.test(symbol) && keys[0] === symbol;

/** "0 to 9", "2, 4 or 8", in order. */
function sayDigits(digits: readonly number[]): readonly string[] {
  const [low, high] = [digits[0], digits.at(-1)];
  const isRange = digits.length > 2 && digits.length === Number(high) - Number(low) + 1;
  return isRange ? [`${low} to ${high}`] : digits.map(String);
}

/** What can be typed into cells, after a key that means nothing there. */
export function sayTypable({ choices }: Slot): string {
  const digits = choices
    .filter(isDigit)
    .map(({ symbol }) => Number(symbol))
    .toSorted((a, b) => a - b);
  const others = choices.filter((choice) => !isDigit(choice));
  const isNamed = others.length <= MOST_NAMED;
  const said = [...sayDigits(digits), ...others.map((choice) => sayKey(choice, isNamed))];
  return said.length === 0
    ? 'Nothing is typed here: drag over cells.'
    : `Type ${oneOf(said)} here.`;
}

/** The same for a clue outside the cells; `isOpened` if its box has to be opened first. */
export function sayTypableAt({ slot }: Site, isOpened: boolean): string {
  if (slot.gesture === 'cycle') return sayTypable(slot);
  const wanted = spellingOf(slot)?.wanted ?? `${slot.low} to ${slot.high}`;
  return isOpened ? `Press Enter, then type ${wanted}.` : `Type ${wanted} here.`;
}
