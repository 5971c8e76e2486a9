/** The tag of a test that only a thorough run does. */
export const THOROUGH = '@thorough';

/** Of a row of tests that are alike, all but the first are for a thorough run. */
export const butFirst = (index: number): { readonly tag: string[] } => ({
  tag: index === 0 ? [] : [THOROUGH],
});
