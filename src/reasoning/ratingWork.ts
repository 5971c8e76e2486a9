/**
 * How much each half of a rating may look at: what propagating and trials look at, in literals (see
 * `Propagator.work`). Twenty-five to a hundred million are about a second, by the type; the hardest
 * examples take a third of the limit.
 */
const LIMIT = 200_000_000;
/** Counts what a rating looks at, so that the same puzzle ends in the same place on every machine. */
export class RatingWork {
  private spent = 0;
  private readonly limit: number;

  constructor(limit: number = LIMIT) {
    this.limit = limit;
  }

  /** Counts what was looked at. */
  spend(work: number): void {
    this.spent += work;
  }

  /** Whether no more may be looked at. */
  get isOver(): boolean {
    return this.spent > this.limit;
  }
}
