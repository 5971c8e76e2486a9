/** Neighbours in two arrays: those of a vertex are the `targets` from its start up to the next one's. */
export interface Adjacency {
  readonly targets: Int32Array;
  /** By vertex; one more than there are vertices. */
  readonly starts: Int32Array;
}

export function adjacencyOf(neighbours: readonly (readonly number[])[]): Adjacency {
  const starts = new Int32Array(neighbours.length + 1);
  for (const [vertex, near] of neighbours.entries()) {
    starts[vertex + 1] = (starts[vertex] ?? 0) + near.length;
  }
  return { targets: Int32Array.from(neighbours.flat()), starts };
}

/** By end, the numbers of the links that have it, ascending: a link of a cell with two corners has two ends. */
export function linksAt(
  count: number,
  links: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const at: number[][] = Array.from({ length: count }, () => []);
  for (const [link, ends] of links.entries()) {
    for (const end of new Set(ends)) at[end]?.push(link);
  }
  return at;
}
