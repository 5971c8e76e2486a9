/** The tag of a test that only a thorough run does. */
export const THOROUGH = '@thorough';

/** Of what is alike by types, enough to try: a type's own is looked at in the unit tests of all types. */
export const everyOther = <Each>(all: readonly Each[]): readonly Each[] =>
  all.filter((_, index) => index % 2 === 0);

/** Of a row of tests that are alike, all but the first are for a thorough run. */
export const butFirst = (index: number): { readonly tag: string[] } => ({
  tag: index === 0 ? [] : [THOROUGH],
});
