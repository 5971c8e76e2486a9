/**
 * Questions to the engine and their answers. Types only: the page must load neither Z3 nor the
 * puzzle registry through this file.
 */
import type { Certificate } from '#certificate/certificate.ts';
import type { Values } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import type { Recipe } from '#making/recipe.ts';
import type { ClueAt, ClueChange } from '#puzzle/clueAt.ts';
import type { Clue } from '#puzzle/site.ts';
import type { Graded } from './graded.ts';
import type { Hint, Rightness, HintStep, Walkthrough } from './hint.ts';
import type { RunPrinting, Printout, RunResult } from './run.ts';
import type { Solution, Verdict } from './verdict.ts';

export type { Certificate, Graded, Hint, HintStep, Printout, Rightness, RunPrinting, RunResult };
export type { Solution, Verdict, Walkthrough };

/** A rule in a contradiction. */
export interface BrokenRule {
  /** "row 1 has only one 5": lower case, no full stop. */
  readonly sentence: string;
  readonly cells: readonly number[];
  /** The 1-based line of the definition, if somebody wrote the type. */
  readonly line?: number;
}

/** A minimal contradiction: every clue and every rule of it is needed. */
export interface ClueConflict {
  /** Empty if the rules of the drawn areas contradict by themselves. */
  readonly clues: readonly ClueAt[];
  readonly rules: readonly BrokenRule[];
  /** False if Z3 gave up on a check, so that fewer clues might do. */
  readonly smallest: boolean;
}

/** A change of one clue that leaves exactly one solution. */
export interface Repair {
  readonly change: ClueChange;
  /** The one solution. */
  readonly solution: Solution;
}

/** Givens to be added so that one solution is left. */
export interface CompletedMarks {
  readonly givens: readonly { readonly cell: number; readonly value: number }[];
  /** The solution that becomes unique. */
  readonly solution: Solution;
  /** Whether no smaller set exists: for any solution, for this one, or unproved. */
  readonly fewest: 'of all' | 'of this solution' | 'not proved';
}

/** What the solutions have in common. */
export interface Certainty {
  /** The values each cell has in some solution, ascending; indexed by cell. */
  readonly possible: readonly (readonly number[])[];
}

/** The number of solutions counted so far. */
export interface Count {
  readonly count: number;
  /** The first of them, for browsing. */
  readonly solutions: readonly Solution[];
  /** False when there may be more. */
  readonly complete: boolean;
}

/** Progress of counting since the last report. */
export interface Counting {
  /** All so far. */
  readonly count: number;
  /** The new ones, up to the number that is kept. */
  readonly solutions: readonly Solution[];
}

/** Fewer givens with the same unique solution; every one is needed. */
export interface MinimizedGivens {
  /** Indexed by cell. */
  readonly givens: Values;
  /** Indexed by site: optional clues are removed, too. */
  readonly siteClues: readonly Clue[];
  /** How many were removed. */
  readonly removed: number;
}

/** Whether a cell has a value in every solution, in none, or in some. */
export type StandingCheck =
  | {
      readonly kind: 'forced' | 'impossible';
      /** The steps to it; empty if none were found in time. */
      readonly steps: readonly HintStep[];
    }
  | { readonly kind: 'open'; readonly withIt: Solution; readonly withoutIt: Solution }
  | { readonly kind: 'contradiction' };

/** How the rules of a definition stand to each other on a board, by their lines, 1-based. */
export interface RuleTrial {
  /** A smallest set of rules that no board keeps together; empty if some board keeps all. */
  readonly contradictory: readonly number[];
  /** Rules that hold whenever the others do. */
  readonly idle: readonly number[];
}

/** Progress of a long search, from 0 to 1. */
export interface Fraction {
  readonly fraction: number;
}

/** A puzzle just made. */
export interface NewPuzzle {
  /** Its text form. */
  readonly text: string;
  /** The proof that its solution is unique. */
  readonly verdict: Extract<Verdict, { readonly kind: 'unique' }>;
  /** On the scale of `ratePuzzle`. */
  readonly difficulty: number;
  /** Whether it fits the recipe, or is only the nearest found. */
  readonly asWanted: boolean;
}

/** Limits for listing further solutions of a puzzle known to have several. */
export interface Listing {
  /** How many solutions to list at most; at least 2. */
  readonly limit: number;
  /** How long to go on after the second solution; checked between solutions. */
  readonly milliseconds: number;
}

/** Every kind of question: its arguments besides the puzzle, its progress, and its answer. */
export interface Questions {
  /** The verdict by our own solver; `unknown` if that takes too long. */
  readonly solveByRules: {
    /**
     * `listing: false` stops at two solutions, which prove several; `marks` count as clues; `work` is the
     * limit of the search, see `Wanted.limit`.
     */
    readonly asks: {
      readonly listing?: false | Listing;
      readonly marks?: Values;
      readonly work?: number;
    };
    /** Solutions since the last report. */
    readonly progress: readonly Solution[];
    readonly answer: Verdict;
  };
  /** The verdict by Z3. */
  readonly solve: {
    readonly asks: { readonly listing?: false | Listing };
    readonly progress: readonly Solution[];
    readonly answer: Verdict;
  };
  /** Z3's check of solutions: each is one, and if `complete`, there is no other. */
  readonly confirm: {
    readonly asks: { readonly solutions: readonly Solution[]; readonly complete: boolean };
    readonly progress: Fraction;
    readonly answer: 'confirmed' | 'refuted' | 'unknown';
  };
  /**
   * The certificate that these solutions are all; `none` if our solver gives up, `no log` if its method leaves
   * no steps that could be checked, `differs` if it finds others.
   */
  readonly certify: {
    readonly asks: { readonly solutions: readonly Solution[] };
    readonly progress: Fraction;
    readonly answer: Certificate | 'none' | 'no log' | 'differs';
  };
  /** Counts until there are no more. */
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
  /** Changes of one of these clues that leave one solution, likeliest typos first. */
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
  /** The clues that can each be removed alone. */
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
      /** Values missing from the player's notes. */
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
    /** How much our own solver may search for the solutions before Z3 is asked, if not as much as usual. */
    readonly asks: { readonly work?: number };
    readonly progress: HintStep;
    readonly answer: Walkthrough;
  };
  /** Runs any SMT-LIB text; of the puzzle only the number of cells matters. */
  readonly run: {
    readonly asks: { readonly text: string };
    readonly progress: RunPrinting;
    readonly answer: RunResult;
  };
  /** The difficulty of a puzzle with this unique solution, and its steps. */
  readonly grade: {
    readonly asks: { readonly solution: Solution };
    readonly progress: Fraction;
    readonly answer: Graded | 'unknown';
  };
  /** Makes a puzzle of the given type; the clues do not matter. */
  readonly make: {
    readonly asks: Recipe;
    readonly progress: Fraction;
    readonly answer: NewPuzzle | 'none';
  };
  /** Tries the rules of a type that somebody wrote, on the layout of this board. */
  readonly ruleTrial: {
    readonly asks: object;
    readonly progress: Fraction;
    readonly answer: RuleTrial;
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
