/** The tag of a test that only a thorough run does. */
export const THOROUGH = '@thorough';

/** The tag of a test that is run before a release: what it looks at is alike in a thorough test. */
export const RELEASE = '@release';

/** Of a row of tests that are alike, one is always run, one more in a thorough run, the rest before a release. */
export const butFirst = (index: number): { readonly tag: string[] } => ({
  tag: index === 0 ? [] : [index === 1 ? THOROUGH : RELEASE],
});
