import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, Gallery } from '#app/App.tsx';
import { Frame } from '#app/embed/Frame.tsx';
import { ErrorBoundary } from '#app/ErrorBoundary.tsx';
import { splitHash } from '#puzzle/link.ts';
import { followArmed } from '#features/edit/armed.ts';
import { frameTheme } from '#features/embed/frame.ts';
import { keepFocus } from '#features/keepFocus.ts';
import { keysToBoard } from '#features/keysToBoard.ts';
import { leaveFields } from '#features/leaveFields.ts';
import { syncUrl } from '#features/share/urlSync.ts';
import { LAB } from '#puzzle/typeId.ts';
import { puzzleTypeIds } from '#puzzles/registry.ts';
import { engines, saveData } from '#store/engine.ts';
import { keepEmbedded } from '#store/autosave/embedded.ts';
import { ready } from '#store/autosave/opening.ts';
import { warnUnsaved } from '#store/autosave/storageWarning.ts';
import { followReleases } from '#store/release.ts';
import { createSession } from '#store/session.ts';
import { showButtonNames } from '#ui/buttonNames.ts';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '#app/theme.css';

const { id } = splitHash(location.hash);

/** How the page looks in a frame of another page, if it is in one. */
const framed = frameTheme(location.search);

// A linked puzzle may be solved at once: the worker starts while React draws the page.
if (id === LAB || puzzleTypeIds.includes(id)) engines.rules.warm();

if (framed === undefined) {
  // Opening the database takes time. A failure is reported to whoever asks for an entry.
  ready().catch(() => {});
  createSession();
  // What the page itself does with every change, after the session.
  syncUrl();
  followArmed();
  followReleases();
  keepFocus();
  keysToBoard();
  leaveFields();
  warnUnsaved();
} else {
  // The page around the frame is its reader's: no library, no address, and no service worker.
  document.documentElement.dataset['theme'] = framed;
  saveData();
  createSession({ saves: false });
  keepEmbedded();
  followArmed();
}
showButtonNames();

// Workers that were stopped while nobody used the page start again before anything is asked.
for (const kind of ['pointerdown', 'keydown']) {
  addEventListener(kind, engines.rules.wake, { capture: true, passive: true });
}

const app = (
  <StrictMode>
    <ErrorBoundary>{framed === undefined ? <App /> : <Frame />}</ErrorBoundary>
  </StrictMode>
);

/** Draws the page into `root`; a newcomer's prerendered start page is hydrated, so that nothing moves. */
async function draw(root: HTMLElement): Promise<void> {
  const isPrerendered = root.querySelector('.prerendered') !== null;
  const isNewcomer = document.documentElement.dataset['begun'] === undefined;
  // A part that could not be fetched says so where it is drawn.
  if (id === '' && framed === undefined) await Gallery.fetchOnce().catch(() => undefined);
  // In a transition React renders in slices, so that a phone answers meanwhile.
  startTransition(() => {
    if (id === '' && framed === undefined && isPrerendered && isNewcomer) {
      root.querySelector('.prerendered-puzzle')?.remove();
      // Text that differs, such as the theme's name, is drawn again.
      hydrateRoot(root, app, { onRecoverableError: () => {} });
    } else createRoot(root).render(app);
  });
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
void draw(root);
