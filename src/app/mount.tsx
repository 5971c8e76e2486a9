import { startTransition, StrictMode, useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepFocus } from '#features/keepFocus.ts';
import { leaveFields } from '#features/leaveFields.ts';
import { keepHistory } from '#store/keeping/history.ts';
import { warnUnkept } from '#store/keeping/unkept.ts';
import { followHelp } from '#store/playing/help.ts';
import { App } from './App.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { FirstDrawing } from './firstDrawing/firstDrawing.ts';
import { putBack } from './prerender/setAside.ts';
import './late.css';

/** It comes along: a button in a line has no room to say that its window does not. */
export { SettingsDialog } from '#features/play/SettingsDialog.tsx';

// As long as the page is there.
keepHistory();
keepFocus();
leaveFields();
warnUnkept();
followHelp();

const app = (
  <ErrorBoundary>
    <App />
  </ErrorBoundary>
);

/** Takes over the very elements that were built, so that no press is lost on the way. */
export function takeOver(root: HTMLElement): void {
  root.querySelector('.prerendered-puzzle')?.remove();
  // No frame has passed where nobody looks at the page.
  putBack();
  // What may differ is drawn anew.
  startTransition(
    () => void hydrateRoot(root, <StrictMode>{app}</StrictMode>, { onRecoverableError: () => {} }),
  );
}

/** Draws the page, in pieces, so that a phone answers meanwhile; it comes in place of a first drawing. */
export function draw(root: HTMLElement, first: FirstDrawing | undefined): void {
  const place = first === undefined ? root : document.createElement('div');
  const page =
    first === undefined ? (
      app
    ) : (
      <InPlace first={first} place={place}>
        {app}
      </InPlace>
    );
  const reactRoot = createRoot(place);
  startTransition(() => reactRoot.render(<StrictMode>{page}</StrictMode>));
}

function InPlace({
  first,
  place,
  children,
}: {
  readonly first: FirstDrawing;
  readonly place: HTMLElement;
  readonly children: ReactNode;
}) {
  // Before it is painted, and before what looks at the document once it is there.
  useLayoutEffect(() => first.giveWay(place), [first, place]);
  useEffect(() => void first.release(), [first]);
  return children;
}
