import type { PbCut } from './pbGraph.ts';

export interface PropagatorOptions {
  /** Limits propagation to these parts, by index, and the constraints of cells. */
  readonly parts?: readonly number[];
  /**
   * Whether a literal updates all slacks when it is assigned, which finds the shortest chains
   * first. Otherwise slacks are updated when its turn on the trail comes, which is faster. The
   * order of implications depends on it, and so do hints and recipes.
   */
  readonly eager?: boolean;
  /** Hears of every cut, as it is made. */
  readonly onCut?: (cut: PbCut) => void;
}
