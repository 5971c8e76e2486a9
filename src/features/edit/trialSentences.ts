import type { TrialCheck } from '#store/asking/contradiction.ts';

/** The outcome of checking the clues with all the player's work. */
export function sayTrialCheck(check: TrialCheck): string {
  switch (check.kind) {
    case 'unasked':
      return '';
    case 'asking':
      return 'Looking for a contradiction';
    case 'contradiction':
      return check.alone
        ? 'The clues contradict already, whatever is tried.'
        : 'This leads to a contradiction.';
    case 'possible':
      return 'It can still be completed.';
    case 'unknown':
      return 'No contradiction is found so far.';
    case 'failed':
      return check.sentence;
  }
}
