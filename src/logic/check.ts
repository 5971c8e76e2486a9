import type { Claim, Judgement, Values } from './claim.ts';
import { blameCells, judgeClaim } from './model.ts';
import type { Model } from './model.ts';

/** A claim judged on a filling: a line such as "cells 35 and 36: 4 and 2 FAIL". */
export interface CheckLine {
  readonly claim: Claim;
  readonly judgement: Judgement;
  /** The values there: "4 and 2". */
  readonly observed: string;
  /** The culprits if it is broken; empty otherwise. */
  readonly culprits: readonly number[];
}

/** How check lines end, as published (SMT puzzles). */
export const CHECK_WORDS: Readonly<Record<Judgement, string>> = {
  holds: 'OK',
  broken: 'FAIL',
  open: 'open',
};

/** Judges every claim, in the model's order. `values` is indexed by cell. */
export const checkLines = (model: Model, values: Values): readonly CheckLine[] =>
  model.claims.map((claim) => {
    const judgement = judgeClaim(model, claim, values);
    let observed: string | undefined;
    return {
      claim,
      judgement,
      // A getter, since lines are computed at every key but read only if they are shown.
      get observed() {
        return (observed ??= claim.observe(values));
      },
      culprits: judgement === 'broken' ? blameCells(model, claim, values) : [],
    };
  });
