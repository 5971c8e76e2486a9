import type { Values } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { useDocument } from '#store/document/document.ts';
import { lockedGivens } from '#puzzle/pairs.ts';
import type { PuzzleDocument } from '#store/document/document.ts';
import { laidBy, madeBy, useHints } from '#store/asking/hints.ts';
import type { HintStep, Topic } from '#store/asking/hints.ts';
import { modelOf } from '#store/document/model.ts';
import { memoizeLast } from '#store/memoizeLast.ts';

/** What a hint highlights and overlays on the board. */
export interface HintView {
  /** Where to look; empty if that is the whole board. */
  readonly place: readonly number[];
  /** The cells of the conclusions. */
  readonly targets: readonly number[];
  /** The cells of the facts, in the order of the reason. */
  readonly facts: readonly number[];
  readonly sites: readonly number[];
  /** Values overlaid on the board, indexed by cell; they hide the player's marks. */
  readonly laid: Values | undefined;
  /** The remaining candidates of cells with excluded values, indexed by cell. */
  readonly candidates: readonly (readonly number[])[];
}

const NONE: readonly number[] = [];
const NO_PLACE = { place: NONE, targets: NONE, facts: NONE, sites: NONE };

/** The step that the topic shows in full, if any. */
function stepOfTopic(topic: Topic): HintStep | undefined {
  if (topic.kind === 'walk') return topic.steps[topic.made - 1];
  if (topic.kind === 'hint' && topic.hint.kind === 'step') return topic.hint.step;
  if (topic.kind !== 'standing' || topic.standing.kind === 'open') return undefined;
  if (topic.standing.kind === 'contradiction') return undefined;
  return topic.standing.steps.at(-1);
}

function pointsAt(topic: Topic, size: number): Omit<HintView, 'laid' | 'candidates'> {
  if (topic.kind === 'rightness' && topic.where && topic.rightness.kind === 'wrong') {
    return { ...NO_PLACE, targets: topic.rightness.cells };
  }
  if (topic.kind === 'hint' && topic.hint.kind === 'wrong notes') {
    return topic.why ? { ...NO_PLACE, targets: topic.hint.cells } : NO_PLACE;
  }
  const step = stepOfTopic(topic);
  if (step === undefined) return NO_PLACE;
  const { facts, sites, conclusions } = step;
  const place = step.place.length < size ? step.place : NONE;
  if (topic.kind === 'hint' && !topic.why) return { ...NO_PLACE, place };
  return { place, facts, sites, targets: [...new Set(conclusions.map(({ cell }) => cell))] };
}

/** The remaining values of each cell in which some were excluded. */
function leftOver(
  domains: readonly (readonly number[])[],
  literals: readonly Literal[],
): readonly (readonly number[])[] {
  const out = literals.filter(({ holds }) => !holds);
  return domains.map((domain, cell) => {
    const gone = out.filter((literal) => literal.cell === cell).map(({ value }) => value);
    return gone.length === 0 ? NONE : domain.filter((value) => !gone.includes(value));
  });
}

/** Everything that the board shows for the hint panel. */
export function useHintView(): HintView {
  const { topic, noted } = useHints();
  return viewOf(useDocument(), topic, noted);
}

const viewOf = memoizeLast(
  (document: PuzzleDocument, topic: Topic, noted: readonly Literal[]): HintView => ({
    ...pointsAt(topic, document.marks.length),
    laid: laidBy(topic, lockedGivens(document)),
    candidates: leftOver(
      modelOf(document.type, document.puzzle).domains,
      topic.kind === 'walk' ? madeBy(topic) : noted,
    ),
  }),
);
