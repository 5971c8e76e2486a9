import type { Parameters } from '#puzzle/parameters.ts';
import type { Definition } from './definition.ts';

/** The size of a board in words: "12 by 12"; "this size" for hexagons, which have one. */
export function saySize(
  { board: { form } }: Pick<Definition, 'board'>,
  parameters: Parameters,
): string {
  if (form.shape === 'hexagons') return 'this size';
  const only = form.shape === 'square' && form.sides.length === 1 ? form.sides[0] : undefined;
  const [width, height] = [parameters['width'], parameters['height']].map(
    (side) => side ?? parameters['size'] ?? only,
  );
  return `${String(width)} by ${String(height)}`;
}
