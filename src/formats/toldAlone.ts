/** Rules that a variant Sudoku tells in its own words and has no clue of. */
import { says } from './json.ts';
import type { JsonObject } from './json.ts';

/** How a rule is told, its name, and f-puzzles' names of what says the same; none if nothing does. */
const TOLD: readonly (readonly [told: RegExp, name: string, properties: readonly string[]])[] = [
  [/\bsandwich/i, 'sandwiches', ['sandwichsum']],
  [/\bx-?sums?\b/i, 'X-sums', ['xsum']],
  [/\bskyscrapers?\b/i, 'skyscrapers', ['skyscraper']],
  [/\blittle killers?\b/i, 'little killers', ['littlekillersum']],
  [/\bquadruples?\b/i, 'quadruples', ['quadruple']],
  [/\bthermo(?:meter)?s?\b/i, 'thermometers', ['thermometer', 'slowthermometer']],
  [/\bwhispers?\b/i, 'whisper lines', ['whispers']],
  [/\brenbans?\b/i, 'renban lines', ['renban']],
  [/\bpalindromes?\b/i, 'palindromes', ['palindrome']],
  [/\bregion sum lines?\b/i, 'region sum lines', ['regionsumline']],
  [/\bzipper lines?\b/i, 'zipper lines', ['zipperline']],
  [/\bentropic lines?\b/i, 'entropic lines', ['entropicline']],
  [/\bmodular lines?\b/i, 'modular lines', ['modularline']],
  [/\bknight[’']?s?[’']? move|\banti-?knight/i, 'knight’s moves', ['antiknight']],
  [/\bking[’']?s?[’']? move|\banti-?king/i, 'king’s moves', ['antiking']],
  [/\bdisjoint (?:sub)?(?:sets?|groups?)\b/i, 'disjoint groups', ['disjointgroups']],
  [/\byin.?yang/i, 'a Yin-Yang', []],
  [/\bdoublers?\b/i, 'doublers', []],
  [/\bnumbered rooms?\b/i, 'numbered rooms', []],
];

/** What the rules of a variant name that none of its clues say: "sandwiches, which its rules tell in words alone". */
export const toldAlone = (rules: string, variant: JsonObject): readonly string[] =>
  TOLD.filter(
    ([told, , properties]) =>
      told.test(rules) && !properties.some((property) => says(variant[property])),
  ).map(([, name]) => `${name}, which its rules tell in words alone`);
