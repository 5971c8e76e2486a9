import { LONGEST_PAYLOAD } from '#puzzle/link.ts';
import { withProgress } from '#puzzle/progress.ts';
import type { PlayProgress } from '#puzzle/progress.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { useDocument } from '#store/document/document.ts';
import type { PuzzleDocument } from '#store/document/document.ts';
import { blankNotes, hasNotes } from '#store/document/notes.ts';
import { hasWork } from '#store/document/trial.ts';
import type { Work } from '#store/document/trial.ts';
import { pageAddress } from '../embed/frame.ts';
import { addressOf, payloadOf } from './address.ts';

/** The most characters that some messengers accept; a link with notes must fit. */
const LONGEST_SENT = 2000;

/** The player's work in a link: what was entered before any trial. */
const sharedWork = ({ marks, notes, trials }: PuzzleDocument): Work =>
  trials[0] ?? { marks, notes };

/** A link to the puzzle on the board with the player's work, and whether its notes fit. */
export interface WorkLink {
  readonly address: string;
  readonly leftOut: 'nothing' | 'notes';
}

/** `undefined` if it is too long even without notes. */
export async function workLink(): Promise<WorkLink | undefined> {
  const document = useDocument.getState();
  const work = sharedWork(document);
  const whole = await addressWith(document, work);
  if (whole !== undefined && (!hasNotes(work.notes) || whole.length <= LONGEST_SENT)) {
    return { address: whole, leftOut: 'nothing' };
  }
  const address = await addressWith(document, { ...work, notes: blankNotes(work.notes) });
  return address === undefined ? undefined : { address, leftOut: 'notes' };
}

const addressWith = ({ type, puzzle }: PuzzleDocument, work: Work): Promise<string | undefined> =>
  addressWithProgress(type, puzzle, work);

/** A link to a puzzle with progress; `undefined` if it is too long. */
export async function addressWithProgress(
  type: PuzzleType,
  puzzle: Puzzle,
  progress: PlayProgress,
): Promise<string | undefined> {
  const payload = await payloadOf(type, withProgress(writePuzzle(type, puzzle), progress));
  if (payload === undefined || payload.length > LONGEST_PAYLOAD) return undefined;
  return new URL(addressOf(type, payload), pageAddress(location.href)).href;
}

/** A description of a link's work; `undefined` if there is none. */
export function sayShared(document: PuzzleDocument): string | undefined {
  const work = sharedWork(document);
  if (!hasWork(work)) return undefined;
  const hasMarks = work.marks.some((mark) => mark !== undefined);
  const what = [
    ...(hasMarks ? ['your values'] : []),
    ...(hasNotes(work.notes) ? ['your notes if they fit'] : []),
    ...(document.trials.length > 0 ? ['nothing that is on trial'] : []),
  ];
  return `In the link with your marks: ${what.join(', ')}.`;
}

/** A message that says what was copied. */
export const sayCopied = ({ leftOut }: WorkLink): string =>
  leftOut === 'nothing'
    ? 'Link with your marks copied.'
    : 'Link copied without your notes: with them it would be too long to send.';
