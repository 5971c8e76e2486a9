/** One function that calls all of these, in their order. */
export const stopAll =
  (stops: readonly (() => void)[]): (() => void) =>
  () => {
    for (const stop of stops) stop();
  };
