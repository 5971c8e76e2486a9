import { create } from 'zustand';
import type { Asked, Verdict } from '#engine/client.ts';
import { prove } from '#engine/prove.ts';
import type { Statement } from '#engine/prove.ts';
import { hasClues } from '#puzzle/clueAt.ts';
import { confirm } from './confirmation.ts';
import { onPuzzleChange, useDocument } from './document.ts';
import { currentPuzzle, engine, witnesses } from './engine.ts';

/** What is proved of the clues while they are typed. */
export type Finding =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'proving' }
  /** Of several solutions only two are known. */
  | { readonly kind: 'proved'; readonly verdict: Exclude<Verdict, { readonly kind: 'unknown' }> }
  /** It takes too long to be done in passing. */
  | { readonly kind: 'open' };

export interface Live {
  readonly on: boolean;
  readonly finding: Finding;
}

/** Long enough that a quick typist's keys make one structure, in milliseconds. */
const DELAY = 120;
/** How long a proof in passing may take, in milliseconds. */
const BUDGET = 2000;
const KEY = 'gridproof:1:live';

const NOTHING: Finding = { kind: 'nothing' };

export const useLive = create<Live>()(() => ({ on: wasOn(), finding: NOTHING }));

let timer: ReturnType<typeof setTimeout> | undefined;
let looking: Asked<Statement> | undefined;

function wasOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Switches the verdict in passing on or off; the browser remembers. */
export function switchLive(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Private windows refuse; for this visit it is switched all the same.
  }
  useLive.setState({ on });
  lookSoon();
}

/** Whether the page has had time to begin. */
let begun = false;

/** From now on the clues are looked at. */
export function startLooking(): void {
  begun = true;
  lookSoon();
}

/** Whatever was found is of another puzzle now. */
function forget(): void {
  clearTimeout(timer);
  looking?.abandon();
  looking = undefined;
  useLive.setState({ finding: NOTHING });
}

/** Proves what the clues say, or only builds their rules, once typing has paused. */
export function lookSoon(): void {
  forget();
  timer = setTimeout(() => void look(), DELAY);
}

async function look(): Promise<void> {
  const puzzle = currentPuzzle();
  if (!useLive.getState().on || !hasClues(useDocument.getState().puzzle)) {
    return engine.prepare(puzzle.type, puzzle.text);
  }
  const asked = prove(witnesses, puzzle, { listing: false, budget: BUDGET, patient: true });
  looking = asked;
  useLive.setState({ finding: { kind: 'proving' } });
  const statement = await asked.outcome;
  if (looking !== asked) return;
  looking = undefined;
  const { outcome } = statement;
  switch (outcome.kind) {
    case 'unique':
    case 'several':
    case 'none':
      useLive.setState({ finding: { kind: 'proved', verdict: outcome } });
      return confirm(statement);
    case 'unknown':
    case 'failed':
    case 'cancelled':
      useLive.setState({ finding: { kind: 'open' } });
  }
}

/**
 * Waits for a proof that is on its way, if there is one; no new one is begun, for Solve is about
 * to ask more.
 */
export function proofUnderWay(): Promise<unknown> | undefined {
  clearTimeout(timer);
  return looking?.outcome;
}

/** The verdict found in passing; of several solutions Solve would find more. */
export function provedInPassing(): Verdict | undefined {
  const { finding } = useLive.getState();
  return finding.kind === 'proved' ? finding.verdict : undefined;
}

/** Ends a proof in passing that somebody was waiting for. */
export const stopLooking = (): void => looking?.cancel();

onPuzzleChange(() => {
  if (begun) lookSoon();
  else forget();
});
