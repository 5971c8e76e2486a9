import { create } from 'zustand';
import type { Asked, Outcome, Verdict } from '#engine/client.ts';
import { askWitness } from '#engine/prove.ts';
import type { Statement } from '#engine/prove.ts';
import { useDocument } from './document.ts';
import { currentPuzzle, witnesses } from './engine.ts';

/** What Z3 says of a verdict that came from following the rules. */
export type Agreement =
  /** There is no such verdict, or Z3 gave none. */
  | 'none'
  | 'asked'
  | 'agrees'
  /** One of the two is wrong: a bug. */
  | 'differs';

export const useAgreement = create<{ readonly agreement: Agreement }>()(() => ({
  agreement: 'none',
}));

/** How long Z3 may take over what is proved already, in milliseconds. */
const BUDGET = 60_000;
/**
 * How long a verdict must stand before Z3 is asked, in milliseconds: a page that has just opened,
 * or a person who is typing, needs the machine for other things.
 */
const DELAY = 1500;

let asking: Asked<Outcome> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Has Z3 prove a verdict again in the background, once for each puzzle. */
export function seekAgreement({ by, outcome }: Statement): void {
  const proved = outcome.kind === 'unique' || outcome.kind === 'several' || outcome.kind === 'none';
  if (by !== 'rules' || !proved || useAgreement.getState().agreement !== 'none') return;
  useAgreement.setState({ agreement: 'asked' });
  timer = setTimeout(() => void askZ3(outcome), DELAY);
}

async function askZ3(outcome: Verdict): Promise<void> {
  const asked = askWitness(witnesses, 'z3', currentPuzzle(), {
    listing: false,
    budget: BUDGET,
    patient: true,
  });
  asking = asked;
  const said = await asked.outcome;
  if (asking !== asked) return;
  asking = undefined;
  useAgreement.setState({ agreement: compare(outcome, said) });
}

function compare(followed: Verdict, said: Outcome): Agreement {
  if (said.kind === 'cancelled' || said.kind === 'failed' || said.kind === 'unknown') return 'none';
  if (followed.kind !== said.kind) return 'differs';
  if (followed.kind !== 'unique' || said.kind !== 'unique') return 'agrees';
  return followed.answer.every((value, cell) => said.answer[cell] === value) ? 'agrees' : 'differs';
}

useDocument.subscribe((now, before) => {
  if (now.puzzle === before.puzzle && now.type === before.type) return;
  clearTimeout(timer);
  asking?.abandon();
  asking = undefined;
  useAgreement.setState({ agreement: 'none' });
});
