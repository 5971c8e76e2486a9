import { cellsByArea } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import { drawCages } from '#puzzle/drawCages.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import { clueOfTarget, LARGEST_RESULT } from '#puzzle/target.ts';
import type { Target } from '#puzzle/target.ts';
import type { KenkenParameters } from './board.ts';

/** What a cage can print for these values; the same cage always prints the same. */
function targetFor(cells: readonly number[], values: readonly number[]): Target {
  const [a = 0, b = 0] = values;
  const total = values.reduce((sum, value) => sum + value, 0);
  const product = values.reduce((made, value) => made * value, 1);
  if (values.length === 1) return { total, operation: undefined };
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const targets: Target[] = [{ total, operation: 'sum' }];
  if (product <= LARGEST_RESULT) targets.push({ total: product, operation: 'product' });
  if (values.length === 2) {
    // Two cells mostly say how they differ.
    targets.push({ total: high - low, operation: 'difference' });
    if (high % low === 0) targets.push({ total: high / low, operation: 'quotient' });
    else targets.push({ total: high - low, operation: 'difference' });
  }
  const chosen = cells.reduce((mixed, cell) => (mixed * 31 + cell) % 9973, 7);
  return targets[chosen % targets.length] ?? { total, operation: 'sum' };
}

/** Draws cages around any full square. */
export const kenkenMaking: MakingMethod<KenkenParameters> = {
  ...drawCages(({ size }) => rectangle(size, size)),
  siteClues: ({ areas }, solution) =>
    cellsByArea(areas).map((cells) => [
      clueOfTarget(
        targetFor(
          cells,
          cells.map((cell) => solution[cell] ?? 0),
        ),
      ),
    ]),
};
