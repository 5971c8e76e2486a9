/** The tag of a test that only a thorough run does. */
export const THOROUGH = '@thorough';

/** The tag of a test that runs only before a release: a thorough test covers something similar. */
export const RELEASE = '@release';

/** Of similar tests, the first always runs, the second in a thorough run, the rest before a release. */
export const butFirst = (index: number): { readonly tag: string[] } => ({
  tag: index === 0 ? [] : [index === 1 ? THOROUGH : RELEASE],
});
