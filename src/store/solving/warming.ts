import { askWitness } from '#engine/page/prove.ts';
import { firstExample } from '#puzzle/examples.ts';
import { useDocument } from '#store/document/document.ts';
import { engines } from '#store/engine.ts';

/**
 * How often an example is solved beforehand, since JavaScript engines optimise hot code. A few tens
 * of milliseconds each, in the background.
 */
const ROUNDS = 6;
/** The delay, in milliseconds: after opening a link, Solve may be pressed first. */
const UNHURRIED = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Types of which an example was solved. */
const warmed = new Set<string>();

/** Has our own solver solve an example of the board's type once the page has settled. */
export function warmUpSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(warmUp, UNHURRIED);
}

function warmUp(): void {
  const { type } = useDocument.getState();
  if (warmed.has(type.id)) return;
  warmed.add(type.id);
  const puzzle = { type: type.id, text: firstExample(type).text };
  for (let round = 0; round < ROUNDS; round += 1) {
    askWitness(engines, 'rules', puzzle, { listing: false, patient: true });
  }
}
