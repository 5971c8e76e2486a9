import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import rules from './rules.txt?raw';

/**
 * Numbers count the blank cells that are seen from them; shaded cells are no neighbours, and the others
 * stay connected (Nikoli, "Kuromasu wa doko da", 1991).
 */
export const definition = readOwnDefinition(rules);

export interface KuromasuParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}
