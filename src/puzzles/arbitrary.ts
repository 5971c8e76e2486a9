import fc from 'fast-check';
import { areaGrid } from '#grid/areaGrid.ts';
import { inReadingOrder } from '#grid/areas.ts';
import type { Values } from '#logic/claim.ts';
import { readExamples } from '#puzzle/examples.ts';
import { readHouseRules } from '#puzzle/houseRules.ts';
import { trialPath } from '#puzzle/trialPath.ts';
import { growPaths } from '#puzzle/growPaths.ts';
import type { Parameter, Parameters } from '#puzzle/parameters.ts';
import { seeded } from '#puzzle/random.ts';
import type { Layout, Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { allDifferentTerm, cageTerm, greaterTerm, parityTerm, sumTerm } from '#puzzle/ruleTerms.ts';
import { mostOf, numbersOf } from '#puzzle/site.ts';
import type { Clue, SiteSlot } from '#puzzle/site.ts';
import { authorSlot, slotValues } from '#puzzle/slot.ts';

/** The smallest, the standard and the largest of a type's sizes, with and without its options. */
export function parameterChoices(type: PuzzleType): readonly Parameters[] {
  return Object.entries(type.parameters).reduce<readonly Parameters[]>(
    (starts, [name, parameter]) =>
      starts.flatMap((start) =>
        choicesOf(parameter).map((choice) => ({
          ...start,
          [name]: choice,
        })),
      ),
    [{}],
  );
}

function choicesOf(parameter: Parameter): readonly (number | boolean)[] {
  if (parameter.kind === 'option') return [false, true];
  const { choices, standard } = parameter;
  return [...new Set([choices[0] ?? standard, standard, choices.at(-1) ?? standard])];
}

/** Partial grids of this type, right or wrong. */
export function givensOf(type: PuzzleType, parameters: Parameters): fc.Arbitrary<Values> {
  const cells = type.grid(parameters).centres.length;
  const value = fc.constantFrom(...slotValues(type.slot(parameters)));
  return fc.array(fc.option(value, { nil: undefined }), { minLength: cells, maxLength: cells });
}

/** Givens that the author may have printed. */
function printedOf(type: PuzzleType, parameters: Parameters): fc.Arbitrary<Values> {
  const cells = type.grid(parameters).centres.map(() => undefined);
  if (type.givenCells === false) return fc.constant(cells);
  const { choices } = authorSlot(type.slot(parameters));
  const value = fc.constantFrom(...choices.map((choice) => choice.value));
  return fc.tuple(...cells.map(() => fc.option(value, { nil: undefined, freq: 1 })));
}

/** A number that a site can take. Ranges may have ten thousands of numbers and are not listed. */
export const siteNumberOf = (slot: SiteSlot): fc.Arbitrary<number> =>
  slot.gesture === 'type'
    ? fc.integer({ min: slot.low, max: slot.high })
    : fc.constantFrom(...numbersOf(slot));

/** Numbers at the sites, within their ranges but otherwise right or wrong. */
export const siteCluesOf = (type: PuzzleType, layout: Layout): fc.Arbitrary<readonly Clue[]> =>
  fc.tuple(
    ...(type.sites?.(layout) ?? []).map(({ slot }) =>
      fc.option(
        fc.array(siteNumberOf(slot), {
          minLength: 1,
          maxLength: Math.min(mostOf(slot), 5),
        }),
        { nil: undefined },
      ),
    ),
  );

/** Areas in reading order, connected or not. */
function areasOf(type: PuzzleType, parameters: Parameters): fc.Arbitrary<Puzzle['areas']> {
  const drawn = type.drawnAreas?.(parameters);
  if (drawn === undefined) return fc.constant([]);
  const area = fc.option(fc.nat(drawn.areas - 1), { nil: undefined });
  return fc
    .tuple(...areaGrid(type.grid(parameters)).centres.map(() => area))
    .map((areas) => (drawn.named ? areas : inReadingOrder(areas)));
}

/** Each cell is black with probability one third. */
const blackCellsOf = (
  type: PuzzleType,
  parameters: Parameters,
): fc.Arbitrary<Puzzle['blackCells']> =>
  type.blackCells === true
    ? fc.tuple(...type.grid(parameters).centres.map(() => fc.nat(2).map((drawn) => drawn === 0)))
    : fc.constant([]);

/** Some paths that share no cell; of extra ones, few, so that there are boards with a solution. */
function pathsOf(type: PuzzleType, parameters: Parameters): fc.Arbitrary<Puzzle['paths']> {
  const grid = type.grid(parameters);
  const { drawnPaths } = type;
  if (drawnPaths === undefined || grid.shape !== 'rectangle') return fc.constant([]);
  return fc.nat().map((seed) => {
    const random = seeded(seed);
    const one = drawnPaths.areExtra ? 8 : 2;
    return growPaths(grid, 6, random)
      .filter(() => random.below(one) === 0)
      .flatMap((cells) => trialPath(grid, random.pick(drawnPaths.kinds), cells, random));
  });
}

/** House rules about a few cells. */
export function houseRulesOf(
  type: PuzzleType,
  parameters: Parameters,
): fc.Arbitrary<Puzzle['houseRules']> {
  const cells = type.grid(parameters).centres.length;
  const cell = fc.nat(cells - 1);
  const aboutOneOrTwo = fc.oneof(
    fc.tuple(cell, cell).map(([a, b]) => greaterTerm(a, b)),
    fc.tuple(cell, fc.constantFrom('even', 'odd')).map(([a, parity]) => parityTerm(a, parity)),
  );
  const aboutSeveral = fc.oneof(
    fc
      .tuple(
        fc.uniqueArray(cell, { minLength: 2, maxLength: 4 }),
        fc.nat(20),
        fc.constantFrom(cageTerm, sumTerm),
      )
      .map(([cells, total, write]) => write(cells, total)),
    fc.uniqueArray(cell, { minLength: 3, maxLength: 5 }).map(allDifferentTerm),
  );
  // A smaller board has not as many cells as these wait for.
  const term = cells < 5 ? aboutOneOrTwo : fc.oneof(aboutOneOrTwo, aboutSeveral);
  return fc
    .array(term, { maxLength: 2 })
    .map((terms) => readRules(terms, cells, slotValues(type.slot(parameters))));
}

/** Reads house rules that must be valid. */
export function readRules(
  terms: readonly string[],
  cells: number,
  values: readonly number[],
): Puzzle['houseRules'] {
  const read = readHouseRules(terms.join(' '), cells, values);
  if (!read.ok) throw new Error(read.problem.reason);
  return read.value;
}

/** Comments as a reader returns them: one line, trimmed. */
const comment = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom('option', 'option plan', 'assert (= V0 1)', '#'),
  )
  .map((text) => text.replaceAll(/[\r\n]/g, ' ').trim());

/** Puzzles of this type with any parameters, clues and comments. */
export const arbitraryPuzzle = (type: PuzzleType): fc.Arbitrary<Puzzle> =>
  fc
    .constantFrom(...parameterChoices(type))
    .chain((parameters) =>
      fc.record({
        parameters: fc.constant(parameters),
        areas: areasOf(type, parameters),
        blackCells: blackCellsOf(type, parameters),
      }),
    )
    .chain(({ parameters, areas, blackCells }) =>
      fc.record({
        comments: fc.array(comment, { maxLength: 3 }),
        parameters: fc.constant(parameters),
        givens: printedOf(type, parameters),
        siteClues: siteCluesOf(type, { parameters, areas, blackCells }),
        areas: fc.constant(areas),
        blackCells: fc.constant(blackCells),
        paths: pathsOf(type, parameters),
        houseRules: houseRulesOf(type, parameters),
      }),
    );

/** Texts of every kind: noise, lines of likely characters, and examples with a part replaced. */
export function textLike(type: PuzzleType): fc.Arbitrary<string> {
  const examples = readExamples(type).map((example) => example.text);
  const likely = fc.constantFrom(...new Set(`${examples.join('')}#\n\r\t 0123456789.,-_option`));
  const piece = fc.oneof(fc.string({ unit: 'binary', maxLength: 4 }), fc.string({ unit: likely }));
  const slip = fc
    .record({
      text: fc.constantFrom(...examples),
      at: fc.nat(400),
      piece: fc.constantFrom(',', ' ', ' ,', ', ', '?', '-', '.', '\t'),
    })
    .map(
      ({ text, at, piece }) =>
        text.slice(0, at % text.length) + piece + text.slice(at % text.length),
    );
  return fc.oneof(
    slip,
    fc.string({ unit: 'binary' }),
    fc.string({ unit: likely, maxLength: 300 }),
    fc
      .record({ text: fc.constantFrom(...examples), at: fc.nat(400), length: fc.nat(40), piece })
      .map(
        (edit) => edit.text.slice(0, edit.at) + edit.piece + edit.text.slice(edit.at + edit.length),
      ),
  );
}
