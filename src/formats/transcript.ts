import { inReadingOrder } from '#grid/areas.ts';
import { creditsOf } from '#puzzle/credits.ts';
import { MOST_PATHS } from '#puzzle/drawnPath.ts';
import { readLine } from '#puzzle/ruleLine.ts';
import { readHouseRules } from '#puzzle/houseRules.ts';
import * as houseRuleReader from '#puzzle/houseRules.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import { standardParameters } from '#puzzle/parameters.ts';
import type { HouseRule, Puzzle } from '#puzzle/puzzle.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { agree, mostOf, numbersOf, takesNumber } from '#puzzle/site.ts';
import type { Clue, Site } from '#puzzle/site.ts';
import { slotValues } from '#puzzle/slot.ts';
import { MOST_HOUSE_RULES, readPuzzle, shortComment, writePuzzle } from '#puzzle/text.ts';
import type { HalfClue, Transcript } from './form.ts';

/** Makes a puzzle of a transcript. A failure names what the type cannot hold. */
export function fitTranscript(type: PuzzleType, transcript: Transcript): Result<Puzzle> {
  const parameters = { ...standardParameters(type.parameters), ...transcript.parameters };
  const wrong = wrongParameter(type, parameters);
  if (wrong !== undefined) return failure(wrong);
  const empty = emptyPuzzle(type, parameters);
  const givens = transcript.givens ?? empty.givens;
  const stray = strayGiven(type, empty, givens);
  if (stray !== undefined) return failure(stray);
  const areas = transcript.areas === undefined ? empty.areas : inReadingOrder(transcript.areas);
  const { blackCells = empty.blackCells } = transcript;
  const siteClues = placeClues(type.sites?.({ parameters, areas, blackCells }) ?? [], transcript);
  if (!siteClues.ok) return siteClues;
  const slot = type.slot(parameters);
  const rules = transcript.houseRules ?? [];
  if (rules.length > MOST_HOUSE_RULES) {
    return failure(`It has ${rules.length} house rules, at most ${MOST_HOUSE_RULES} are held`);
  }
  const houseRules: HouseRule[] = [];
  for (const rule of rules) {
    const read = readHouseRules(rule, givens.length, slotValues(slot), houseRules);
    if (!read.ok) return failure(`A rule of it ${read.problem.reason}`);
    houseRules.push(...read.value);
  }
  for (const line of transcript.ruleLines ?? []) {
    const read = readLine(type, line, parameters, houseRules);
    if (!read.ok) return failure(`The rule "${line}" is not held on this board`);
    houseRules.push(read.rule);
  }
  const { paths = [] } = transcript;
  if (paths.length > MOST_PATHS) {
    return failure(`It draws ${paths.length} lines and dots, at most ${MOST_PATHS} are held`);
  }
  const puzzle: Puzzle = {
    comments: creditsOf((transcript.comments ?? []).map(shortComment)),
    parameters,
    givens,
    siteClues: siteClues.value,
    areas,
    blackCells,
    paths,
    houseRules,
  };
  // The puzzle is stored and shared in its own text form, so only what that reads again is valid.
  return readPuzzle(type, writePuzzle(type, puzzle), houseRuleReader);
}

function wrongParameter(type: PuzzleType, parameters: Parameters): string | undefined {
  for (const [name, value] of Object.entries(parameters)) {
    const parameter = type.parameters[name];
    if (parameter?.kind !== 'size' || typeof value !== 'number') continue;
    if (parameter.choices.includes(value)) continue;
    return `${type.name} with ${parameter.label.toLowerCase()} ${value} is not here; ${choicesInWords(parameter.choices)}`;
  }
  return undefined;
}

/** "5 to 30 are", or every number if the range has gaps. */
function choicesInWords(choices: readonly number[]): string {
  const [low = 0, high = 0] = [choices[0], choices.at(-1)];
  if (choices.length === high - low + 1) return `${low} to ${high} are`;
  return `${choices.slice(0, -1).join(', ')} and ${high} are`;
}

function strayGiven(
  type: PuzzleType,
  { givens: cells, parameters }: Puzzle,
  givens: Puzzle['givens'],
): string | undefined {
  if (givens.length !== cells.length) {
    return `It has ${givens.length} cells, ${cells.length} wanted`;
  }
  const { choices } = type.slot(parameters);
  const stray = givens.findIndex(
    (given) => given !== undefined && !choices.some(({ value }) => value === given),
  );
  if (stray >= 0) return `Cell ${stray + 1} has ${givens[stray] ?? ''}, which no cell takes`;
  const hasGivens = givens.some((given) => given !== undefined);
  return type.givenCells === false && hasGivens
    ? `It prints values in cells, which ${type.name} does not have here`
    : undefined;
}

/** Assigns a transcript's clues to the type's sites, in their order. */
function placeClues(sites: readonly Site[], transcript: Transcript): Result<readonly Clue[]> {
  const list = sites.filter(({ at }) => at === 'list');
  const past = (transcript.list ?? []).findLastIndex(
    (clue, index) => clue !== undefined && !list[index],
  );
  const last = list.at(-1);
  if (past >= 0 && last !== undefined) {
    return failure(
      `It has ${transcript.list?.[past]?.join(' ') ?? ''} of entry ${past + 1} in its list; ${last.words} are the last that are held`,
    );
  }
  const lost = transcript.halves?.find((clue) => !sites.some((site) => isAt(site, clue)));
  if (lost !== undefined) {
    const where = lost.half === 'upper' ? 'on its right' : 'below';
    return failure(
      `Square ${lost.x + 2} of line ${lost.y + 2} has the sum ${lost.number}, and no cell ${where}`,
    );
  }
  const clues: Clue[] = [];
  for (const site of sites) {
    const clue = clueAt(
      site,
      transcript,
      sites.filter(({ at }) => at === site.at),
    );
    const problem = clue === undefined ? undefined : wrongClue(site, clue);
    if (problem !== undefined) return failure(problem);
    clues.push(clue);
  }
  return success(clues);
}

const isAt = (site: Site, { half, x, y }: HalfClue): boolean =>
  site.at === 'half' && site.half === half && site.x === x && site.y === y;

function clueAt(
  site: Site,
  { rows, columns, farRows, farColumns, list, sides, squares, areaClues, halves }: Transcript,
  alike: readonly Site[],
): Clue {
  switch (site.at) {
    case 'margin': {
      const [beside, above] = site.end === 'far' ? [farRows, farColumns] : [rows, columns];
      return (site.axis === 'row' ? beside : above)?.[site.index];
    }
    case 'list':
      return list?.[alike.indexOf(site)];
    case 'side':
      return sides?.[alike.indexOf(site)];
    case 'area':
      return areaClues?.[site.area];
    case 'half': {
      const clue = halves?.find((each) => isAt(site, each));
      return clue && [clue.number];
    }
    case 'square':
    case 'point':
    case 'dot':
      return squares?.[alike.indexOf(site)];
    case 'corner':
      return undefined;
  }
}

function wrongClue({ words, slot }: Site, clue: readonly number[]): string | undefined {
  const has = `${words.replace(/^./, (letter) => letter.toUpperCase())} ${agree(words, 'has', 'have')}`;
  if (clue.length > mostOf(slot)) {
    return `${has} ${clue.length} numbers, at most ${mostOf(slot)} fit`;
  }
  const wrong = clue.find((number) => !takesNumber(slot, number));
  if (wrong === undefined) return undefined;
  const numbers = numbersOf(slot);
  return `${has} ${wrong}; ${numbers[0] ?? 0} to ${numbers.at(-1) ?? 0} wanted`;
}
