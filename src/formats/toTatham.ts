import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { OutwardForm, Taken } from './form.ts';
import { bridgesId } from './bridges.ts';
import { fillingId } from './fillomino.ts';
import { dominosaId } from './dominosa.ts';
import { tathamGalaxiesId } from './galaxies.ts';
import { keenId } from './keen.ts';
import { lightUpId } from './lightUp.ts';
import { hasPieces, refuseHouseRules, commentWords } from './outward.ts';
import { areRegions, BOXES, refuseBoxes, refuseRegions } from './sudokuGrid.ts';
import { writeBlocks, writeNumberGrid } from './soloGrid.ts';
import { EACH_DIAGONAL } from '#puzzle/ruleTerms.ts';
import { diagonalTerms } from './tatham.ts';
import { singlesId } from './singles.ts';
import { loopId } from './tathamLoops.ts';
import { magnetsId } from './magnets.ts';
import { mosaicId } from './mosaic.ts';
import { rangeId } from './range.ts';
import { tathamRectanglesId } from './shikaku.ts';
import { tathamTentsId } from './tents.ts';
import { tathamSlantId } from './tathamSlant.ts';
import { towersId } from './towers.ts';
import { unequalId } from './unequal.ts';
import { unrulyId } from './unruly.ts';

/** A game ID of Simon Tatham's collection; `tatham.ts` reads it. */
export const toTatham: OutwardForm = {
  name: 'game ID of Simon Tatham’s collection',
  typeIds: [
    'sudoku',
    'kurosu',
    'paint-by-numbers',
    'futoshiki',
    'killer-sudoku',
    'skyscrapers',
    'akari',
    'kenken',
    'hitori',
    'slitherlink',
    'masyu',
    'tents',
    'shikaku',
    'galaxies',
    'kuromasu',
    'mosaic',
    'fillomino',
    'hashi',
    'magnets',
    'dominosa',
    'slant',
  ],
  write(typeId, puzzle) {
    const id = idOf(typeId, puzzle);
    return id.ok ? success<Taken>({ text: id.value, leftOut: commentWords(puzzle) }) : id;
  },
};

function idOf(typeId: string, puzzle: Puzzle): Result<string> {
  switch (typeId) {
    case 'sudoku':
      return soloId(puzzle);
    case 'kurosu':
      return refuseHouseRules(puzzle) ?? unrulyId(puzzle);
    case 'paint-by-numbers':
      return refuseHouseRules(puzzle) ?? patternId(puzzle);
    case 'killer-sudoku':
      return killerId(puzzle);
    case 'futoshiki':
      return refuseHouseRules(puzzle) ?? success(unequalId(puzzle));
    case 'skyscrapers':
      return refuseHouseRules(puzzle) ?? success(towersId(puzzle));
    case 'akari':
      return refuseHouseRules(puzzle) ?? success(lightUpId(puzzle));
    case 'hitori':
      return refuseHouseRules(puzzle) ?? singlesId(puzzle);
    case 'slitherlink':
    case 'masyu':
      return refuseHouseRules(puzzle) ?? success(loopId(typeId, puzzle));
    case 'kuromasu':
      return refuseHouseRules(puzzle) ?? rangeId(puzzle);
    case 'hashi':
      return refuseHouseRules(puzzle) ?? bridgesId(puzzle);
    case 'mosaic':
      return refuseHouseRules(puzzle) ?? success(mosaicId(puzzle));
    case 'fillomino':
      return refuseHouseRules(puzzle) ?? fillingId(puzzle);
    case 'dominosa':
      return refuseHouseRules(puzzle) ?? dominosaId(puzzle);
    case 'magnets':
      return refuseHouseRules(puzzle) ?? magnetsId(puzzle);
    case 'shikaku':
      return refuseHouseRules(puzzle) ?? tathamRectanglesId(puzzle);
    case 'galaxies':
      return refuseHouseRules(puzzle) ?? tathamGalaxiesId(puzzle);
    case 'tents':
      return refuseHouseRules(puzzle) ?? tathamTentsId(puzzle);
    case 'slant':
      return refuseHouseRules(puzzle) ?? success(tathamSlantId(puzzle));
    case 'kenken':
      return refuseHouseRules(puzzle) ?? keenId(puzzle);
    default:
      return failure('has no such puzzles');
  }
}

/** In the order of their terms. */
const DIAGONAL_LINES = ['falling', 'rising'].map(
  (way) => `in the ${way} diagonal all numbers differ`,
);

/** `x` if the house rules are exactly both diagonals, empty if there are none. */
function diagonalOf({ parameters, houseRules, paths }: Puzzle): Result<'x' | ''> {
  if (paths.length > 0) return failure('has no lines or dots, and this puzzle has some');
  const size = Number(parameters['size']);
  const terms = diagonalTerms(size);
  const rules = houseRules.flatMap(({ text }) => {
    if (text === EACH_DIAGONAL) return terms;
    const at = DIAGONAL_LINES.indexOf(text);
    return [terms[at] ?? text];
  });
  const isDiagonal = rules.length > 0 && rules.toSorted().join() === terms.toSorted().join();
  if (rules.length > 0 && !isDiagonal) return failure('has both diagonals and no other house rule');
  return success(isDiagonal ? 'x' : '');
}

const blocksOf = (size: number): string => {
  const [wide = 1, tall = 1] = BOXES.get(size) ?? [];
  return `${tall}x${wide}`;
};

function soloId(puzzle: Puzzle): Result<string> {
  const diagonal = diagonalOf(puzzle);
  if (!diagonal.ok) return diagonal;
  const size = Number(puzzle.parameters['size']);
  const { areas } = puzzle;
  if (puzzle.parameters['jigsaw'] === true) {
    if (!areRegions(areas, size)) return refuseRegions(size);
    const parts = [writeNumberGrid(puzzle.givens), writeBlocks(areas, size)];
    return success(`${size}j${diagonal.value}:${parts.join(',')}`);
  }
  if (!BOXES.has(size)) return refuseBoxes(size);
  return success(`${blocksOf(size)}${diagonal.value}:${writeNumberGrid(puzzle.givens)}`);
}

function killerId(puzzle: Puzzle): Result<string> {
  const { parameters, givens, areas, siteClues } = puzzle;
  const diagonal = diagonalOf(puzzle);
  if (!diagonal.ok) return diagonal;
  if (areas.includes(undefined)) return failure('wants every cell in a cage');
  if (siteClues.includes(undefined)) return failure('wants the sum of every cage');
  const size = Number(parameters['size']);
  if (hasPieces(size, size, areas)) return failure('wants each cage in one piece');
  const sums = areas.map((area, cell) =>
    areas.indexOf(area) === cell ? siteClues[area ?? -1]?.[0] : undefined,
  );
  const parts = [writeNumberGrid(givens), writeBlocks(areas, size), writeNumberGrid(sums)];
  return success(`${blocksOf(size)}${diagonal.value}k:${parts.join(',')}`);
}

function patternId({ parameters, siteClues }: Puzzle): Result<string> {
  const [width, height] = [Number(parameters['width']), Number(parameters['height'])];
  if (siteClues.includes(undefined))
    return failure('wants every clue, and some are not known here');
  const lines = [...siteClues.slice(height), ...siteClues.slice(0, height)].map((clue) =>
    (clue ?? []).filter((length) => length > 0).join('.'),
  );
  return success(`${width}x${height}:${lines.join('/')}`);
}
