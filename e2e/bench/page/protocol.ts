/** What the benchmark's page and its worker say to each other. */
import type { Found } from './rival.ts';

export type RivalName = 'clingo' | 'minisat';

export interface Request {
  readonly kind: 'tell' | 'solve';
  readonly rival: RivalName;
  /** Of the puzzle, for `tell`. */
  readonly type: string;
  readonly text: string;
  readonly limit: number;
}

export type Reply =
  | { readonly kind: 'told' }
  | ({
      readonly kind: 'found';
      /** How long the solver itself took, in milliseconds. */
      readonly milliseconds: number;
    } & Found)
  | { readonly kind: 'failed'; readonly detail: string };
