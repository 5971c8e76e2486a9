/** Whether everything is tried, as before a release: `npm test -- --all`. */
export const isThorough = process.env['THOROUGH'] === '1';

/** How often chance is tried: `all` times, or one of so many of them where a developer waits. */
export const trials = (all: number, oneOf = 10): number =>
  isThorough ? all : Math.ceil(all / oneOf);
