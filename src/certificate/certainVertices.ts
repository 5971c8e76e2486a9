import type { Literal } from '#logic/literal.ts';
import type { PbGraph } from '#reasoning/pbGraph.ts';
import type { Lit } from '#reasoning/pbConstraint.ts';
import { litsOf } from '#reasoning/pbFormula.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { Propagator } from '#reasoning/propagator.ts';

/**
 * Vertices one of which is in on every board: one, or two, of which the first is the root if it is in.
 * Empty if none are known: then any may be the root.
 */
export type Roots = readonly [] | readonly [number] | readonly [number, number];

/** So many vertices are tried as the first of two. */
const MOST_TRIED = 30;

/** What constraints and givens imply by themselves, without any graph. */
export class CertainVertices {
  private readonly propagator: Propagator;
  private readonly isConsistent: boolean;

  constructor(formula: PbFormula, known: readonly Literal[]) {
    this.propagator = new Propagator({ ...formula, graphs: [] });
    for (const literal of litsOf(formula, known)) {
      if (this.propagator.values[literal] === 0) this.propagator.assign(literal);
    }
    this.isConsistent = this.propagator.propagate() === undefined;
  }

  /** Whether a vertex is out on every board. */
  isOut(of: PbGraph['vertices'][number]): boolean {
    return of === 'out' || (typeof of === 'number' && this.propagator.values[of] === -1);
  }

  /** The roots of a graph. Two are found where one that is out makes another be in. */
  rootsOf({ vertices, optional }: PbGraph): Roots {
    const { propagator } = this;
    const first = vertices.findIndex(
      (of, vertex) =>
        of === 'in' ||
        (typeof of === 'number' && propagator.values[of] === 1 && !optional?.has(vertex)),
    );
    if (first >= 0) return [first];
    if (!this.isConsistent) return [];
    const open = [...vertices.entries()].filter(
      (entry): entry is [number, Lit] =>
        typeof entry[1] === 'number' &&
        propagator.values[entry[1]] === 0 &&
        !optional?.has(entry[0]),
    );
    for (const [vertex, literal] of open.slice(0, MOST_TRIED)) {
      propagator.openLevel();
      propagator.assign(literal ^ 1);
      const isBroken = propagator.propagate() !== undefined;
      const other = open.find(([, of]) => propagator.values[of] === 1)?.[0];
      propagator.backtrack(0);
      if (isBroken) return [vertex];
      if (other !== undefined) return [vertex, other];
    }
    return [];
  }
}
