/** Whether everything is tried, as before a release: `npm test -- --all`. */
export const isThorough = process.env['THOROUGH'] === '1';

/** How often chance is tried: `all` times, or a tenth of that where a developer waits. */
export const trials = (all: number): number => (isThorough ? all : Math.ceil(all / 10));
