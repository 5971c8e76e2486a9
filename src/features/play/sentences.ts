import { counted } from '#puzzle/numbers.ts';
import type { Rightness, Topic } from '#store/asking/hints.ts';
import type { Completion } from '#store/playing/completion.ts';
import type { Settled } from '#store/solving/solutions.ts';
import { sayTime } from './time.ts';

/** How the board was solved, and whether other solutions exist, if that is known. */
export function saySolved(
  { time, hints, looked }: Extract<Completion, { kind: 'solved' }>,
  settled: Settled['kind'] | undefined,
): string {
  const help = looked
    ? 'with the answer shown'
    : hints === 0
      ? 'without a hint'
      : `with ${counted(hints, 'hint')}`;
  return `${sayTime(time)}, ${help}.${settled === undefined ? '' : OTHERS[settled]}`;
}

const OTHERS: Readonly<Record<Settled['kind'], string>> = {
  unique: ' It is the only solution.',
  several: ' It is one of several solutions.',
  none: '',
};

/** The message on a full board that breaks a rule; tells no more than was asked. */
export function sayWrong(topic: Topic): string {
  switch (topic.kind) {
    case 'asking':
      return 'Full. Looking at your marks.';
    case 'failed':
      return topic.sentence;
    case 'rightness':
      return sayRightness(topic.rightness);
    case 'nothing':
    case 'hint':
    case 'walk':
    case 'standing':
      return 'All filled in, but something is wrong.';
  }
}

function sayRightness(rightness: Rightness): string {
  switch (rightness.kind) {
    case 'contradiction':
      return 'All filled in, but these clues have no solution.';
    case 'wrong': {
      const { cells, each } = rightness;
      if (!each) return 'All filled in, but your marks fit none of the solutions.';
      return `${counted(cells.length, 'cell')} ${cells.length === 1 ? 'is' : 'are'} wrong.`;
    }
    case 'right':
    // A full board has no notes left.
    case 'wrong notes':
      return 'All correct.';
  }
}
