import { askWitness } from '#engine/page/prove.ts';
import { firstExample } from '#puzzle/examples.ts';
import { useDocument } from '#store/document/document.ts';
import { witnesses } from '#store/engine.ts';

/**
 * How often an example is followed before anything is asked: browsers speed up what runs often. A
 * few tens of milliseconds each, for most types less, where nobody waits for them.
 */
const ROUNDS = 6;
/** When that is done, in milliseconds: a person who opened a link may have pressed Solve by then. */
const UNHURRIED = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
/** The types of which an example was followed. */
const warmed = new Set<string>();

/** Has our own solver follow an example of the type on the board, once the page has settled. */
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
    askWitness(witnesses, 'rules', puzzle, { listing: false, patient: true });
  }
}
