import { counted } from '#puzzle/numbers.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { TextForm, TextLine } from '#puzzle/text.ts';
import { SIZES } from './board.ts';
import type { SkyscrapersParameters } from './board.ts';

/** Characters for no number, in a cell or beside the grid; the first one is written. */
const OPEN = '.0_-';
const CORNER = '+';

const SIDES = { least: SIZES[0] ?? 4, most: SIZES.at(-1) ?? 9 };

/** The numbers of a line, or its first problem. */
function readLine(
  line: TextLine,
  count: number,
  size: number,
): Result<readonly (number | undefined)[]> {
  const characters = [...line.text];
  if (characters.length !== count) {
    return failure(`has ${counted(characters.length, 'character')}, ${count} wanted`, line.number);
  }
  const isNumber = (character: string): boolean =>
    /^[1-9]$/.test(character) && Number(character) <= size;
  const wrong = characters.find((each) => !OPEN.includes(each) && !isNumber(each));
  if (wrong !== undefined) {
    return failure(
      `has "${wrong}" at character ${characters.indexOf(wrong) + 1}; 1 to ${size} or ${OPEN.charAt(0)} for none wanted`,
      line.number,
    );
  }
  return success(characters.map((each) => (OPEN.includes(each) ? undefined : Number(each))));
}

/**
 * The grid as printed: the counts above the columns; each row between its counts on the left and on
 * the right; the counts below the columns. Corners are `+`; they and spaces are optional.
 */
export const skyscrapersText: TextForm<SkyscrapersParameters> = {
  read({ lines }) {
    const squeezed = lines.map(({ number, text }) => ({
      number,
      text: text.replaceAll(/[\s+]/g, ''),
    }));
    const [first] = squeezed;
    const size = [...(first?.text ?? '')].length;
    if (!SIZES.includes(size)) {
      return failure(
        `has ${counted(size, 'number')} above the columns, ${SIDES.least} to ${SIDES.most} wanted`,
        first?.number,
      );
    }
    if (squeezed.length !== size + 2) {
      return failure(
        `There are ${counted(squeezed.length, 'line')}, ${size + 2} wanted: ${size} rows, and one above and below`,
      );
    }
    const read: (readonly (number | undefined)[])[] = [];
    for (const [at, line] of squeezed.entries()) {
      const found = readLine(line, at === 0 || at === size + 1 ? size : size + 2, size);
      if (!found.ok) return found;
      read.push(found.value);
    }
    const rows = read.slice(1, -1);
    const shown = [
      ...rows.map((row) => row[0]),
      ...(read[0] ?? []),
      ...rows.map((row) => row.at(-1)),
      ...(read.at(-1) ?? []),
    ];
    return success({
      parameters: { size },
      givens: rows.flatMap((row) => row.slice(1, -1)),
      siteClues: shown.map((number) => (number === undefined ? undefined : [number])),
    });
  },
  write({ parameters: { size }, givens, siteClues }) {
    const written = (numbers: readonly (number | undefined)[]): string =>
      numbers.map((number) => number ?? OPEN.charAt(0)).join('');
    const side = (at: number): readonly (number | undefined)[] =>
      siteClues.slice(at * size, (at + 1) * size).map((clue) => clue?.[0]);
    const [left, above, right, below] = [side(0), side(1), side(2), side(3)];
    const framed = (numbers: readonly (number | undefined)[]): string =>
      `${CORNER} ${written(numbers)} ${CORNER}`;
    return [
      framed(above),
      ...left.map((number, y) => {
        const row = givens.slice(y * size, (y + 1) * size);
        return `${written([number])} ${written(row)} ${written([right[y]])}`;
      }),
      framed(below),
    ];
  },
};
