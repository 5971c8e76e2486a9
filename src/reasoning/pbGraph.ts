import type { Graph, GroupSizes } from '#logic/graph.ts';
import type { Lit } from './pbConstraint.ts';

/** The graph of a part, over literals. */
export interface PbGraph {
  /** The part that states it, by index. */
  readonly part: number;
  /**
   * The literal that puts a vertex in, by vertex; or it is in or out on every board, or can be passed
   * without being in.
   */
  readonly vertices: readonly (Lit | 'in' | 'out' | 'passable')[];
  readonly neighbours: Graph['neighbours'];
  readonly isLoop?: true;
  /** Vertices that can be passed where their literal is true, and need not be connected. */
  readonly optional?: ReadonlySet<number>;
  /** Set if vertices that are in form groups of these sizes instead, see `Graph.groupSizes`. */
  readonly groupSizes?: GroupSizes;
}

/**
 * Why a graph is connected only if a clause holds: two vertices, and the wall that parts them. One of
 * the two is out, or one of the wall is in. The clause of a loop that would close early has its sides
 * instead of the wall: with them, nothing of the wall can be in.
 */
export interface PbCut {
  readonly graph: PbGraph;
  readonly clause: readonly Lit[];
  readonly ends: readonly number[];
  readonly wall: readonly number[];
}
