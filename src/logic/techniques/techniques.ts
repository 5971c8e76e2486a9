/**
 * The named techniques of all puzzles: what hints call a step, what a page about them tells, and how
 * hard each is. Which steps are one is recognised from the shape of their reasons, in
 * `src/reasoning/techniques`, and by the kinds of claims themselves.
 */

import { ofCandidates } from './ofCandidates.ts';
import { ofRules } from './ofRules.ts';
import type { Technique } from './technique.ts';

export type { Technique } from './technique.ts';

const ALL = { ...ofRules, ...ofCandidates };

/** What techniques go by in code and data; stays as it is. */
export type TechniqueId = keyof typeof ALL;

/** All techniques by id. */
export const TECHNIQUES: Readonly<Record<TechniqueId, Technique>> = ALL;
