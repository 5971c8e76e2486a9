/** The tag of a test that only a thorough run does. */
export const THOROUGH = '@thorough';

/** The tag of a test that runs only before a release: a thorough test covers something similar. */
export const RELEASE = '@release';

/**
 * Matches the thorough tests of the half of all files that is left out today. All of them take ten minutes of two
 * cores; by turns, each of them runs at least every other day.
 */
export const leftOutToday = (day = Math.floor(Date.now() / 86_400_000)): RegExp =>
  new RegExp(`\\b${day % 2 === 0 ? '[a-l]' : '[m-z]'}[A-Za-z]*\\.spec\\.ts .*${THOROUGH}`);

/** Of similar tests, the first always runs, the second in a thorough run, the rest before a release. */
export const butFirst = (index: number): { readonly tag: string[] } => ({
  tag: index === 0 ? [] : [index === 1 ? THOROUGH : RELEASE],
});
