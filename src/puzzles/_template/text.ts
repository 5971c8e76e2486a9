import { readCharacters, slotCharacters, writeCharacters } from '#puzzle/characterGrid.ts';
import type { CharacterGrid } from '#puzzle/characterGrid.ts';
import { failure, success } from '#puzzle/result.ts';
import { digits } from '#puzzle/slot.ts';
import type { TextForm } from '#puzzle/text.ts';
import { SIZES } from './board.ts';

/** A line of characters for each row: one declaration that reads and writes. */
const form = (size: number): CharacterGrid => ({
  lengths: Array.from({ length: size }, () => size),
  open: '.0_',
  characters: slotCharacters(digits(1, size)),
});

/**
 * The text form. Comments, options and blank lines are removed before `read` is called, but lines
 * keep their numbers in the user's input. A reason completes the sentence "Line 3 …" and says what
 * was expected.
 */
export const templateText: TextForm<{ readonly size: number }> = {
  read({ lines }) {
    const [first] = lines;
    const size = SIZES.find((candidate) => candidate === first?.text.length);
    if (size === undefined) {
      return failure(
        `has ${first?.text.length ?? 0} characters; a Template has ${SIZES[0]} to ${SIZES.at(-1)}`,
        first?.number,
      );
    }
    const givens = readCharacters(form(size), lines);
    return givens.ok ? success({ parameters: { size }, givens: givens.value }) : givens;
  },
  write: ({ parameters, givens }) => writeCharacters(form(parameters.size), givens),
};
