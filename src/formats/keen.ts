/**
 * KenKen in the format of Simon Tatham's Keen: the walls of the cages as Solo has them, but with a
 * count after a letter that is repeated, and after a comma each cage's sign and result.
 */
import { cellsByArea, inReadingOrder } from '#grid/areas.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import { clueOfTarget, LARGEST_RESULT, targetOfClue } from '#puzzle/target.ts';
import type { Transcript } from './form.ts';
import { hasPieces } from './outward.ts';
import { readBlocks, writeBlocks } from './soloGrid.ts';

const OPERATIONS = { a: 'sum', s: 'difference', m: 'product', d: 'quotient' } as const;
const LETTERS = { sum: 'a', difference: 's', product: 'm', quotient: 'd' } as const;
const CLUE = /([asmd])(\d+)/g;

/** The most cells in a row that are divided into cages here. */
const LARGEST = 9;
/** More letters than any board has walls. */
const MOST_REPEATED = 2 * LARGEST ** 2;

/** Whether a text has this format. */
export const isKeen = (parameters: string, body: string): boolean =>
  /^\d+(d[a-z])?m?$/.test(parameters) && /^[a-z_][a-z_\d]*,([asmd]\d+)+$/.test(body);

export function readKeen(parameters: string, body: string): Result<Transcript> {
  const size = Number(/^\d+/.exec(parameters)?.[0]);
  // Its size alone says why it is not held.
  if (size > LARGEST) return success({ typeId: 'kenken', parameters: { size } });
  const [walls = '', clues = ''] = body.split(',');
  const repeated = walls.replaceAll(/([a-z_])(\d+)/g, (_, letter: string, count) =>
    letter.repeat(Math.min(Number(count), MOST_REPEATED)),
  );
  const areas = readBlocks(repeated, size, 'cages');
  if (!areas.ok) return areas;
  const cages = cellsByArea(inReadingOrder(areas.value));
  const areaClues = readClues(clues, cages);
  if (!areaClues.ok) return areaClues;
  return success({
    typeId: 'kenken',
    parameters: { size },
    areas: areas.value,
    areaClues: areaClues.value,
  });
}

/** A cage of one cell has a letter there, and no sign here. */
function readClues(text: string, cages: readonly (readonly number[])[]): Result<readonly Clue[]> {
  const [stray] = text.replaceAll(CLUE, '');
  if (stray !== undefined) {
    return failure(`It has "${stray}" where a, s, m or d and a result are wanted`);
  }
  const found = [...text.matchAll(CLUE)];
  if (found.length !== cages.length) {
    return failure(`It has ${found.length} results, ${cages.length} wanted`);
  }
  const wrong = found.find(([, , total]) => Number(total) < 1 || Number(total) > LARGEST_RESULT);
  if (wrong !== undefined) {
    return failure(`A cage has the result ${wrong[2] ?? ''}; 1 to ${LARGEST_RESULT} are held here`);
  }
  return success(
    found.map(([, letter, total], cage): Clue => {
      const operation =
        cages[cage]?.length === 1 ? undefined : OPERATIONS[letter as keyof typeof OPERATIONS];
      return [clueOfTarget({ total: Number(total), operation })];
    }),
  );
}

/** Writes a KenKen so that `readKeen` reads it, or says what that cannot hold. */
export function keenId({ parameters, areas, siteClues }: Puzzle): Result<string> {
  const size = Number(parameters['size']);
  if (areas.includes(undefined)) return failure('wants every cell in a cage');
  if (hasPieces(size, size, areas)) return failure('wants each cage in one piece');
  let clues = '';
  for (const [cage, { length }] of cellsByArea(areas).entries()) {
    const clue = siteClues[cage]?.[0];
    if (clue === undefined) return failure('wants the result of every cage');
    const { total, operation = length === 1 ? 'sum' : undefined } = targetOfClue(clue);
    if (operation === undefined) return failure('wants a sign in every cage of several cells');
    if ((operation === 'difference' || operation === 'quotient') && length !== 2) {
      return failure('has differences and quotients of two cells only');
    }
    clues += `${LETTERS[operation]}${total}`;
  }
  const walls = writeBlocks(areas, size).replaceAll(
    /(.)\1{2,}/g,
    (run, letter: string) => `${letter}${run.length}`,
  );
  return success(`${size}:${walls},${clues}`);
}
