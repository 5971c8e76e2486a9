/** Whether everything is tried, as before a release: `npm test -- --all`. */
export const isThorough = process.env['THOROUGH'] === '1';

/**
 * How often chance is tried: `all` times, or one of so many of them where a developer waits. A whole
 * number, for fast-check never comes to the end of half a run.
 */
export const trials = (all: number, oneOf = 10): number =>
  Math.ceil(isThorough ? all : all / oneOf);
