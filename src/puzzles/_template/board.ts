import { sizesIn, readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/** Where the rules come from stands here. */
export const definition = readOwnDefinition(rules);

/** All sizes, ascending: from the smallest that is a puzzle to the largest that is fast. */
export const SIZES = sizesIn(definition, 'size');
