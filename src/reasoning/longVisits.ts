import type { Lit } from './pbConstraint.ts';

/** Constraints of so many literals are not searched again for what is open. */
const LONG = 32;

/** What was found when a constraint was visited. */
interface Visit {
  /** The largest coefficient of a literal that stayed open. */
  readonly open: number;
  /** The length of the trail. */
  readonly length: number;
  /** How many assignments had been made. */
  readonly at: number;
}

/**
 * The last visits of long constraints: as long as nothing is open again that was assigned then, a constraint
 * implies nothing more unless its slack is too small for what stayed open.
 */
export class LongVisits {
  private readonly trail: readonly Lit[];
  /** By the index of a constraint. */
  private readonly visits = new Map<number, Visit>();
  /** By trail index: how many assignments had been made with that one. */
  private readonly counts: Uint32Array;
  private assignments = 0;

  constructor(trail: readonly Lit[], variables: number) {
    this.trail = trail;
    this.counts = new Uint32Array(variables);
  }

  /** A literal is about to be put on the trail. */
  assign(): void {
    this.assignments += 1;
    this.counts[this.trail.length] = this.assignments;
  }

  /** Whether a constraint with so many literals and so much slack implies nothing more. */
  isSettled(index: number, literals: number, slack: number): boolean {
    if (literals < LONG) return false;
    const last = this.visits.get(index);
    if (last === undefined || last.open > slack || last.length > this.trail.length) return false;
    return (this.counts[last.length - 1] ?? 0) <= last.at;
  }

  /** All literals of a constraint were visited, and the open ones assigned that follow. */
  note(index: number, literals: number, open: number): void {
    if (literals < LONG) return;
    this.visits.set(index, { open, length: this.trail.length, at: this.assignments });
  }
}
