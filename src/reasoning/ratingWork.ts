/**
 * The work limit of each half of a rating: literals that propagation and trials visit (see
 * `Propagator.work`). A second is 25 to 100 million, depending on the type; the hardest examples
 * take a third of the limit.
 */
const LIMIT = 200_000_000;
/** Counts the work of a rating, so that it stops at the same point on every machine. */
export class RatingWork {
  private spent = 0;
  private readonly limit: number;

  constructor(limit: number = LIMIT) {
    this.limit = limit;
  }

  /** Adds visited literals. */
  spend(work: number): void {
    this.spent += work;
  }

  /** Whether the limit is reached. */
  get isOver(): boolean {
    return this.spent > this.limit;
  }
}
