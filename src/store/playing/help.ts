import { lastAsText } from '#library/lastOf.ts';
import { stopAll } from '#store/stops.ts';
import { useTrialCheck } from '#store/asking/contradiction.ts';
import { useHints } from '#store/asking/hints.ts';
import type { Topic } from '#store/asking/hints.ts';
import { useProof } from '#store/asking/proof.ts';
import { useDocument } from '#store/document/document.ts';
import { overlay, useSolutions } from '#store/solving/solutions.ts';
import { help, helpKey, helpWith } from './completion.ts';
import type { HelpTaken } from './completion.ts';

const NAME = 'gridproof:help';
/** The most puzzles whose help is stored, and the most characters. */
const MOST = 100;
const ROOM = 300_000;

/** The delay before help is stored, in milliseconds, so that an answer is painted first. */
const SOON = 250;

/** The pending timer. */
let writing: ReturnType<typeof setTimeout> | undefined;

/** Stores the help used, if that is pending. */
function keep(): void {
  if (writing === undefined) return;
  clearTimeout(writing);
  writing = undefined;
  // Merges what another tab stored meanwhile.
  recallHelp();
  try {
    localStorage.setItem(NAME, lastAsText([...help], MOST, ROOM));
  } catch {
    // Without storage, it lasts as long as the page.
  }
}

/** Records help with the board's puzzle; storing it must not delay the answer. */
function use(more: Partial<HelpTaken>): void {
  const document = useDocument.getState();
  const key = helpKey(document);
  const now = { ...helpWith(document), ...more };
  help.delete(key);
  help.set(key, now);
  writing ??= setTimeout(keep, SOON);
}

/** Reads the help used in earlier visits. */
export function recallHelp(): void {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    if (!Array.isArray(kept)) return;
    for (const each of kept as readonly unknown[]) {
      const [key, used]: readonly unknown[] = Array.isArray(each) ? each : [];
      if (typeof key === 'string' && !help.has(key)) help.set(key, readHelp(used));
    }
  } catch {
    // Damaged: no help is known.
  }
}

function readHelp(used: unknown): HelpTaken {
  const told: Readonly<Record<string, unknown>> = Object(used);
  const { hints, looked } = told;
  return { hints: typeof hints === 'number' ? hints : 0, looked: looked === true };
}

const useHint = (): void => use({ hints: helpWith(useDocument.getState()).hints + 1 });

/**
 * The hint that a topic gives; a different one is another hint. Whether marks are right is no hint,
 * since it gives no place.
 */
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

/**
 * Records help, including an answer that is already shown; returns a function that stops that.
 */
export function followHelp(): () => void {
  recallHelp();
  const ended = new AbortController();
  window.addEventListener('pagehide', keep, { signal: ended.signal });
  if (isLaid()) use({ looked: true });
  const stops = [
    () => ended.abort(),
    useSolutions.subscribe(({ shown, laid }, before) => {
      if ((shown !== before.shown || laid !== before.laid) && isLaid()) use({ looked: true });
    }),
    useProof.subscribe(({ showsCertain }, before) => {
      if (showsCertain && !before.showsCertain) use({ looked: true });
    }),
    useHints.subscribe(({ topic }, before) => {
      if (topic.kind === 'walk' && before.topic.kind !== 'walk') use({ looked: true });
      const told = toldBy(topic);
      if (told !== undefined && told !== toldBy(before.topic)) useHint();
    }),
    useTrialCheck.subscribe(({ kind }) => {
      if (kind === 'contradiction' || kind === 'possible') useHint();
    }),
  ];
  return stopAll(stops);
}
