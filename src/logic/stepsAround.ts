import { OUT } from './vertexState.ts';

/**
 * Writes into `steps` how many steps a group needs to each vertex that is not out, plus 1, up to `most` steps; 0 where
 * it does not get.
 */
export function stepsAround(
  group: readonly number[],
  neighbours: readonly (readonly number[])[],
  state: Int8Array,
  most: number,
  steps: Int32Array,
): void {
  steps.fill(0);
  for (const vertex of group) steps[vertex] = 1;
  const met = [...group];
  for (const vertex of met) {
    const own = steps[vertex] ?? 0;
    if (own > most) return;
    for (const next of neighbours[vertex] ?? []) {
      if (state[next] === OUT || steps[next] !== 0) continue;
      steps[next] = own + 1;
      met.push(next);
    }
  }
}
