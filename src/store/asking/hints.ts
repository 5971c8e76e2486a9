import { create } from 'zustand';
import type { Hint, Rightness, StandingCheck, HintStep } from '#engine/page/client.ts';
import type { Values } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { stopAll } from '#store/stops.ts';
import { showSolution, useSolutions } from '#store/solving/solutions.ts';
import { useDocument } from '#store/document/document.ts';
import { onDocumentChange } from '#store/document/events.ts';
import { inquire, stopAsking } from './inquiry.ts';
import type { Inquiry } from './inquiry.ts';
import { struckOut } from './struckOut.ts';

export type { Hint, Rightness, StandingCheck, HintStep } from '#engine/page/client.ts';

/** How a walk through the solution ended. */
export type WalkEnd = 'solved' | 'open' | 'contradiction' | 'stopped';

/** What the hint panel shows; one thing at a time. */
export type Topic =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'asking'; readonly working: string }
  | { readonly kind: 'failed'; readonly sentence: string }
  /** `why` once the reason is shown. */
  | { readonly kind: 'hint'; readonly hint: Hint; readonly why: boolean }
  /** `where` once the cells are shown. */
  | { readonly kind: 'rightness'; readonly rightness: Rightness; readonly where: boolean }
  | {
      readonly kind: 'walk';
      readonly steps: readonly HintStep[];
      readonly end: WalkEnd;
      /** The number of steps shown on the board. */
      readonly made: number;
    }
  | {
      readonly kind: 'standing';
      readonly cell: number;
      readonly value: number;
      readonly standing: StandingCheck;
      /** Which example is shown on the board. */
      readonly example: 'with' | 'without' | undefined;
    };

export interface Hints {
  readonly topic: Topic;
  /** Exclusions from hints that the player noted. */
  readonly noted: readonly Literal[];
}

export const NOTHING: Topic = { kind: 'nothing' };
export const useHints = create<Hints>()(() => ({ topic: NOTHING, noted: [] }));

/** Shows a topic in the panel. */
export const speakOf = (topic: Topic): void => useHints.setState({ topic });

/** Shows the progress of a question. */
export const waiting =
  (working: string) =>
  (inquiry: Inquiry<'hint' | 'rightness' | 'ask' | 'walkthrough'>): void => {
    if (inquiry.kind === 'asking') speakOf({ kind: 'asking', working });
    else if (inquiry.kind === 'unasked') speakOf(NOTHING);
    else if (inquiry.kind === 'failed') speakOf(inquiry);
  };

/** Asks for the next step; at first only where to look is shown. */
export async function askHint(): Promise<void> {
  showSolution(undefined);
  const { noted } = useHints.getState();
  const document = useDocument.getState();
  const asks = { marks: document.marks, noted, struck: struckOut(document) };
  const hint = await inquire('hint', asks, waiting('Looking for the easiest step'));
  if (hint !== undefined) speakOf({ kind: 'hint', hint, why: false });
}

/** The values that a topic shows on the board, indexed by cell. */
export function laidBy(topic: Topic, givens: Values): Values | undefined {
  if (topic.kind === 'walk') {
    const values: (number | undefined)[] = givens.map(() => undefined);
    for (const { cell, value, holds } of madeBy(topic)) if (holds) values[cell] = value;
    return values;
  }
  if (topic.kind !== 'standing' || topic.standing.kind !== 'open') return undefined;
  if (topic.example === undefined) return undefined;
  return topic.example === 'with' ? topic.standing.withIt : topic.standing.withoutIt;
}

/** The conclusions of the steps made so far. */
export const madeBy = ({ steps, made }: Extract<Topic, { kind: 'walk' }>): readonly Literal[] =>
  steps.slice(0, made).flatMap(({ conclusions }) => conclusions);

/** Clears the hint panel when the board changes; returns a function that stops that. */
export function followHints(): () => void {
  const stops = [
    onDocumentChange(({ change }) => {
      if (change === 'notes' || change === 'words') return;
      if (useHints.getState().topic.kind === 'asking') stopAsking();
      if (change === 'marks') speakOf(NOTHING);
      else useHints.setState({ topic: NOTHING, noted: [] });
    }),
    useSolutions.subscribe((now, before) => {
      // A solution shown on the board replaces what the topic shows.
      const other = now.shown !== before.shown || now.laid !== before.laid;
      if (!other || (now.shown === undefined && now.laid === undefined)) return;
      if (useHints.getState().topic.kind === 'asking') stopAsking();
      speakOf(NOTHING);
    }),
  ];
  return stopAll(stops);
}
