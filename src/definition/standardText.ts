import { readCharacters, slotCharacters, writeCharacters } from '#puzzle/characterGrid.ts';
import type { CharacterGrid } from '#puzzle/characterGrid.ts';
import { oneOf } from '#logic/words.ts';
import { counted } from '#puzzle/numbers.ts';
import { isInFigures } from '#puzzle/printedNumbers.ts';
import { readWords, wordsIn, writeWords } from '#puzzle/wordGrid.ts';
import { smallestParameters } from '#puzzle/parameters.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { readRegions, regionCells, writeRegions } from '#puzzle/regionGrid.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { readClue, showClue, spellingOf } from '#puzzle/site.ts';
import type { Clue, Site } from '#puzzle/site.ts';
import { authorSlot } from '#puzzle/slot.ts';
import type { TextForm, TextLine, WrittenPuzzle } from '#puzzle/text.ts';
import type { DefinedPart } from './compile.ts';
import { counts, drawnOf, isDecimal, numbersIn, parameterOf } from './definition.ts';
import type { Definition } from './definition.ts';
import { asRectangle } from './kinds.ts';

/** A clue that is not known, in the lines below the grid. */
const UNKNOWN = '?';

/**
 * The text form of types without one of their own: a line for each setting (`stars 2`), the rows of
 * the grid, and a line of clues, divided by commas, for each row of sites, `?` for an unknown one.
 * With drawn areas, a row is cells divided by commas, each an area's name and its given (`a,a4,b`);
 * where cells hold numbers of several figures, a word for each cell; otherwise a character. For square
 * and rectangular boards; only words can say which cells are black.
 */
export function standardText(definition: Definition, part: DefinedPart): TextForm {
  const { settings, clues, fill } = definition;
  /** Whether areas are drawn with these options, by parameter. */
  const isDrawnWith = (parameters: Parameters): boolean =>
    clues.some((clue) => counts(clue, parameters) && drawnOf(clue.meaning) !== undefined);
  const printed = numbersIn(clues);
  const isPrinted = printed !== undefined && isInFigures(printed);
  const isInWords = isDecimal(fill) || isPrinted;
  const takesBlack = clues.some(({ meaning }) => meaning.clue === 'black cells');
  const cellsIn = (line: TextLine, isDrawn: boolean): number =>
    isDrawn ? regionCells(line) : isInWords ? wordsIn(line) : [...line.text].length;
  return {
    isShared: true,
    // Where each cell has a number, one without it is a cell of another puzzle.
    ...(numbersIn(clues)?.upTo === undefined
      ? {}
      : { isLikely: ({ givens }) => !givens.includes(undefined) }),
    read({ lines, options }) {
      const chosen = readSettings(definition, lines);
      if (!chosen.ok) return chosen;
      const rows = lines.slice(settings.length);
      const ticked = Object.fromEntries(
        definition.options.map(({ option }) => [parameterOf(option), options.includes(option)]),
      );
      const isDrawn = isDrawnWith(ticked);
      const sized = readSize(definition, part, rows, isDrawn, (line) => cellsIn(line, isDrawn));
      if (!sized.ok) return sized;
      const parameters = { ...chosen.value, ...sized.value.parameters, ...ticked };
      const grid = rows.slice(0, sized.value.height);
      const { width, height } = sized.value;
      const cells = isDrawn
        ? readAreas(part, parameters, grid)
        : isInWords
          ? readWords(
              isPrinted
                ? { width, largest: printed.high, takesBlack: false, isPrinted }
                : { width, largest: width * height, takesBlack },
              grid,
            )
          : readGivens(part, parameters, grid);
      if (!cells.ok) return cells;
      const below = rows.slice(sized.value.height);
      const { areas = [], blackCells = [], ...others } = { ...cells.value };
      const sites = part.sites?.({ parameters, areas, blackCells }) ?? [];
      const siteClues = readSites(sites, below, rows.at(-1));
      if (!siteClues.ok) return siteClues;
      return success({
        parameters,
        ...others,
        ...(isDrawn ? { areas } : {}),
        ...(takesBlack ? { blackCells } : {}),
        siteClues: siteClues.value,
      });
    },
    write(puzzle) {
      const { parameters, givens, blackCells } = puzzle;
      const { rows } = part.grid(parameters);
      const sites = part.sites?.(puzzle) ?? [];
      const isDrawn = isDrawnWith(parameters);
      return [
        ...settings.map(({ name }) => `${name} ${Number(parameters[name])}`),
        ...(isDrawn
          ? writeRegions(puzzle, rows[0]?.length ?? 1)
          : isInWords
            ? writeWords(rows[0]?.length ?? 1, givens, blackCells, isPrinted)
            : writeCharacters(gridForm(part, parameters), givens)),
        ...(sites.length === 0 ? [] : [writeSites(sites, puzzle)]),
      ];
    },
  };
}

const gridForm = (part: DefinedPart, parameters: Parameters): CharacterGrid => ({
  lengths: part.grid(parameters).rows.map((row) => row.length),
  open: '._',
  characters: slotCharacters(authorSlot(part.slot(parameters))),
});

function readSettings(
  { settings }: Definition,
  lines: readonly TextLine[],
): Result<Readonly<Record<string, number>>> {
  const chosen: Record<string, number> = {};
  for (const [index, { name, low, high }] of settings.entries()) {
    const line = lines[index];
    const number = Number(new RegExp(`^${name} (\\d{1,4})$`).exec(line?.text ?? '')?.[1]);
    if (!(number >= low && number <= high)) {
      return failure(`is no line "${name} ${low}" to "${name} ${high}"`, line?.number);
    }
    chosen[name] = number;
  }
  return success(chosen);
}

/** Width and height, as the rows show them. */
function readSize(
  { name }: Definition,
  { parameters, sites, grid }: DefinedPart,
  rows: readonly TextLine[],
  isDrawn: boolean,
  cellsIn: (line: TextLine) => number,
): Result<{ readonly parameters: Parameters; readonly width: number; readonly height: number }> {
  const board = grid(smallestParameters(parameters));
  // Stacked hexagons have one size, and rows of several lengths.
  if (board.shape === 'hex-stack') {
    return success({ parameters: {}, width: 0, height: board.rows.length });
  }
  const [first] = rows;
  const width = first === undefined ? 0 : cellsIn(first);
  const side = parameters['size'] ?? parameters['width'];
  const isSquare = parameters['height'] === undefined;
  // As long as no area is drawn, there is no line of their clues.
  const last = rows.at(-1)?.text ?? '';
  const isRow = last.split(',').every((word) => /^\s*[a-z.]/i.test(word));
  const isUndrawn = isDrawn && isRow;
  const height = isSquare ? width : rows.length - (sites === undefined || isUndrawn ? 0 : 1);
  // Boards of one size have no parameter for it.
  const sides = side?.kind === 'size' ? side.choices : [asRectangle(board).width];
  const wanted = `${sides[0]} to ${sides.at(-1)}`;
  if (!sides.includes(width)) {
    return failure(
      `has ${counted(width, 'cell')}; ${name} has ${sides.length > 2 ? wanted : oneOf(sides.map(String))}`,
      first?.number,
    );
  }
  if (!sides.includes(height) || rows.length < height) {
    return failure(
      `There ${rows.length === 1 ? 'is' : 'are'} ${counted(Math.min(height, rows.length), 'row')}; ${isSquare ? width : wanted} wanted`,
    );
  }
  const chosen = isSquare ? { size: width } : { width, height };
  return success({ parameters: side === undefined ? {} : chosen, width, height });
}

function readGivens(
  part: DefinedPart,
  parameters: Parameters,
  lines: readonly TextLine[],
): Result<Pick<WrittenPuzzle<Parameters>, 'givens' | 'areas' | 'blackCells'>> {
  const read = readCharacters(gridForm(part, parameters), lines);
  return read.ok ? success({ givens: read.value }) : read;
}

function readAreas(
  { slot, givenCells }: DefinedPart,
  parameters: Parameters,
  lines: readonly TextLine[],
): Result<Pick<WrittenPuzzle<Parameters>, 'givens' | 'areas' | 'blackCells'>> {
  const largest = Math.max(...slot(parameters).choices.map(({ value }) => value));
  return readRegions(lines, givenCells === false ? 0 : largest);
}

/** One line for all sites. */
function readSites(
  sites: readonly Site[],
  lines: readonly TextLine[],
  last: TextLine | undefined,
): Result<readonly Clue[]> {
  const [line, extra] = lines;
  const over = sites.length === 0 ? line : extra;
  if (over !== undefined) return failure('is one line too many', over.number);
  if (sites.length === 0) return success([]);
  const words = line?.text.split(',').map((word) => word.trim()) ?? [];
  if (line === undefined || words.length !== sites.length) {
    return failure(
      `has ${counted(words.length, 'clue')}, ${sites.length} wanted, divided by commas`,
      line?.number ?? last?.number,
    );
  }
  const clues: Clue[] = [];
  for (const [index, site] of sites.entries()) {
    const word = words[index] ?? '';
    const read = word === UNKNOWN ? { clue: undefined } : readClue(site, word);
    if ('reason' in read) return failure(`is wrong: ${read.reason}`, line.number);
    clues.push(read.clue);
  }
  return success(clues);
}

const writeSites = (sites: readonly Site[], { siteClues }: Puzzle): string =>
  sites
    .map((site, index) => {
      const clue = siteClues[index];
      if (clue === undefined) return UNKNOWN;
      const spelling = spellingOf(site.slot);
      return spelling === undefined ? showClue(clue, site) : clue.map(spelling.write).join(' ');
    })
    .join(',');
