/** Whether more is tried, as CI does: `npm test -- --all`. */
export const isThorough = process.env['THOROUGH'] === '1';

/** Whether all is tried, as before a release: `npm test -- --release`. */
export const isRelease = process.env['RELEASE'] === '1';

/** Of cases that are alike, the first on a developer's machine, two in CI, all before a release. */
export const firstCases = <Case>(cases: readonly Case[]): readonly Case[] =>
  cases.slice(0, isRelease ? undefined : isThorough ? 2 : 1);

/** Of cases that a developer's machine need not all try, the first so many there, all in CI and before a release. */
export const fewerQuickly = <Case>(cases: readonly Case[], most = 1): readonly Case[] =>
  isThorough || isRelease ? cases : cases.slice(0, most);

/** Of many things that are alike, so many from all over them on a developer's machine; chance draws where they begin. */
export const sampledQuickly = <Thing>(things: readonly Thing[], most: number): readonly Thing[] =>
  isThorough || isRelease ? things : sampled(things, most);

/** At most so many of these, from all over them; chance draws where they begin. */
export function sampled<Thing>(things: readonly Thing[], most: number): readonly Thing[] {
  if (things.length <= most) return things;
  const step = things.length / most;
  const begin = Math.random() * step;
  return Array.from({ length: most }, (_, at) => things[Math.floor(begin + at * step)] as Thing);
}

/** CI makes one in so many of the random trials that are made before a release. */
const IN_CI = 3;

/**
 * The number of random trials: `all`, a third of them in CI, or one in `oneOf` on a developer's
 * machine. An integer, since fast-check does not end at fractions.
 */
export const trials = (all: number, oneOf = 10): number =>
  Math.ceil(isRelease ? all : all / (isThorough ? Math.min(IN_CI, oneOf) : oneOf));
