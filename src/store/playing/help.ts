import { lastAsText } from '#library/lastOf.ts';
import { useTrialCheck } from '#store/asking/contradiction.ts';
import { useHints } from '#store/asking/hints.ts';
import type { Topic } from '#store/asking/hints.ts';
import { useProof } from '#store/asking/proof.ts';
import { useDocument } from '#store/document/document.ts';
import { overlay, useSolutions } from '#store/solving/solutions.ts';
import { help, helpKey, helpWith } from './completion.ts';
import type { HelpTaken } from './completion.ts';

const NAME = 'gridproof:help';
/** Of so many puzzles at most, the last ones, in so many characters. */
const MOST = 100;
const ROOM = 300_000;

/** How long after it helped it is written down, in milliseconds: an answer is painted by then. */
const SOON = 250;

/** Set while something is to be written down. */
let writing: ReturnType<typeof setTimeout> | undefined;

/** Writes down what helped, if that is still to be done. */
function keep(): void {
  if (writing === undefined) return;
  clearTimeout(writing);
  writing = undefined;
  // What another tab noted meanwhile stays.
  recallHelp();
  try {
    localStorage.setItem(NAME, lastAsText([...help], MOST, ROOM));
  } catch {
    // Then it is known as long as the page is there.
  }
}

/** Notes what helped with the puzzle on the board; an answer is not kept waiting while it is written down. */
function use(more: Partial<HelpTaken>): void {
  const document = useDocument.getState();
  const key = helpKey(document);
  const now = { ...helpWith(document), ...more };
  help.delete(key);
  help.set(key, now);
  writing ??= setTimeout(keep, SOON);
}

/** Reads what helped in earlier visits. */
export function recallHelp(): void {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    if (!Array.isArray(kept)) return;
    for (const each of kept as readonly unknown[]) {
      const [key, used]: readonly unknown[] = Array.isArray(each) ? each : [];
      if (typeof key === 'string' && !help.has(key)) help.set(key, readHelp(used));
    }
  } catch {
    // Nothing is known of them.
  }
}

function readHelp(used: unknown): HelpTaken {
  const told: Readonly<Record<string, unknown>> = Object(used);
  const { hints, looked } = told;
  return { hints: typeof hints === 'number' ? hints : 0, looked: looked === true };
}

const useHint = (): void => use({ hints: helpWith(useDocument.getState()).hints + 1 });

/** What of a topic is told that nobody saw: another one is another hint. Whether marks are right tells no place. */
function toldBy(topic: Topic): unknown {
  switch (topic.kind) {
    case 'hint':
      return topic.hint.kind === 'step' ? topic.hint : undefined;
    case 'standing':
      return topic.standing;
    case 'rightness':
      return topic.where ? topic.rightness : undefined;
    case 'nothing':
    case 'asking':
    case 'failed':
    case 'walk':
      return undefined;
  }
}

const isLaid = (): boolean => overlay(useSolutions.getState()).length > 0;

/** Notes from now on what helps; what lies over the board already does. */
export function followHelp(): void {
  recallHelp();
  window.addEventListener('pagehide', keep);
  if (isLaid()) use({ looked: true });
  useSolutions.subscribe(({ shown, laid }, before) => {
    if ((shown !== before.shown || laid !== before.laid) && isLaid()) use({ looked: true });
  });
  useProof.subscribe(({ showsCertain }, before) => {
    if (showsCertain && !before.showsCertain) use({ looked: true });
  });
  useHints.subscribe(({ topic }, before) => {
    if (topic.kind === 'walk' && before.topic.kind !== 'walk') use({ looked: true });
    const told = toldBy(topic);
    if (told !== undefined && told !== toldBy(before.topic)) useHint();
  });
  useTrialCheck.subscribe(({ kind }) => {
    if (kind === 'contradiction' || kind === 'possible') useHint();
  });
}
