import { spotsAlong } from '#grid/dotSpots.ts';
import { readCharacters, writeCharacters } from '#puzzle/characterGrid.ts';
import type { CharacterGrid } from '#puzzle/characterGrid.ts';
import { counted } from '#puzzle/numbers.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { numbersOf, spellingOf, takesNumber } from '#puzzle/site.ts';
import type { Site } from '#puzzle/site.ts';
import type { TextForm, TextLine } from '#puzzle/text.ts';
import { alignWords, readWords, wordsIn } from '#puzzle/wordGrid.ts';
import { ANY_BOARD } from './bound.ts';
import { readChosen, writeSettings } from './chosen.ts';
import type { DefinedPart } from './compile.ts';
import type { Definition } from './definition.ts';

const LARGEST_FIGURE = 9;

/** How many places there are along so many cells, and the contrary, of which halves may come out. */
const COUNTS = {
  cell: { along: (cells: number) => cells, cellsIn: (places: number) => places, thing: 'cell' },
  corner: {
    along: (cells: number) => cells + 1,
    cellsIn: (places: number) => places - 1,
    thing: 'corner',
  },
  spot: { along: spotsAlong, cellsIn: (places: number) => (places + 1) / 2, thing: 'character' },
} as const;

/** A place without a clue, among words. */
const OPEN = '.';

/**
 * The text form of boards on which all clues stand in rows: in the cells of a board whose lines are on
 * sides, on the corners of cells, or also on the sides and corners between them. A character each, which is a number, a circle (`O` white, `*`
 * black) or a dot (`@`), or `.` for none, after a line for each setting. Where numbers may have two figures, or stand
 * for more than themselves, they are words divided by spaces.
 */
export function cluesText(
  definition: Definition,
  part: DefinedPart,
  at: 'cell' | 'corner' | 'spot',
): TextForm {
  const { name, settings, board } = definition;
  const { parameters: spec, grid } = part;
  const sitesOf = (parameters: Parameters): readonly Site[] =>
    part.sites?.({ parameters, areas: [], blackCells: [] }) ?? [];
  const side = spec['width'] ?? spec['size'];
  const only = board.form.shape === 'square' ? board.form.sides : [];
  const choices = side?.kind === 'size' ? side.choices : only;
  const isWide = areWide(definition);
  const isSquare = spec['height'] === undefined;
  const { along, cellsIn, thing } = COUNTS[at];
  return {
    isShared: true,
    // Nothing printed in any cell is another type's empty board.
    isLikely: ({ siteClues }) => siteClues.some((clue) => clue !== undefined),
    read({ lines, options }) {
      const chosen = readChosen(definition, lines, options);
      if (!chosen.ok) return chosen;
      const rows = lines.slice(settings.length);
      const across =
        rows[0] === undefined ? 0 : isWide ? wordsIn(rows[0]) : [...rows[0].text].length;
      const [width, height] = [cellsIn(across), cellsIn(rows.length)];
      const wanted = `${along(choices[0] ?? 1)} to ${along(choices.at(-1) ?? 1)}${at === 'spot' ? ', an odd number' : ''}`;
      if (!choices.includes(width)) {
        return failure(`has ${counted(across, thing)}; ${name} has ${wanted}`, rows[0]?.number);
      }
      if (!choices.includes(height) || (isSquare && height !== width)) {
        return failure(
          `There ${rows.length === 1 ? 'is' : 'are'} ${counted(rows.length, 'row')}; ${isSquare ? across : wanted} wanted`,
        );
      }
      const size = side === undefined ? {} : isSquare ? { size: width } : { width, height };
      const parameters = { ...chosen.value, ...size };
      const sites = sitesOf(parameters);
      const read = isWide
        ? readWide(across, sites[0], rows)
        : readCharacters(form(sites[0], along(width), along(height)), rows);
      if (!read.ok) return read;
      return success({
        parameters,
        givens: grid(parameters).centres.map(() => undefined),
        siteClues: sites.map((_, index) => {
          const number = read.value[index];
          return number === undefined ? undefined : [number];
        }),
      });
    },
    write({ parameters, siteClues }) {
      const width = Number(parameters['width'] ?? parameters['size'] ?? only[0]);
      const height = Number(parameters['height'] ?? parameters['size'] ?? only[0]);
      const numbers = Array.from(
        { length: along(width) * along(height) },
        (_, index) => siteClues[index]?.[0],
      );
      return [
        ...writeSettings(definition, parameters),
        ...(isWide
          ? writeWide(along(width), sitesOf(parameters)[0], numbers)
          : writeCharacters(form(sitesOf(parameters)[0], along(width), along(height)), numbers)),
      ];
    },
  };
}

/** Whether numbers may have two figures. */
const areWide = ({ clues }: Definition): boolean =>
  clues.some(({ meaning }) => {
    const slot = meaning.clue === 'sites' ? meaning.slot(ANY_BOARD) : undefined;
    return slot?.gesture === 'type' && slot.high > LARGEST_FIGURE;
  });

/** Words divided by spaces, one for each place. */
function readWide(
  width: number,
  site: Site | undefined,
  rows: readonly TextLine[],
): Result<readonly (number | undefined)[]> {
  const slot = site?.slot;
  const spelling = spellingOf(slot);
  if (slot === undefined || spelling === undefined) {
    const [least, largest] = slot?.gesture === 'type' ? [slot.low, slot.high] : [1, 0];
    const read = readWords({ width, least, largest, takesBlack: false }, rows);
    return read.ok ? success(read.value.givens) : read;
  }
  const found: (number | undefined)[] = [];
  for (const { text, number: line } of rows) {
    const words = text.split(/\s+/);
    for (const [at, word] of words.entries()) {
      const isOpen = /^(\.|_+)$/.test(word);
      const number = isOpen ? undefined : spelling.read(word);
      if (!isOpen && (number === undefined || !takesNumber(slot, number))) {
        return failure(
          `has "${word.slice(0, 20)}" at cell ${at + 1}; ${spelling.wanted}, or ${OPEN} for an open cell wanted`,
          line,
        );
      }
      found.push(number);
    }
    if (words.length !== width) {
      return failure(`has ${counted(words.length, 'cell')}, ${width} wanted`, line);
    }
  }
  return success(found);
}

function writeWide(
  width: number,
  site: Site | undefined,
  clues: readonly (number | undefined)[],
): readonly string[] {
  const { write = String } = spellingOf(site?.slot) ?? {};
  return alignWords(
    width,
    clues.map((clue) => (clue === undefined ? OPEN : write(clue))),
  );
}

/** All places take the same clues. */
function form(site: Site | undefined, width: number, height: number): CharacterGrid {
  const slot = site?.slot;
  const characters =
    slot?.gesture === 'cycle'
      ? slot.choices.map(({ value, symbol, written }) => [value, written ?? symbol] as const)
      : slot === undefined
        ? []
        : numbersOf(slot).map(
            (number) => [number, (spellingOf(slot)?.write ?? String)(number)] as const,
          );
  return {
    lengths: Array.from({ length: height }, () => width),
    open: '._',
    characters: new Map(characters),
  };
}
