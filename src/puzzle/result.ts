/** What is wrong with a text and where. */
export interface Problem {
  /** Counted from 1 in the text as the person sees it; absent where the whole text is meant. */
  readonly line?: number;
  /** A sentence part without the line: "has 8 characters, 9 wanted". */
  readonly reason: string;
}

/** The outcome of reading something that a person or a link supplied. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export const success = <T>(value: T): Result<T> => ({ ok: true, value });

export const failure = (reason: string, line?: number): Result<never> => ({
  ok: false,
  problem: line === undefined ? { reason } : { reason, line },
});

/** More of a sentence is not read by anybody; what was wrong is quoted in it, and may be a book. */
const LONGEST = 240;

/** The whole sentence: "Line 3 has 8 characters, 9 wanted." */
export function sayProblem({ line, reason }: Problem): string {
  const cut = reason.length > LONGEST ? `${reason.slice(0, LONGEST)}…` : `${reason}.`;
  return line === undefined ? cut : `Line ${line} ${cut}`;
}
