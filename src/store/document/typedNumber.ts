import { useDocument } from './document.ts';
import type { PuzzleDocument } from './document.ts';
import { useView } from './view.ts';

/** The number that was typed last: the next figure is appended while nothing else has happened. */
let typing:
  | {
      readonly number: number;
      /** The document without the number, and with it. */
      readonly before: PuzzleDocument;
      readonly after: PuzzleDocument;
      readonly selection: readonly number[];
      readonly as: string;
      readonly isNote: boolean;
    }
  | undefined;

/** How a number gets into the selected cells: as a value, or as a note. */
export interface NumberEntry {
  /** Whether a cell can take a number. */
  takes(number: number): boolean;
  /** Names the kind of entry: figures of one kind make one number. */
  readonly as: string;
  readonly isNote: boolean;
  enter(number: number): void;
}

/** The number that is being typed; `undefined` once anything else has happened. */
function typedLast() {
  const isLast =
    typing?.after === useDocument.getState() &&
    typing.selection === useView.getState().selection &&
    useDocument.temporal.getState().futureStates.length === 0;
  return isLast ? typing : undefined;
}

function typedOf({ as }: Pick<NumberEntry, 'as'>) {
  const last = typedLast();
  return last?.as === as ? last : undefined;
}

/** The next figure begins another number. What was being typed: to a note, a cell may want more. */
export function endNumber(): 'note' | 'number' | undefined {
  const last = typedLast();
  typing = undefined;
  return last === undefined ? undefined : last.isNote ? 'note' : 'number';
}

/** Appends a figure to the number that is being typed, or begins one with it. */
export function typeFigure(figure: number, entry: NumberEntry): void {
  const last = typedOf(entry);
  const longer = (last?.number ?? 0) * 10 + figure;
  if (last !== undefined && entry.takes(longer)) enterInstead(last, longer, entry);
  else if (entry.takes(figure)) {
    const before = useDocument.getState();
    entry.enter(figure);
    keep(figure, before, entry);
  }
}

/** Deletes the last figure of the number that is being typed; false if it has only one, or none is. */
export function eraseFigure(entry: NumberEntry): boolean {
  const last = typedOf(entry);
  if (last === undefined || last.number < 10) return false;
  enterInstead(last, Math.floor(last.number / 10), entry);
  return true;
}

/** All figures of a number are one undo step: only the document before the first is kept. */
function enterInstead(
  { before }: NonNullable<typeof typing>,
  number: number,
  entry: NumberEntry,
): void {
  const history = useDocument.temporal.getState();
  history.pause();
  useDocument.setState(before);
  entry.enter(number);
  history.resume();
  keep(number, before, entry);
}

function keep(number: number, before: PuzzleDocument, { as, isNote }: NumberEntry): void {
  const { selection } = useView.getState();
  typing = { number, before, after: useDocument.getState(), selection, as, isNote };
}
