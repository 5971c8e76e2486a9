import type { Grid } from '#grid/grid.ts';
import type { Claim } from '#logic/claim.ts';
import type { Parameters } from './parameters.ts';
import type { Setting, Structure } from './puzzle.ts';

/** Why a line cannot be a house rule. */
export interface RuleProblem {
  /** Whole sentences. */
  readonly sentence: string;
  /** Set if it can be read as far as it goes. */
  readonly isUnfinished?: true;
  /** Changes that mend it, the likeliest first: what a button says, and the line after it. */
  readonly fixes: readonly { readonly label: string; readonly line: string }[];
}

/** A line of the language as a house rule below a board, or why it is none. */
export type RuleReading<P extends Parameters = Parameters> =
  | {
      readonly ok: true;
      /** About how many conditions it makes for the solvers; counted when it is asked for. */
      conditions(): number;
      /** Its claims, as if the type itself had this rule. */
      claims(structure: Structure<P>, setting: Setting): readonly Claim[];
      /** The cells of each place that is drawn as a line. */
      lines(grid: Grid): readonly (readonly number[])[];
    }
  | { readonly ok: false; readonly problem: RuleProblem };

/** What a line of the language can go on with. */
export interface RuleContinuation {
  /** The words as they are shown: all up to the next thing that the author chooses. */
  readonly text: string;
  /** What they mean. */
  readonly detail?: string;
  /** The line after them. */
  readonly line: string;
}
