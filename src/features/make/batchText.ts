import { sizeOf } from '#puzzle/size.ts';
import { wordOfType } from '#puzzle/typeId.ts';
import { puzzlesOf } from '#store/asking/batch.ts';
import type { Batch } from '#store/asking/batch.ts';

/** The puzzles' text forms, separated by lines `%%`, as in a type's examples. */
export const batchText = (batch: Batch): string =>
  puzzlesOf(batch)
    .map(({ made }) => made.text)
    .join('%%\n');

/** The file name of a batch: "kurosu-8x8-medium.txt". */
export function batchFile({ type, parameters, wishes }: Batch): string {
  const size = sizeOf(type, parameters).replace('×', 'x');
  const words = [wordOfType(type.id), size, wishes.grade === 'any' ? '' : wishes.grade];
  return `${words.filter((word) => word !== '').join('-')}.txt`;
}
