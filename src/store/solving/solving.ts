import { create } from 'zustand';
import type { PendingJob, JobOutcome, Solution } from '#engine/page/client.ts';
import { prove } from '#engine/page/prove.ts';
import type { ProveOptions, Statement } from '#engine/page/prove.ts';
import { hasClues } from '#puzzle/clueAt.ts';
import { addSolutions, goOnTo, isQuiet, put, settledBy, useSolutions } from './solutions.ts';
import type { Settled, SolveState } from './solutions.ts';
import { confirm, forget, isRefuted, useConfirmation } from './confirmation.ts';
import type { Confirmation } from './confirmation.ts';
import { stopAll } from '#store/stops.ts';
import { useDocument } from '#store/document/document.ts';
import { isOpened, onPuzzleChange } from '#store/document/events.ts';
import { currentPuzzle, engines, isZ3Spared } from '#store/engine.ts';

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

/** A verdict with a unique solution. */
type Found = Extract<JobOutcome, { readonly kind: 'unique' }>;

/** A pending question for a verdict; its purpose may change meanwhile. */
interface Job extends PendingJob<Statement> {
  purpose: 'look' | 'solve' | 'list';
}

let job: Job | undefined;
/** The state to which a cancelled Solve returns. */
let before: SolveState = { kind: 'idle' };

/** The pause that ends a burst of typing, in milliseconds. */
const TYPING_PAUSE = 120;
/** The time limit of solving in the background, in milliseconds. */
const LOOK_BUDGET = 2000;
/** How long Solve may take before the page says so, in milliseconds: most take less. */
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

/** Whether clues are solved in the background while they are typed. */
export const useLive = create<{ readonly on: boolean }>()(() => ({ on: wasOn() }));

/** Switches solving in the background on or off, and stores that. */
export function switchLive(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Private windows refuse to store; the switch lasts for this visit.
  }
  useLive.setState({ on });
  if (isQuiet(useSolutions.getState().state)) start(0);
}

/** Starts loading Z3, unless that waits for the user. */
export function warm(): void {
  if (!isZ3Spared()) engines.z3.warm();
}

/** Resets to `idle` and solves in the background after `delay` milliseconds. */
function start(delay: number): void {
  endJob();
  put({ kind: 'idle' });
  pause = setTimeout(() => void solveInBackground(), delay);
}

/** Asks for a verdict as the one job. */
function ask(purpose: Job['purpose'], options: ProveOptions): Job {
  const asked: Job = { ...prove(engines, currentPuzzle(), options), purpose };
  job = asked;
  return asked;
}

/** Ends the current and the scheduled job. */
function endJob(): void {
  clearTimeout(pause);
  clearTimeout(saying);
  const ended = job;
  job = undefined;
  // The next question must not wait for a cancelled Solve. Others may finish, since terminating the
  // worker loses its warm state.
  if (ended?.purpose === 'solve') ended.cancel();
  else ended?.abandon();
}

/** Solves in the background once typing has paused, or only builds the rules. */
async function solveInBackground(): Promise<void> {
  if (!useLive.getState().on || !hasClues(useDocument.getState().puzzle)) {
    const { type, text } = currentPuzzle();
    return engines.z3.prepare(type, text);
  }
  const mine = ask('look', {
    listing: false,
    budget: LOOK_BUDGET,
    patient: true,
    byRulesOnly: isZ3Spared(),
  });
  goOnTo({ kind: 'looking' });
  const statement = await mine.outcome;
  // If the user pressed Solve meanwhile, `waitForBackground` handles the outcome.
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

/** Solves the clues and overlays the solution. */
export async function solve(): Promise<void> {
  if (job?.purpose !== 'look') endJob();
  clearTimeout(pause);
  performance.mark('gridproof:solve-pressed');
  const { state } = useSolutions.getState();
  before = stateBefore(state);
  if (isRefuted(useConfirmation.getState())) forget();
  if (job !== undefined) return waitForBackground(job);
  const known = settledBy(state);
  if (known !== undefined) conclude(known);
  if (known === undefined || isPart(known)) await seek(known);
}

function stateBefore(state: SolveState): SolveState {
  if (state.kind === 'looking') return { kind: 'open' };
  return state.kind === 'found' || state.kind === 'open' ? state : { kind: 'idle' };
}

/** Whether there may be more solutions than known. */
const isPart = (verdict: Settled): boolean => verdict.kind === 'several' && !verdict.complete;

/** Turns the background job into a Solve, and asks on if its outcome is not complete. */
async function waitForBackground(mine: Job): Promise<void> {
  mine.purpose = 'solve';
  sayLater();
  const statement = await mine.outcome;
  // Cancelled, or the clues changed: a newer state is shown already.
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
 * Asks for the verdict, or for solutions beyond those `known`. The first two prove `several` and
 * are shown at once; the others are added.
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

/** Shows that the page is solving, unless it is done within `UNSEEN`. */
function sayLater(): void {
  clearTimeout(saying);
  saying = setTimeout(() => put({ kind: 'solving', by: 'rules' }), UNSEEN);
}

/** Shows a verdict and overlays its first solution. */
function conclude(outcome: JobOutcome): void {
  clearTimeout(saying);
  put(stateOf(outcome));
  requestAnimationFrame(() =>
    performance.measure('gridproof:solve', { start: 'gridproof:solve-pressed' }),
  );
}

/** The state for an outcome; several solutions are listed further at once. */
function stateOf(outcome: JobOutcome): SolveState {
  if (outcome.kind === 'cancelled') return before;
  return outcome.kind === 'several' ? { ...outcome, listing: !outcome.complete } : outcome;
}

/** Shows a verdict that is known already, with its solution hidden. */
export function showVerdict(statement: Statement & { readonly outcome: Found }): void {
  endJob();
  put(statement.outcome, false);
  confirm(statement);
}

/** Cancels a running Solve. */
export function stop(): void {
  if (job === undefined) return;
  endJob();
  put(before);
}

const DIFFERS =
  'Our own solver and Z3 do not find the same of these clues, so nothing is shown. This is a bug in Gridproof.';
const REFUSED =
  'The proof of this verdict does not hold, so nothing is shown. This is a bug in Gridproof.';

/** Replaces a refuted verdict by the message that it is a bug. */
function takeBack(confirmation: Confirmation): void {
  if (!isRefuted(confirmation)) return;
  endJob();
  const sentence = confirmation.certification.kind === 'refused' ? REFUSED : DIFFERS;
  put({ kind: 'failed', sentence, detail: sentence });
}

/** Solves every puzzle in the background; returns a function that stops that. */
export function followSolving(): () => void {
  const stops = [
    // Nobody is typing into a puzzle just opened, so there is no pause.
    onPuzzleChange((event) => start(isOpened(event) ? 0 : TYPING_PAUSE)),
    useConfirmation.subscribe(takeBack),
  ];
  return stopAll(stops);
}
