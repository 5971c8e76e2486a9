import { create } from 'zustand';
import type { PendingJob, JobOutcome, Solution } from '#engine/page/client.ts';
import { prove } from '#engine/page/prove.ts';
import type { ProveOptions, Statement } from '#engine/page/prove.ts';
import { hasClues } from '#puzzle/clueAt.ts';
import { addSolutions, goOnTo, isQuiet, put, settledBy, useSolutions } from './solutions.ts';
import type { Settled, SolveState } from './solutions.ts';
import { confirm, forget, isRefuted, useConfirmation } from './confirmation.ts';
import { isOpening, onPuzzleChange, useDocument } from '#store/document/document.ts';
import { currentPuzzle, engine, isZ3Spared, witnesses } from '#store/engine.ts';

/*
 * The ways between the states of `useSolutions`:
 *
 *   any state  — the puzzle changes →  idle  — typing pauses →  looking  →  found or open
 *   idle, looking, found, open, a verdict  — Solve →  solving  →  a verdict; found: at once
 *   several  — Solve goes on by itself →  several with all, or as many as are wanted
 *   solving  — Cancel →  what it was before
 *
 * At most one job is under way: looking, solving, or listing the solutions beyond the second.
 */

/** A verdict with just one solution. */
type Found = Extract<JobOutcome, { readonly kind: 'unique' }>;

/** Asks what the clues prove; what it was asked for may change while it is under way. */
interface Job extends PendingJob<Statement> {
  purpose: 'look' | 'solve' | 'list';
}

let job: Job | undefined;
/** Where a Solve that is cancelled goes back to. */
let before: SolveState = { kind: 'idle' };

/** Long enough that a quick typist's keys make one structure, in milliseconds. */
const TYPING_PAUSE = 120;
/** How long a proof in passing may take, in milliseconds. */
const LOOK_BUDGET = 2000;
/** How long Solve may take before the page says that it is at work, in milliseconds: most are done. */
const UNSEEN = 60;

let pause: ReturnType<typeof setTimeout> | undefined;
let saying: ReturnType<typeof setTimeout> | undefined;

const KEY = 'gridproof:1:live';

function wasOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether the clues are looked at while they are typed. */
export const useLive = create<{ readonly on: boolean }>()(() => ({ on: wasOn() }));

/** Switches looking in passing on or off; the browser remembers. */
export function switchLive(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Private windows refuse; for this visit it is switched all the same.
  }
  useLive.setState({ on });
  if (isQuiet(useSolutions.getState().state)) start(0);
}

/** Starts loading Z3, unless it waits to be asked for. */
export function warm(): void {
  if (!isZ3Spared()) engine.warm();
}

/** Forgets the verdict on the puzzle before, and asks for one on this puzzle after `delay` milliseconds. */
function start(delay: number): void {
  endJob();
  put({ kind: 'idle' });
  pause = setTimeout(() => void solveInBackground(), delay);
}

// Nobody types into a puzzle that was just opened, so that is asked about at once.
onPuzzleChange(() => start(isOpening() ? 0 : TYPING_PAUSE));

/** Asks for a verdict, as the one job. */
function ask(purpose: Job['purpose'], options: ProveOptions): Job {
  const asked: Job = { ...prove(witnesses, currentPuzzle(), options), purpose };
  job = asked;
  return asked;
}

/** Ends what is under way, and what was about to begin. */
function endJob(): void {
  clearTimeout(pause);
  clearTimeout(saying);
  const ended = job;
  job = undefined;
  // Somebody waits for a Solve, and the next question must not wait for it. The others may end by
  // themselves: a worker that is ended has forgotten all.
  if (ended?.purpose === 'solve') ended.cancel();
  else ended?.abandon();
}

/** Proves what the clues say, or only builds their rules, once typing has paused. */
async function solveInBackground(): Promise<void> {
  if (!useLive.getState().on || !hasClues(useDocument.getState().puzzle)) {
    const { type, text } = currentPuzzle();
    return engine.prepare(type, text);
  }
  const mine = ask('look', {
    listing: false,
    budget: LOOK_BUDGET,
    patient: true,
    byRulesOnly: isZ3Spared(),
  });
  goOnTo({ kind: 'looking' });
  const statement = await mine.outcome;
  // Where Solve waits for it, Solve says what came of it.
  if (job !== mine || mine.purpose !== 'look') return;
  job = undefined;
  const verdict = settledIn(statement.outcome);
  goOnTo(verdict === undefined ? { kind: 'open' } : { kind: 'found', verdict });
  confirm(statement);
}

function settledIn(outcome: JobOutcome): Settled | undefined {
  return outcome.kind === 'unique' || outcome.kind === 'several' || outcome.kind === 'none'
    ? outcome
    : undefined;
}

/** Asks for the verdict on the clues and lays the solution over the board. */
export async function solve(): Promise<void> {
  if (job?.purpose !== 'look') endJob();
  clearTimeout(pause);
  performance.mark('gridproof:solve-pressed');
  const { state } = useSolutions.getState();
  before = stateBefore(state);
  if (isRefuted(useConfirmation.getState())) forget();
  if (job !== undefined) return waitForLook(job);
  const known = settledBy(state);
  if (known !== undefined) conclude(known);
  if (known === undefined || isPart(known)) await seek(known);
}

function stateBefore(state: SolveState): SolveState {
  if (state.kind === 'looking') return { kind: 'open' };
  return state.kind === 'found' || state.kind === 'open' ? state : { kind: 'idle' };
}

/** Whether there may be more solutions than are known. */
const isPart = (verdict: Settled): boolean => verdict.kind === 'several' && !verdict.complete;

/** Makes the verdict of what is looked at already, and asks on where that does not say all. */
async function waitForLook(mine: Job): Promise<void> {
  mine.purpose = 'solve';
  sayLater();
  const statement = await mine.outcome;
  // Cancelled, or the clues changed meanwhile: a newer state is on the screen already.
  if (job !== mine) return;
  job = undefined;
  const known = settledIn(statement.outcome);
  if (known !== undefined) {
    conclude(known);
    confirm(statement);
  }
  if (known === undefined || isPart(known)) await seek(known);
}

/**
 * Asks for the verdict, or for the solutions beyond those `known`. Where there are several, two are
 * shown as soon as they are known, for they prove it; the others join them.
 */
async function seek(known: Settled | undefined): Promise<void> {
  const started = performance.now();
  const show = (solutions: readonly Solution[], complete: boolean): void => {
    if (mine.purpose === 'list') return addSolutions(solutions, solutions.length, complete);
    mine.purpose = 'list';
    const milliseconds = performance.now() - started;
    conclude({ kind: 'several', solutions, complete, milliseconds });
  };
  if (known === undefined) sayLater();
  const mine = ask(known === undefined ? 'solve' : 'list', {
    onProgress(solutions, by) {
      if (job !== mine) return;
      if (solutions.length > 1) show(solutions, false);
      else if (by === 'z3' && mine.purpose === 'solve') put({ kind: 'solving', by });
    },
  });
  const statement = await mine.outcome;
  if (job !== mine) return;
  job = undefined;
  const { outcome } = statement;
  if (outcome.kind === 'several') show(outcome.solutions, outcome.complete);
  else if (mine.purpose === 'solve') conclude(outcome);
  const { state } = useSolutions.getState();
  if (state.kind === 'several') goOnTo({ ...state, listing: false });
  confirm(statement);
}

/** Says that the page is at work, unless it is done before anybody would wonder. */
function sayLater(): void {
  clearTimeout(saying);
  saying = setTimeout(() => put({ kind: 'solving', by: 'rules' }), UNSEEN);
}

/** Shows a verdict, with its first solution laid over the board. */
function conclude(outcome: JobOutcome): void {
  clearTimeout(saying);
  put(stateOf(outcome));
  requestAnimationFrame(() =>
    performance.measure('gridproof:solve', { start: 'gridproof:solve-pressed' }),
  );
}

/** The state that an outcome leads to; of several solutions, others are looked for at once. */
function stateOf(outcome: JobOutcome): SolveState {
  if (outcome.kind === 'cancelled') return before;
  return outcome.kind === 'several' ? { ...outcome, listing: !outcome.complete } : outcome;
}

/** Shows a verdict that is known already; the solution stays hidden until it is asked for. */
export function showVerdict(statement: Statement & { readonly outcome: Found }): void {
  endJob();
  put(statement.outcome, false);
  confirm(statement);
}

/** Ends a running solve at once. */
export function stop(): void {
  if (job === undefined) return;
  endJob();
  put(before);
}

const DIFFERS =
  'Our own solver and Z3 do not find the same of these clues, so nothing is shown. This is a bug in Gridproof.';
const REFUSED =
  'The proof of this verdict does not hold, so nothing is shown. This is a bug in Gridproof.';

useConfirmation.subscribe((confirmation) => {
  if (!isRefuted(confirmation)) return;
  endJob();
  const sentence = confirmation.certification.kind === 'refused' ? REFUSED : DIFFERS;
  put({ kind: 'failed', sentence, detail: sentence });
});
