import type { Values } from '#logic/claim.ts';
import { literalsOf } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import type { Model } from '#logic/model.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { Random } from '#puzzle/random.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { searchFillings } from '#reasoning/search.ts';
import type { Strategy } from '#reasoning/strategy.ts';

/** A full grid, indexed by cell. */
export type Answer = readonly number[];

/** How much may be looked at for one question, in literals: a fraction of a second. */
const LIMIT = 20_000_000;
/** What version 1 of recipes was made with: another would lead to other puzzles. */
const RECIPES: Strategy = {
  minimizes: false,
  restartAfter: (round) => 100 * round,
  decisionWork: 1,
};
const PLAIN = { limit: LIMIT, strategy: RECIPES };

/** A structure's rules, ready for many quick questions. */
export interface Rules {
  readonly model: Model;
  readonly formula: PbFormula;
  /** Any full grid that keeps to the values, as chance has it; `undefined` if none was found. */
  fill(values: Values, random: Random): Answer | undefined;
  /**
   * A full grid that keeps to the values and is not the answer: `none` when that is proved,
   * `unknown` when it is too hard to say.
   */
  other(values: Values, answer: Answer): Answer | 'none' | 'unknown';
  /** Whether it is proved that no grid that keeps to the values lets these cells be otherwise. */
  areForced(values: Values, answer: Answer, cells: readonly number[]): boolean;
}

/** Builds the rules of a puzzle; its plain givens are not among them. */
export function openRules(type: PuzzleType, puzzle: Puzzle): Rules {
  const model = buildModel(type, puzzle);
  const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
  const isPossible = (known: readonly Literal[]): boolean | undefined => {
    const ending = searchFillings(formula, { ...PLAIN, known }, () => 'stop');
    return ending === 'too much' ? undefined : ending === 'stopped';
  };
  return {
    model,
    formula,
    fill(values, random) {
      let found: Answer | undefined;
      const wanted = { ...PLAIN, known: literalsOf(values), chance: random.next };
      searchFillings(formula, wanted, (filling) => {
        found = filling;
        return 'stop';
      });
      return found;
    },
    other(values, answer) {
      let found: Answer | undefined;
      const wanted = { ...PLAIN, known: literalsOf(values) };
      const ending = searchFillings(formula, wanted, (filling) => {
        if (filling.every((value, cell) => value === answer[cell])) return 'go on';
        found = filling;
        return 'stop';
      });
      return found ?? (ending === 'too much' ? 'unknown' : 'none');
    },
    areForced(values, answer, cells) {
      const known = literalsOf(values);
      return cells.every(
        (cell) =>
          isPossible([...known, { cell, value: answer[cell] ?? 0, holds: false }]) === false,
      );
    },
  };
}
