import { DownloadError } from '#engine/download/downloadError.ts';
import { createEngine } from '#engine/page/client.ts';
import type { Engine } from '#engine/page/client.ts';
import type { Witnesses } from '#engine/page/prove.ts';
import { countedInWords } from '#logic/words.ts';
import { unansweredBy, wantsZ3 } from '#package/ask.ts';
import { UnansweredError } from '#package/unanswered.ts';
import type { Ask } from '#package/ask.ts';
import { USUAL_SECONDS } from './sharedOptions.ts';
import { sayFailure } from './files.ts';
import type { World } from './world.ts';

/** A place where puzzles are worked on one after the other: solvers with a thread each. */
export interface Desk {
  readonly witnesses: Witnesses;
  /** Asks our own solver, within the time limit. */
  readonly ask: Ask;
  /** The time limit of one question, in milliseconds. */
  readonly budget: number;
}

/** Opens so many desks; no thread starts before it is asked something. */
export function openDesks(
  world: World,
  { jobs = 1, seconds = USUAL_SECONDS, z3 = false }: DeskOptions,
): readonly Desk[] {
  return Array.from({ length: jobs }, () => openDesk(world, seconds * 1000, z3));
}

export interface DeskOptions {
  readonly jobs?: number | undefined;
  readonly seconds?: number | undefined;
  /** Whether Z3 is asked what our own solver does not answer. */
  readonly z3?: boolean | undefined;
}

function openDesk(world: World, budget: number, isZ3Asked: boolean): Desk {
  const { spawn } = world;
  const shared = { onState: () => {}, spawn, budget };
  const rules = createEngine({ ...shared, load: () => undefined });
  const z3 = createEngine({ ...shared, load: () => z3Of(world), part: 'whole' });
  return { witnesses: { rules, z3 }, ask: askWithin(rules, isZ3Asked ? z3 : undefined), budget };
}

/** Z3, or a sentence that says how it comes. */
const z3Of = (world: World): Promise<WebAssembly.Module> =>
  world.loadZ3().catch((error: unknown) => {
    throw new DownloadError(
      `Z3 is not here: npm install z3-solver brings it (${sayFailure(error)})`,
    );
  });

/** Asks an engine, and another one what only Z3 can answer; a question without an answer rejects. */
export const askWithin =
  (engine: Engine, z3?: Engine): Ask =>
  async (kind, puzzle, asks) => {
    const question = { kind, puzzle, asks };
    const first = await engine.ask(question).outcome;
    const isForZ3 = z3 !== undefined && first.kind === 'failed' && wantsZ3(first);
    const outcome = isForZ3 ? await z3.ask(question).outcome : first;
    switch (outcome.kind) {
      case 'answered':
        return outcome.answer;
      case 'overdue':
        throw new UnansweredError(
          `after ${countedInWords(Math.round(outcome.budget / 1000), 'second')} there was still no answer`,
          'overdue',
          true,
        );
      case 'cancelled':
        throw new UnansweredError('it was cancelled');
      case 'failed':
        throw unansweredBy(outcome);
    }
  };
