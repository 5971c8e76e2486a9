/** The tag of a test that only a thorough run does. */
export const THOROUGH = '@thorough';

/** The tag of a test that runs only before a release: a thorough test covers something similar. */
export const RELEASE = '@release';

/** The first letters of the files in each half of all browser tests. */
const HALVES = ['[a-k]', '[l-z]'] as const;

/**
 * Matches the thorough tests of the half of all files that is left out today. All of them take ten minutes of two
 * cores; by turns, each of them runs every other day.
 */
export const leftOutToday = (day = Math.floor(Date.now() / 86_400_000)): RegExp =>
  new RegExp(`\\b${HALVES[day % HALVES.length]}[A-Za-z]*\\.spec\\.ts .*${THOROUGH}`);

/** Of similar tests, the first always runs, the second in a thorough run, the rest before a release. */
export const butFirst = (index: number): { readonly tag: string[] } => ({
  tag: index === 0 ? [] : [index === 1 ? THOROUGH : RELEASE],
});
