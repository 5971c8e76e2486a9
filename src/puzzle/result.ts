/** What is wrong with a text, and where. */
export interface Problem {
  /** 1-based in the text as the user sees it; absent if the whole text is meant. */
  readonly line?: number;
  /** The rest of the sentence after the line: "has 8 characters, 9 wanted". */
  readonly reason: string;
}

/** The outcome of reading user input or a link. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export const success = <T>(value: T): Result<T> => ({ ok: true, value });

export const failure = (reason: string, line?: number): Result<never> => ({
  ok: false,
  problem: line === undefined ? { reason } : { reason, line },
});

/** The longest sentence, in characters: it quotes the input, which may be very long. */
const LONGEST = 240;

/** The whole sentence: "Line 3 has 8 characters, 9 wanted." */
export function sayProblem({ line, reason }: Problem): string {
  const whole = reason.endsWith('?') ? reason : `${reason}.`;
  const cut = reason.length > LONGEST ? `${reason.slice(0, LONGEST)}…` : whole;
  return line === undefined ? cut : `Line ${line} ${cut}`;
}
