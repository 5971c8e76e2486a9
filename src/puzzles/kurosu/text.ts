import { readCharacters, writeCharacters } from '#puzzle/characterGrid.ts';
import type { CharacterGrid } from '#puzzle/characterGrid.ts';
import { counted } from '#puzzle/numbers.ts';
import { failure, success } from '#puzzle/result.ts';
import type { TextForm } from '#puzzle/text.ts';
import { O, SIZES, X } from './board.ts';
import type { KurosuParameters } from './board.ts';

/** The word after `#option` for the Takuzu rule. */
export const NO_TWO_ALIKE = 'no-two-alike';

const form = (width: number, height: number): CharacterGrid => ({
  lengths: Array.from({ length: height }, () => width),
  open: '._',
  characters: new Map([
    [O, '0'],
    [X, '1'],
  ]),
});

/** As shown on the page. */
const LETTERS: Readonly<Record<string, string>> = { o: '0', x: '1' };
const asDigits = (text: string): string =>
  text.replaceAll(/[ox]/gi, (letter) => LETTERS[letter.toLowerCase()] ?? letter);

export const kurosuText: TextForm<KurosuParameters> = {
  read({ lines, options }) {
    const first = lines[0]?.text.length ?? 0;
    // If the first line's length differs from the others, that line is the wrong one.
    const width = SIZES.includes(first) ? first : (lines[1]?.text.length ?? first);
    if (!SIZES.includes(width)) {
      return failure(
        `has ${counted(first, 'character')}; a Kurosu has an even number of 4 to 30`,
        lines[0]?.number,
      );
    }
    const height = SIZES.find((candidate) => candidate >= lines.length) ?? lines.length;
    if (height > 30 || lines.length < 4) {
      return failure(
        `There ${lines.length === 1 ? 'is' : 'are'} ${counted(lines.length, 'line')}; a Kurosu has an even number of 4 to 30`,
      );
    }
    const digits = lines.map(({ number, text }) => ({ number, text: asDigits(text) }));
    const givens = readCharacters(form(width, height), digits);
    if (!givens.ok) return givens;
    return success({
      parameters: { width, height, noTwoAlike: options.includes(NO_TWO_ALIKE) },
      givens: givens.value,
    });
  },
  write: ({ parameters: { width, height }, givens }) =>
    writeCharacters(form(width, height), givens),
};
