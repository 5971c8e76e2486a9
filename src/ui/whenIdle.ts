/**
 * Calls `work` when the browser is idle, or after `latest` milliseconds. Returns a function that
 * cancels it.
 */
export function whenIdle(work: () => void, latest: number): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: latest });
  return () => cancelIdleCallback(request);
}

/** Resolves when the browser is idle, or after `latest` milliseconds. */
export const idle = (latest: number): Promise<void> =>
  new Promise((resolve) => void whenIdle(resolve, latest));

/** Resolves after the next paint, or after `latest` milliseconds: a hidden page is not painted. */
export const painted = (latest: number): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, latest);
  });
