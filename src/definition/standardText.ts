import { areaGrid } from '#grid/areaGrid.ts';
import { readCharacters, slotCharacters, writeCharacters } from '#puzzle/characterGrid.ts';
import type { CharacterGrid } from '#puzzle/characterGrid.ts';
import type { Values } from '#logic/claim.ts';
import { oneOf } from '#logic/words.ts';
import { counted } from '#puzzle/numbers.ts';
import { isInFigures } from '#puzzle/printedNumbers.ts';
import type { PrintedNumbers } from '#puzzle/printedNumbers.ts';
import { readWords, wordsIn, writeWords } from '#puzzle/wordGrid.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { readRegions, regionCells, writeRegions } from '#puzzle/regionGrid.ts';
import type { RegionForm } from '#puzzle/regionGrid.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { readClue, showClue, spellingOf } from '#puzzle/site.ts';
import type { Clue, Site } from '#puzzle/site.ts';
import { authorSlot } from '#puzzle/slot.ts';
import type { TextForm, TextLine, WrittenPuzzle } from '#puzzle/text.ts';
import type { DefinedPart } from './compile.ts';
import { readChosen, writeSettings } from './chosen.ts';
import { counts, drawnOf, isDecimal, numbersIn } from './definition.ts';
import type { Definition, DrawnKind } from './definition.ts';
import { asRectangle } from './kinds.ts';

/** A clue that is not known, in the lines below the grid. */
const UNKNOWN = '?';

/** What words stand in rows, where cells have more than a character. */
const inWordsOf = (printed: PrintedNumbers): 'numbers' | 'lists' | undefined =>
  printed.areLists === true ? 'lists' : isInFigures(printed) ? 'numbers' : undefined;

/**
 * The text form of types without one of their own: a line for each setting (`stars 2`), the rows of
 * the grid, and a line of clues, divided by commas, for each row of sites, `?` for an unknown one.
 * With drawn areas, a row is cells divided by commas, each an area's name and its given (`a,a4,b`);
 * where cells hold numbers of several figures, a word for each cell; otherwise a character.
 */
export function standardText(definition: Definition, part: DefinedPart): TextForm {
  const { settings, clues, fill } = definition;
  // Options may have areas drawn.
  const drawnWith = (parameters: Parameters): DrawnKind | undefined =>
    clues.flatMap((clue) => (counts(clue, parameters) ? (drawnOf(clue.meaning) ?? []) : []))[0];
  const printed = numbersIn(clues);
  const inWords = printed === undefined ? undefined : inWordsOf(printed);
  const isInWords = isDecimal(fill) || inWords !== undefined;
  const takesBlack = clues.some(({ meaning }) => meaning.clue === 'black cells');
  return {
    isShared: true,
    // Where each cell has a number, one without it is a cell of another puzzle.
    ...(numbersIn(clues)?.upTo === undefined
      ? {}
      : { isLikely: ({ givens }) => !givens.includes(undefined) }),
    read({ lines, options }) {
      const chosen = readChosen(definition, lines, options);
      if (!chosen.ok) return chosen;
      const written = lines.slice(settings.length);
      const rows = printed?.upTo === undefined ? written : written.map(inCharacters);
      const drawn = drawnWith(chosen.value);
      const isDrawn = drawn !== undefined;
      const cellsIn = (line: TextLine): number =>
        isDrawn ? regionCells(line) : isInWords ? wordsIn(line) : [...line.text].length;
      const sized = readSize(definition, part, { chosen: chosen.value, isDrawn }, rows, cellsIn);
      if (!sized.ok) return sized;
      const parameters = { ...chosen.value, ...sized.value.parameters };
      const grid = rows.slice(0, sized.value.height);
      const { width, height } = sized.value;
      const cells = isDrawn
        ? readAreas(part, parameters, grid, { names: drawn.names, takesBlack })
        : isInWords
          ? readWords(
              inWords !== undefined
                ? { width, largest: printed?.high ?? 0, takesBlack: false, printed: inWords }
                : { width, largest: width * height, takesBlack },
              grid,
            )
          : readGivens(part, parameters, grid, takesBlack);
      if (!cells.ok) return cells;
      const below = rows.slice(sized.value.height);
      const { areas = [], blackCells = [], givens }: Partial<Puzzle> = cells.value;
      const sites = part.sites?.({ parameters, areas, blackCells }) ?? [];
      const siteClues = readSites(sites, below, rows.at(-1));
      if (!siteClues.ok) return siteClues;
      return success({
        parameters,
        // Where lines are sought between cells, nothing is given in these.
        givens:
          part.givenCells === false ? part.grid(parameters).centres.map(() => undefined) : givens,
        ...(isDrawn ? { areas } : {}),
        ...(takesBlack ? { blackCells } : {}),
        siteClues: siteClues.value,
      });
    },
    write(puzzle) {
      const { parameters, givens, blackCells } = puzzle;
      const drawn = drawnWith(parameters);
      const { rows } = areaGrid(part.grid(parameters));
      const sites = part.sites?.(puzzle) ?? [];
      return [
        ...writeSettings(definition, parameters),
        ...(drawn !== undefined
          ? writeRegions(puzzle, rows[0]?.length ?? 1, drawn)
          : isInWords
            ? writeWords(rows[0]?.length ?? 1, givens, blackCells, inWords)
            : writeGivens(gridForm(part, parameters), givens, blackCells)),
        ...(sites.length === 0 ? [] : [writeSites(sites, puzzle)]),
      ];
    },
  };
}

/**
 * A row of numbers with spaces between them, as a character for each: 10 is A, and 35, the largest that has one, Z. Any
 * other line stays as it is.
 */
function inCharacters(line: TextLine): TextLine {
  const words = line.text.trim().split(/\s+/);
  const isRow = words.length > 1 && words.every((word) => /^\d{1,2}$/.test(word));
  if (!isRow || words.some((word) => Number(word) > LARGEST_CHARACTER)) return line;
  const text = words.map((word) => Number(word).toString(LARGEST_CHARACTER + 1)).join('');
  return { ...line, text: text.toUpperCase() };
}

/** With figures and letters. */
const LARGEST_CHARACTER = 35;

const gridForm = (part: DefinedPart, parameters: Parameters): CharacterGrid => ({
  lengths: part.grid(parameters).rows.map((row) => row.length),
  open: '._',
  characters: slotCharacters(authorSlot(part.slot(parameters))),
});

/** Width and height, as the rows show them. */
function readSize(
  { name, board: { form } }: Definition,
  { parameters, sites, grid }: DefinedPart,
  { chosen, isDrawn }: { readonly chosen: Parameters; readonly isDrawn: boolean },
  rows: readonly TextLine[],
  cellsIn: (line: TextLine) => number,
): Result<{ readonly parameters: Parameters; readonly width: number; readonly height: number }> {
  const [first] = rows;
  if (form.shape === 'hexagons') {
    const { length } = grid({}).rows;
    return rows.length < length
      ? failure(`There are ${counted(rows.length, 'row')}; ${length} wanted`)
      : success({ parameters: {}, width: 0, height: length });
  }
  const width = first === undefined ? 0 : cellsIn(first);
  const side = parameters['size'] ?? parameters['width'];
  const isSquare = parameters['height'] === undefined;
  // As long as no area is drawn, there is no line of their clues.
  const last = rows.at(-1)?.text ?? '';
  const isRow = last.split(',').every((word) => /^\s*[a-z.]/i.test(word));
  const isUndrawn = isDrawn && isRow;
  // Boards of one size have no parameter for it.
  const sides = side?.kind === 'size' ? side.choices : [asRectangle(grid({})).width];
  const wanted = `${sides[0]} to ${sides.at(-1)}`;
  if (!sides.includes(width)) {
    return failure(
      `has ${counted(width, 'cell')}; ${name} has ${sides.length > 2 ? wanted : oneOf(sides.map(String))}`,
      first?.number,
    );
  }
  // Some boards have no place for clues: a single cell has no neighbour, or an option is not ticked.
  const hasPlaces =
    isDrawn ||
    !sides.includes(rows.length) ||
    sites?.({
      parameters: { ...chosen, width, height: rows.length },
      areas: [],
      blackCells: [],
    }).length !== 0;
  const isLine = sites !== undefined && !isUndrawn && hasPlaces;
  const height = isSquare ? width : rows.length - (isLine ? 1 : 0);
  if (!sides.includes(height) || rows.length < height) {
    return failure(
      `There ${rows.length === 1 ? 'is' : 'are'} ${counted(Math.min(height, rows.length), 'row')}; ${isSquare ? width : wanted} wanted`,
    );
  }
  const size = isSquare ? { size: width } : { width, height };
  return success({ parameters: side === undefined ? {} : size, width, height });
}

/** A black cell where each cell is a character: the first of these that is no value's. */
const blackIn = ({ characters }: CharacterGrid): string =>
  ['X', '■'].find((each) => ![...characters.values()].includes(each)) ?? '█';

function readGivens(
  part: DefinedPart,
  parameters: Parameters,
  lines: readonly TextLine[],
  takesBlack: boolean,
): Result<Pick<WrittenPuzzle<Parameters>, 'givens' | 'areas' | 'blackCells'>> {
  const form = gridForm(part, parameters);
  const black = blackIn(form);
  const isBlack = (each: string): boolean => takesBlack && each.toUpperCase() === black;
  const open = form.open.charAt(0);
  const white = lines.map(({ text, ...line }) => ({
    ...line,
    text: [...text].map((each) => (isBlack(each) ? open : each)).join(''),
  }));
  const read = readCharacters(form, white);
  if (!read.ok) return read;
  const blackCells = lines.flatMap(({ text }) => [...text].map(isBlack));
  return success({ givens: read.value, ...(takesBlack ? { blackCells } : {}) });
}

function writeGivens(
  form: CharacterGrid,
  givens: Values,
  blackCells: readonly boolean[],
): readonly string[] {
  const black = blackIn(form);
  let cell = 0;
  return writeCharacters(form, givens).map((line) =>
    [...line].map((each) => (blackCells[cell++] === true ? black : each)).join(''),
  );
}

function readAreas(
  { slot, givenCells }: DefinedPart,
  parameters: Parameters,
  lines: readonly TextLine[],
  form: RegionForm,
): Result<Pick<WrittenPuzzle<Parameters>, 'givens' | 'areas' | 'blackCells'>> {
  const values = givenCells === false ? [] : slot(parameters).choices.map(({ value }) => value);
  const takesZero = values.includes(0);
  return readRegions(lines, Math.max(0, ...values), { ...form, takesZero });
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
