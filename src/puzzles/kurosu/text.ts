import { readCharacters, writeCharacters } from '#puzzle/characterGrid.ts';
import type { CharacterGrid } from '#puzzle/characterGrid.ts';
import { failure, success } from '#puzzle/result.ts';
import type { TextForm } from '#puzzle/text.ts';
import { O, SIZES, X } from './rules.ts';

/** The word after `#option` for the Takuzu rule. */
export const NO_TWO_ALIKE = 'no-two-alike';

const form = (size: number): CharacterGrid => ({
  lengths: Array.from({ length: size }, () => size),
  open: '._',
  characters: new Map([
    [O, '0'],
    [X, '1'],
  ]),
});

export const kurosuText: TextForm<{ readonly size: number; readonly noTwoAlike: boolean }> = {
  read({ lines, options }) {
    const size =
      SIZES.find((candidate) => candidate === lines[0]?.text.length) ??
      SIZES.find((candidate) => candidate === lines.length);
    if (size === undefined) {
      return failure(
        `has ${lines[0]?.text.length ?? 0} characters; a Kurosu has an even number of 4 to 30`,
        lines[0]?.number,
      );
    }
    const givens = readCharacters(form(size), lines);
    if (!givens.ok) return givens;
    return success({
      parameters: { size, noTwoAlike: options.includes(NO_TWO_ALIKE) },
      givens: givens.value,
    });
  },
  write: ({ parameters, givens }) => writeCharacters(form(parameters.size), givens),
};
