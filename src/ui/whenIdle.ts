/**
 * Does something when the page has nothing else to do, or after `latest` milliseconds. Gives a way to
 * have it left undone.
 */
export function whenIdle(work: () => void, latest: number): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: latest });
  return () => cancelIdleCallback(request);
}

/** Waits until the page has nothing else to do, or for `latest` milliseconds. */
export const idle = (latest: number): Promise<void> =>
  new Promise((resolve) => void whenIdle(resolve, latest));

/**
 * Waits until what is drawn now is painted, or for `latest` milliseconds: nothing is where nobody looks at
 * the page.
 */
export const painted = (latest: number): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, latest);
  });
