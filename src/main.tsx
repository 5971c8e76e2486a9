import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, Gallery } from '#app/App.tsx';
import { arriveEarly } from '#app/arrival.ts';
import { ErrorBoundary } from '#app/ErrorBoundary.tsx';
import { parseRoute } from '#app/route.ts';
import { followDocument } from '#features/share/address.ts';
import { puzzleTypeIds } from '#puzzles/registry.ts';
import { ruleEngine } from '#store/engine.ts';
import { keepDocuments } from '#store/keeping/keeping.ts';
import { followReleases } from '#store/release.ts';
import { ready } from '#store/keeping/opening.ts';
import { keepVerdicts } from '#store/keeping/verdicts.ts';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '#app/theme.css';

// A linked puzzle may be solved at once: what follows its rules loads while the page is drawn.
const { id } = parseRoute(location.hash);
const isStart = id === '';
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

if (puzzleTypeIds.includes(id)) arriveEarly();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </StrictMode>
);

/** Draws the page, in pieces, so that a phone answers meanwhile. */
async function start(page: HTMLElement): Promise<void> {
  // What does not come says so itself.
  if (isStart) await Gallery.fetchOnce().catch(() => undefined);
  const built = page.querySelector('.prerendered');
  // The very elements that were built are taken over, so that no press is lost on the way; what
  // differs, such as the sign of another theme, is drawn anew.
  if (built !== null && isStart && document.documentElement.dataset['begun'] === undefined) {
    page.querySelector('.prerendered-puzzle')?.remove();
    startTransition(() => void hydrateRoot(page, app, { onRecoverableError: () => {} }));
  } else {
    const reactRoot = createRoot(page);
    startTransition(() => reactRoot.render(app));
  }
}

void start(root);
