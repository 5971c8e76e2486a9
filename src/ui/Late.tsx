import { createContext, useContext, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from './Button.tsx';

/** A part of the page that may be fetched before it is drawn; `fetchOnce` rejects where it does not come. */
type Late<Props> = ComponentType<Props> & { readonly fetchOnce: () => Promise<void> };

/**
 * A part of the page that is fetched when it is first wanted. Until then `place` keeps its room; where
 * it does not come, a sentence says so, and it can be tried again while the rest goes on working.
 */
export function createLate<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  place: ReactNode,
): Late<Props> {
  let part: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    part ??= await fetchPart();
  };
  // Told even where it is there already: it may have come between the drawing and this.
  const attempt = (tell: (state: 'there' | 'failed') => void) => {
    fetchOnce().then(
      () => tell('there'),
      () => tell('failed'),
    );
  };
  function Late(props: Props) {
    const [state, setState] = useState<'waiting' | 'failed' | 'there'>(
      part === undefined ? 'waiting' : 'there',
    );
    useEffect(() => attempt(setState), []);
    const Part = part;
    if (Part !== undefined) return <Part {...props} />;
    if (state !== 'failed') return place;
    return (
      <Unfetched
        onRetry={() => {
          setState('waiting');
          attempt(setState);
        }}
      />
    );
  }
  return Object.assign(Late, { fetchOnce });
}

/** Whether a newer page is known to have taken this one's place: then no part of it comes any more. */
export const Outdated = createContext(false);

/** Whether no rule of a style sheet came. */
function isBare({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    // Nothing is told of what failed on its way.
    return true;
  }
}

/** Asks once more for styles that did not come: neither browsers do, nor what the bundler adds. */
function fetchStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (isBare(link)) link.replaceWith(link.cloneNode());
  }
}

/**
 * Says that something did not come, and offers to try again where that may help. Firefox does not ask again for
 * a script that did not come, and after a new release it comes no more: for both the page is opened again.
 */
export function Unfetched({ onRetry }: { readonly onRetry: () => void }) {
  const outdated = useContext(Outdated);
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="problem">
        {outdated
          ? 'This part of the page could not be fetched: there is a new version of it. Open the page again; nothing of yours is lost.'
          : 'This part of the page could not be fetched. Check the connection, then try again; nothing of yours is lost. Where that does not help, open the page again.'}
      </p>
      <p className="flex gap-2">
        {!outdated && (
          <Button
            onClick={() => {
              fetchStyles();
              onRetry();
            }}
          >
            Try again
          </Button>
        )}
        <Button onClick={() => location.reload()}>Open the page again</Button>
      </p>
    </div>
  );
}
