import type { HintStep } from '#engine/page/client.ts';
import { distinct } from '#logic/literal.ts';
import { counted } from '#puzzle/numbers.ts';
import { showSolution } from '#store/solving/solutions.ts';
import { useDocument } from '#store/document/document.ts';
import { enterLiterals } from '#store/document/marking.ts';
import { NOTHING, speakOf, useHints, waiting } from './hints.ts';
import type { WalkEnd } from './hints.ts';
import { inquire } from './inquiry.ts';
import { struckOut } from './struckOut.ts';

/** The time limit of a full explanation, in milliseconds: it can be stopped at any step. */
const LONG = 600_000;

/** Shows the reason of the hint as well. */
export function tellWhy(): void {
  const { topic } = useHints.getState();
  if (topic.kind === 'hint') speakOf({ ...topic, why: true });
}

/** Enters a hint's conclusions: values become marks, exclusions are noted. */
export function takeHint({ conclusions }: HintStep): void {
  useHints.setState(({ noted }) => ({
    noted: distinct([...noted, ...conclusions.filter(({ holds }) => !holds)]),
  }));
  enterLiterals(conclusions);
  speakOf(NOTHING);
}

/** Checks whether marks and notes are right, without saying which are not. */
export async function askRightness(): Promise<void> {
  showSolution(undefined);
  const document = useDocument.getState();
  const asks = { marks: document.marks, struck: struckOut(document) };
  const rightness = await inquire('rightness', asks, waiting('Looking at your marks'));
  if (rightness !== undefined) speakOf({ kind: 'rightness', rightness, where: false });
}

/** Shows which marks are wrong. */
export function tellWhere(): void {
  const { topic } = useHints.getState();
  if (topic.kind === 'rightness') speakOf({ ...topic, where: true });
  if (topic.kind !== 'hint' || topic.hint.kind !== 'wrong marks') return;
  speakOf({ kind: 'rightness', rightness: topic.hint.wrong, where: true });
}

/** How much our own solver searches for the solutions before Z3 is asked: ten times as much as for a verdict. */
const WORK = 3_000_000_000;

/** Explains the whole solution; steps found before it is stopped can be browsed. */
export async function askWalk(): Promise<void> {
  showSolution(undefined);
  const steps: HintStep[] = [];
  const walk = (end: WalkEnd): void =>
    speakOf({ kind: 'walk', steps: [...steps], end, made: Math.min(1, steps.length) });
  const explained = await inquire(
    'walkthrough',
    { work: WORK },
    (inquiry) => {
      if (inquiry.kind === 'unasked' && steps.length > 0) walk('stopped');
      else waiting(sayFound(steps.length))(inquiry);
    },
    (step) => {
      steps.push(step);
      speakOf({ kind: 'asking', working: sayFound(steps.length) });
    },
    LONG,
  );
  if (explained === undefined) return;
  walk(explained.contradiction ? 'contradiction' : explained.solved ? 'solved' : 'open');
}

const sayFound = (steps: number): string =>
  steps === 0 ? 'Explaining' : `Explaining: ${counted(steps, 'step')} so far`;

/** Goes to the position after `made` steps of the walk. */
export function goToStep(made: number): void {
  const { topic } = useHints.getState();
  if (topic.kind !== 'walk') return;
  speakOf({ ...topic, made: Math.max(0, Math.min(topic.steps.length, made)) });
}

/** Asks whether a cell must, may or cannot be a value. */
export async function askStanding(cell: number, value: number): Promise<void> {
  showSolution(undefined);
  const standing = await inquire('ask', { cell, value }, waiting('Asking the grid'));
  if (standing === undefined) return;
  speakOf({ kind: 'standing', cell, value, standing, example: undefined });
}

/** Shows or hides an example of either kind on the board. */
export function showExample(example: 'with' | 'without' | undefined): void {
  const { topic } = useHints.getState();
  if (topic.kind === 'standing') speakOf({ ...topic, example });
}

/** Closes the topic. */
export const closeTopic = (): void => speakOf(NOTHING);
