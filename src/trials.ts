/** Whether all tests run, as before a release: `npm test -- --all`. */
export const isThorough = process.env['THOROUGH'] === '1';

/**
 * The number of random trials: `all`, or one in `oneOf` on a developer's machine. An integer, since
 * fast-check does not end at fractions.
 */
export const trials = (all: number, oneOf = 10): number =>
  Math.ceil(isThorough ? all : all / oneOf);
