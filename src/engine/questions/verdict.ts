/** A full grid that makes every claim true, indexed by cell. */
export type Solution = readonly number[];

/** What is proved of a puzzle. `milliseconds` is the time of the proof, without loading. */
export type Verdict =
  | { readonly kind: 'unique'; readonly solution: Solution; readonly milliseconds: number }
  | {
      readonly kind: 'several';
      /** At least two. */
      readonly solutions: readonly Solution[];
      /** The number counted, if more than listed. */
      readonly count?: number;
      /** False if there may be more than were counted. */
      readonly complete: boolean;
      readonly milliseconds: number;
    }
  | { readonly kind: 'none'; readonly milliseconds: number }
  | {
      readonly kind: 'unknown';
      /** A sentence. */
      readonly reason: string;
      /** None or one. */
      readonly solutions: readonly Solution[];
      readonly milliseconds: number;
    };
