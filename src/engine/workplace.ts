import type { Values } from '#logic/claim.ts';
import type { Model } from '#logic/model.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import type { ClaimPart } from '#logic/claimPart.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { openRuleSolver } from './ruleSolver.ts';
import type { RuleSolver } from './ruleSolver.ts';
import { openGuardedSession } from './guarded.ts';
import type { GuardedSession } from './guarded.ts';
import { openSession } from './session.ts';
import type { Session } from './session.ts';
import type { Z3 } from './z3.ts';

/** Everything that is kept warm for one structure; each part is made when it is first wanted. */
export interface Workplace {
  readonly model: Model;
  /** The rules as pseudo-Boolean constraints. */
  formula(): PbFormula;
  /** For searching without Z3: quick, but it gives up on the rare puzzle. */
  ruleSolver(): RuleSolver;
  /** For searching with Z3. */
  session(): Session;
  /** For contradictions. */
  guarded(): GuardedSession;
  /** Whether that was wanted already: it is slow to make. */
  isGuarded(): boolean;
  /** For contradictions of a few parts, or in these cells; whoever asks closes it. */
  guardedFew(few: readonly ClaimPart[], cells: readonly number[]): GuardedSession;
  /** Frees all of it. */
  close(): void;
}

/** What a job works with: a puzzle, its givens as values, and what is warm for it. */
export interface Situation {
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
  /** What the givens make of their cells, indexed by cell. */
  readonly givens: Values;
  readonly workplace: Workplace;
  /** For puzzles of another structure. */
  readonly z3: Z3;
}

/** Makes nothing yet. */
export function openWorkplace(z3: Z3, model: Model): Workplace {
  let session: Session | undefined;
  let guarded: GuardedSession | undefined;
  let listed: readonly ClaimPart[] | undefined;
  let formula: PbFormula | undefined;
  let ruleSolver: RuleSolver | undefined;
  const parts = (): readonly ClaimPart[] => (listed ??= claimPartsOf(model.claims));
  const pbFormula = (): PbFormula => (formula ??= buildPbFormula(model.domains, parts()));
  return {
    model,
    formula: pbFormula,
    ruleSolver: () => (ruleSolver ??= openRuleSolver(model, pbFormula())),
    session: () => (session ??= openSession(z3, model)),
    guarded: () => (guarded ??= openGuardedSession(z3, model, parts())),
    isGuarded: () => guarded !== undefined,
    guardedFew: (few, cells) => openGuardedSession(z3, model, few, cells),
    close() {
      session?.close();
      guarded?.close();
    },
  };
}
