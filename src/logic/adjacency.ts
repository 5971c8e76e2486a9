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
