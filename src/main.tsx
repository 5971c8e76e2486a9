import { App, Gallery } from '#app/App.tsx';
import { arriveEarly } from '#app/arrival.ts';
import { drawElement } from '#app/firstDrawing/drawElement.ts';
import { drawFirst } from '#app/firstDrawing/firstDrawing.ts';
import type { FirstDrawing } from '#app/firstDrawing/firstDrawing.ts';
import { parseRoute } from '#app/route.ts';
import { followDocument } from '#features/share/naming.ts';
import { puzzleTypeIds } from '#puzzles/registry.ts';
import { ruleEngine } from '#store/engine.ts';
import { keepDocuments } from '#store/keeping/keeping.ts';
import { followReleases } from '#store/release.ts';
import { ready } from '#store/keeping/opening.ts';
import { answered } from '#store/solving/solving.ts';
import { keepVerdicts } from '#store/keeping/verdicts.ts';
import { Unfetched } from '#ui/Late.tsx';
import { idle, painted, pause } from '#ui/whenIdle.ts';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '#app/theme.css';

// A linked puzzle may be solved at once: what follows its rules loads while the page is drawn.
const { id } = parseRoute(location.hash);
const isStart = id === '';
const arrival = puzzleTypeIds.includes(id) ? arriveEarly() : undefined;
if (!isStart) ruleEngine.warm();
// The database takes its time to open; whoever needs it asks again where it does not.
ready().catch(() => {});
keepDocuments();
keepVerdicts();
followDocument();
followReleases();

// What rests since nobody used the page is there again before anything is asked.
for (const kind of ['pointerdown', 'keydown']) {
  addEventListener(kind, ruleEngine.wake, { capture: true, passive: true });
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

/** How long what React draws with waits for what is asked of the first board, in milliseconds. */
const LATEST_DRAWN = 100;
/** How long it waits for what the board's clues prove, in milliseconds. */
const LATEST_ANSWERED = 150;

/** The board of a link, before what React draws with is asked for. */
async function drawEarly(page: HTMLElement): Promise<FirstDrawing | undefined> {
  if (arrival === undefined || !(await arrival.isShown)) return undefined;
  const first = await drawFirst(page, <App />, arrival.isOther);
  await painted(LATEST_DRAWN);
  // Whoever pressed Solve as soon as it was there has the answer first.
  await Promise.race([answered(), pause(LATEST_ANSWERED)]);
  await idle(LATEST_DRAWN);
  return first;
}

/** Fetches what React draws with. Where it does not come, that is said, and it can be tried again. */
async function fetchMount(page: HTMLElement): Promise<typeof import('#app/mount.tsx')> {
  try {
    return await import('#app/mount.tsx');
  } catch {
    const said = document.createElement('div');
    said.className = 'p-4';
    await new Promise<void>((retry) => {
      for (const _ of drawElement(<Unfetched onRetry={retry} />, said, ALONE));
      // Beside it: what is held of hands goes by where things are on the page.
      page.before(said);
    });
    said.remove();
    return fetchMount(page);
  }
}

/** What is pressed there is done at once, and nothing else changes it. */
const ALONE = { onRead: () => {}, onPressed: (act: () => unknown) => void act() };

async function start(page: HTMLElement): Promise<void> {
  const first = await drawEarly(page);
  // What does not come says so itself.
  if (isStart) await Gallery.fetchOnce().catch(() => undefined);
  const { draw, takeOver } = await fetchMount(page);
  // Before it answers to hands, it is the board as it was left.
  await arrival?.isOther;
  await first?.rest();
  const isBuilt = page.querySelector('.prerendered') !== null;
  if (isBuilt && isStart && document.documentElement.dataset['begun'] === undefined) takeOver(page);
  else draw(page, first);
}

void start(root);
