/**
 * The named techniques of all puzzles: the names that hints use, the text of the techniques page,
 * and their difficulty. They are recognised by the shape of reasons in `src/reasoning/techniques`,
 * and by the kinds of claims themselves.
 */

import { ofAreas } from './ofAreas.ts';
import { ofCandidates } from './ofCandidates.ts';
import { ofClues } from './ofClues.ts';
import { ofGraphs } from './ofGraphs.ts';
import { ofGroups } from './ofGroups.ts';
import { ofNeighbours } from './ofNeighbours.ts';
import { ofPaths } from './ofPaths.ts';
import { ofRegions } from './ofRegions.ts';
import { ofRules } from './ofRules.ts';
import type { Technique } from './technique.ts';

export type { Technique } from './technique.ts';

const ALL = {
  ...ofRules,
  ...ofPaths,
  ...ofAreas,
  ...ofClues,
  ...ofNeighbours,
  ...ofRegions,
  ...ofGraphs,
  ...ofGroups,
  ...ofCandidates,
};

/** The ids of techniques in code and stored data; must not change. */
export type TechniqueId = keyof typeof ALL;

/** All techniques by id. */
export const TECHNIQUES: Readonly<Record<TechniqueId, Technique>> = ALL;
