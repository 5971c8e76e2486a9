/**
 * What can be asked of the engine, and what comes back. Types only: the page gets neither Z3 nor
 * the puzzle registry from here.
 */
import type { Certificate } from '#certificate/write.ts';
import type { Values } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import type { Recipe } from '#making/recipe.ts';
import type { ClueAt, ClueChange } from '#puzzle/clueAt.ts';
import type { Clue } from '#puzzle/site.ts';
import type { Graded } from './graded.ts';
import type { Hint, Rightness, HintStep } from './hint.ts';
import type { RunPrinting, Printout, RunResult } from './run.ts';

export type { Certificate, Graded, Hint, RunPrinting, Printout, Rightness, RunResult, HintStep };

/** A full grid that makes every claim true, indexed by cell. */
export type Solution = readonly number[];

/** What is proved of a puzzle. `milliseconds` is how long the proof took, loading not counted. */
export type Verdict =
  | { readonly kind: 'unique'; readonly solution: Solution; readonly milliseconds: number }
  | {
      readonly kind: 'several';
      /** At least two. */
      readonly solutions: readonly Solution[];
      /** How many were counted, where that is more than are listed. */
      readonly count?: number;
      /** False when there may be more than were counted. */
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

/** A rule that a contradiction breaks. */
export interface BrokenRule {
  /** "row 1 has only one 5": lower case, no full stop. */
  readonly sentence: string;
  readonly cells: readonly number[];
}

/** A smallest contradiction: no clue of it can be left out, nor any of the rules. */
export interface ClueConflict {
  /** Empty when the rules of the drawn areas alone contradict. */
  readonly clues: readonly ClueAt[];
  readonly rules: readonly BrokenRule[];
  /** False when Z3 gave up somewhere, so that fewer might do. */
  readonly smallest: boolean;
}

/** A single change of a clue that leaves exactly one solution. */
export interface Repair {
  readonly change: ClueChange;
  /** The one solution. */
  readonly solution: Solution;
}

/** Givens to be added so that one solution is left. */
export interface CompletedMarks {
  readonly givens: readonly { readonly cell: number; readonly value: number }[];
  /** The one solution that is left. */
  readonly solution: Solution;
  /** Whether it is proved that no fewer will do, for any solution or for this one. */
  readonly fewest: 'of all' | 'of this solution' | 'not proved';
}

/** What the solutions have in common. */
export interface Certainty {
  /** The values each cell has in some solution, ascending; indexed by cell. */
  readonly possible: readonly (readonly number[])[];
}

/** How many solutions there are, as far as was counted. */
export interface Count {
  readonly count: number;
  /** The first of them, for leafing. */
  readonly solutions: readonly Solution[];
  /** False when there may be more. */
  readonly complete: boolean;
}

/** What was counted since the last time it was reported. */
export interface Counting {
  /** All so far. */
  readonly count: number;
  /** The new ones, as far as they are kept. */
  readonly solutions: readonly Solution[];
}

/** Fewer givens that leave the same one solution; none of them can be taken away. */
export interface MinimizedGivens {
  /** Indexed by cell. */
  readonly givens: Values;
  /** Indexed by site: those that an author may leave out are taken away as well. */
  readonly siteClues: readonly Clue[];
  /** How many were taken away. */
  readonly removed: number;
}

/** The whole way from the clues to all that follows from them. */
export interface Walkthrough {
  readonly steps: readonly HintStep[];
  /** Whether the last step leaves no cell open. */
  readonly solved: boolean;
  /** Whether the clues contradict, so that there is nothing to explain. */
  readonly contradiction: boolean;
}

/** Whether a cell has a value in every solution, in none, or in some. */
export type StandingCheck =
  | {
      readonly kind: 'forced' | 'impossible';
      /** The steps that lead there; empty when none were found in time. */
      readonly steps: readonly HintStep[];
    }
  | { readonly kind: 'open'; readonly withIt: Solution; readonly withoutIt: Solution }
  | { readonly kind: 'contradiction' };

/** How far a long search is, from 0 to 1. */
export interface Fraction {
  readonly fraction: number;
}

/** A puzzle that was just made. */
export interface NewPuzzle {
  /** Its text form. */
  readonly text: string;
  /** The proof that it has one solution. */
  readonly verdict: Extract<Verdict, { readonly kind: 'unique' }>;
  /** On the scale of `ratePuzzle`. */
  readonly difficulty: number;
  /** Whether it is all that the recipe wants, or the nearest to it. */
  readonly asWanted: boolean;
}

/**
 * Every kind of question: what it asks besides the puzzle, its progress on the way, and its
 * answer.
 */
export interface Questions {
  /** The verdict by our own solver, without Z3; `unknown` where that takes too long. */
  readonly solveByRules: {
    /** `listing` false to stop at two, which prove that there are several; `marks` as clues, too. */
    readonly asks: { readonly listing?: false; readonly marks?: Values };
    /** What was found since the last time. */
    readonly progress: readonly Solution[];
    readonly answer: Verdict;
  };
  /** The verdict by Z3. */
  readonly solve: {
    readonly asks: { readonly listing?: false };
    readonly progress: readonly Solution[];
    readonly answer: Verdict;
  };
  /** Z3's word on found solutions: that each is one and, if `complete`, that there is no other. */
  readonly confirm: {
    readonly asks: { readonly solutions: readonly Solution[]; readonly complete: boolean };
    readonly progress: Fraction;
    readonly answer: 'confirmed' | 'refuted' | 'unknown';
  };
  /**
   * The certificate that these solutions are all there are; `none` where our solver gives up,
   * `differs` where it finds others.
   */
  readonly certify: {
    readonly asks: { readonly solutions: readonly Solution[] };
    readonly progress: Fraction;
    readonly answer: Certificate | 'none' | 'differs';
  };
  /** Goes on until all are counted. */
  readonly count: { readonly asks: object; readonly progress: Counting; readonly answer: Count };
  readonly certainty: {
    readonly asks: object;
    readonly progress: Fraction;
    readonly answer: Certainty | 'none';
  };
  /** Why there is no solution; `possible` when there is one after all. */
  readonly conflict: {
    readonly asks: object;
    readonly progress: Fraction;
    readonly answer: ClueConflict | 'possible';
  };
  /** Which change of one of these clues leaves one solution, the likeliest slips first. */
  readonly repairs: {
    readonly asks: { readonly clues: readonly ClueAt[] };
    readonly progress: Fraction;
    readonly answer: readonly Repair[];
  };
  readonly completion: {
    /** The solution that should be the one, if the person has one in mind. */
    readonly asks: { readonly solutions: readonly Solution[]; readonly complete: boolean };
    readonly progress: Fraction;
    readonly answer: CompletedMarks | 'none';
  };
  /** The clues without which there is still one solution, each taken by itself. */
  readonly redundancy: {
    readonly asks: { readonly solution: Solution };
    readonly progress: Fraction;
    readonly answer: readonly ClueAt[];
  };
  readonly minimizeGivens: {
    readonly asks: { readonly solution: Solution };
    readonly progress: Fraction;
    readonly answer: MinimizedGivens;
  };
  readonly hint: {
    readonly asks: {
      /** The player's, indexed by cell. */
      readonly marks: Values;
      /** Exclusions found by earlier hints. */
      readonly noted: readonly Literal[];
      /** What the player's notes leave out. */
      readonly struck: readonly Literal[];
    };
    readonly progress: Fraction;
    readonly answer: Hint;
  };
  readonly rightness: {
    /** As of a hint. */
    readonly asks: { readonly marks: Values; readonly struck: readonly Literal[] };
    readonly progress: Fraction;
    readonly answer: Rightness;
  };
  readonly walkthrough: {
    readonly asks: object;
    readonly progress: HintStep;
    readonly answer: Walkthrough;
  };
  /** Runs an SMT-LIB text, whatever it says; of the puzzle only the number of cells matters. */
  readonly run: {
    readonly asks: { readonly text: string };
    readonly progress: RunPrinting;
    readonly answer: RunResult;
  };
  /** How hard a puzzle is whose one solution this is, and by which steps. */
  readonly grade: {
    readonly asks: { readonly solution: Solution };
    readonly progress: Fraction;
    readonly answer: Graded | 'unknown';
  };
  /** Makes a puzzle of the type asked about; its clues do not matter. */
  readonly make: {
    readonly asks: Recipe;
    readonly progress: Fraction;
    readonly answer: NewPuzzle | 'none';
  };
  readonly ask: {
    readonly asks: { readonly cell: number; readonly value: number };
    readonly progress: Fraction;
    readonly answer: StandingCheck;
  };
}

export type Kind = keyof Questions;
export type Asks<K extends Kind> = Questions[K]['asks'];
export type CountProgress<K extends Kind> = Questions[K]['progress'];
export type AnswerTo<K extends Kind> = Questions[K]['answer'];
