/** What the benchmark's page and its worker say to each other. */
import type { Found } from './rival.ts';

/** Clingo with a program as people write it, Clingo with a ground program, MiniSat, CaDiCaL and MiniZinc. */
export type RivalName = 'clingo' | 'ground' | 'minisat' | 'cadical' | 'minizinc';

export interface Request {
  readonly kind: 'ready' | 'tell' | 'solve';
  readonly rival: RivalName;
  /** Of the puzzle, for `tell`. */
  readonly type: string;
  readonly text: string;
  /** Whether there is time before the press, for `tell`. */
  readonly ahead: boolean;
  readonly limit: number;
}

export type Reply =
  | { readonly kind: 'ready' | 'told' }
  | ({
      readonly kind: 'found';
      /** How long the solver itself took, in milliseconds. */
      readonly milliseconds: number;
    } & Found)
  | { readonly kind: 'failed'; readonly detail: string };
