import { openCoreSession } from '#engine/z3/coreSession.ts';
import type { CoreSession } from '#engine/z3/coreSession.ts';
import { openSession } from '#engine/z3/session.ts';
import type { Session } from '#engine/z3/session.ts';
import type { Z3 } from '#engine/z3/z3.ts';
import type { Values } from '#logic/claim.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import type { ClaimPart } from '#logic/claimPart.ts';
import type { Model } from '#logic/model.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { openRuleSolver } from './ruleSolver.ts';
import type { RuleSolver } from './ruleSolver.ts';
import { WITHOUT_Z3 } from './withoutZ3.ts';

/** Solvers kept warm for one structure; each is created on first use. */
export interface WarmSolvers {
  readonly model: Model;
  /** Whether Z3 can be asked. */
  readonly hasZ3: boolean;
  /** The rules as pseudo-Boolean constraints. */
  formula(): PbFormula;
  /** Searches without Z3: fast, but gives up on rare puzzles. */
  ruleSolver(): RuleSolver;
  /** Searches with Z3. */
  session(): Session;
  /** Finds contradictions. */
  coreSession(): CoreSession;
  /** Whether the core session exists; creating it is slow. */
  hasCoreSession(): boolean;
  /** A core session for a few parts, or within these cells; the caller closes it. */
  coreSessionOf(few: readonly ClaimPart[], cells: readonly number[]): CoreSession;
  /** Frees all of them. */
  close(): void;
}

/** A job's input: a puzzle, its givens as values, and its warm solvers. */
export interface JobContext {
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
  /** The values of the givens, indexed by cell. */
  readonly givens: Values;
  readonly warmSolvers: WarmSolvers;
  /** For puzzles of another structure. */
  readonly z3: Z3;
}

/** Makes nothing yet. */
export function openWarmSolvers(z3: Z3, model: Model): WarmSolvers {
  let session: Session | undefined;
  let core: CoreSession | undefined;
  let listed: readonly ClaimPart[] | undefined;
  let formula: PbFormula | undefined;
  let ruleSolver: RuleSolver | undefined;
  const parts = (): readonly ClaimPart[] => (listed ??= claimPartsOf(model.claims));
  const pbFormula = (): PbFormula => (formula ??= buildPbFormula(model.domains, parts()));
  return {
    model,
    hasZ3: z3 !== WITHOUT_Z3,
    formula: pbFormula,
    ruleSolver: () => (ruleSolver ??= openRuleSolver(model, pbFormula())),
    session: () => (session ??= openSession(z3, model)),
    coreSession: () => (core ??= openCoreSession(z3, model, parts())),
    hasCoreSession: () => core !== undefined,
    coreSessionOf: (few, cells) => openCoreSession(z3, model, few, cells),
    close() {
      session?.close();
      core?.close();
    },
  };
}
