import { createContext, useContext, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from './Button.tsx';

/** A lazy component that can be preloaded; `fetchOnce` rejects if that fails. */
type Late<Props> = ComponentType<Props> & { readonly fetchOnce: () => Promise<void> };

/**
 * Makes a lazy component. Until it is loaded, `place` reserves its space; if loading fails, a
 * sentence says so and offers to retry, while the rest of the page keeps working.
 */
export function createLate<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  place: ReactNode,
): Late<Props> {
  let part: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    part ??= await fetchPart();
  };
  // Called even if it is loaded already: that may have happened between render and effect.
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

/** Whether a newer release is known to have replaced this page: then its other files are gone. */
export const Outdated = createContext(false);

/** Whether a style sheet did not load. */
function isBare({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    // `sheet.cssRules` of a failed style sheet cannot be read.
    return true;
  }
}

/** Requests failed style sheets again: neither browsers nor the bundler's code do so. */
function fetchStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (isBare(link)) link.replaceWith(link.cloneNode());
  }
}

/**
 * Says that something failed to load, and offers to retry if that may help. Firefox does not
 * request a failed script again, and after a new release it is gone: in both cases the page is
 * reloaded.
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
