import type { Values } from '#logic/claim.ts';
import type { Result } from './result.ts';
import { failure, success } from './result.ts';
import type { Slot } from './slot.ts';
import type { TextLine } from './text.ts';

/** A grid written as lines of one character per cell: one declaration that reads and writes. */
export interface CharacterGrid {
  /** The number of cells in each line. */
  readonly lengths: readonly number[];
  /** Characters for an open cell; the first one is written. */
  readonly open: string;
  /** The character of each value; letters are read in either case. */
  readonly characters: ReadonlyMap<number, string>;
}

/** The characters of a slot's values, as drawn or in ASCII. */
export const slotCharacters = (slot: Slot): ReadonlyMap<number, string> =>
  new Map(slot.choices.map(({ value, symbol, written }) => [value, written ?? symbol]));

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Reads the lines of a grid; the problem names the first wrong line, and why. */
export function readCharacters(form: CharacterGrid, lines: readonly TextLine[]): Result<Values> {
  const values: (number | undefined)[] = [];
  const byCharacter = new Map([...form.characters].map(([value, character]) => [character, value]));
  for (const [row, length] of form.lengths.entries()) {
    const line = lines[row];
    if (line === undefined) {
      const verb = lines.length === 1 ? 'is' : 'are';
      return failure(
        `There ${verb} ${plural(lines.length, 'line')}, ${form.lengths.length} wanted`,
      );
    }
    const characters = [...line.text];
    for (const [column, character] of characters.entries()) {
      const value = byCharacter.get(character.toUpperCase());
      if (value === undefined && !form.open.includes(character)) {
        return failure(
          `has "${character}" at character ${column + 1}; ${wanted(form)} wanted`,
          line.number,
        );
      }
      values.push(value);
    }
    if (characters.length !== length) {
      return failure(
        `has ${plural(characters.length, 'character')}, ${length} wanted`,
        line.number,
      );
    }
  }
  const extra = lines[form.lengths.length];
  if (extra !== undefined) {
    return failure(`is one too many: ${form.lengths.length} lines wanted`, extra.number);
  }
  return success(values);
}

/** Writes a grid so that `readCharacters` reads the same values. */
export function writeCharacters(form: CharacterGrid, values: Values): readonly string[] {
  const open = form.open.charAt(0);
  let cell = 0;
  return form.lengths.map((length) => {
    const line = values.slice(cell, cell + length);
    cell += length;
    return line
      .map((value) => (value === undefined ? open : (form.characters.get(value) ?? open)))
      .join('');
  });
}

/** "1 to 9 or . for an open cell" */
function wanted(form: CharacterGrid): string {
  const characters = [...form.characters.values()];
  const named =
    characters.length > 2 && /^\d/.test(characters.join(''))
      ? `${characters[0] ?? ''} to ${characters.at(-1) ?? ''}`
      : characters.join(', ');
  return `${named} or ${form.open.charAt(0)} for an open cell`;
}
