import { oneOfPhrases } from '../phrase.ts';
import type { RuleMeaning } from '../scene.ts';
import { AREA_RULES } from './areaRules.ts';
import { DIAGONAL_RULES } from './diagonalRules.ts';
import { GROUP_RULES } from './groupRules.ts';
import { LETTER_RULES } from './letterRules.ts';
import { LOOP_RULES } from './loopRules.ts';
import { NEAR_RULES } from './nearRules.ts';
import { NEIGHBOUR_COUNT_RULES } from './neighbourCountRules.ts';
import { NEIGHBOUR_RULES } from './neighbourRules.ts';
import { NUMBER_RULES } from './numberRules.ts';
import { PAIR_RULES } from './pairRules.ts';
import { REGION_RULES } from './regionRules.ts';
import { SHADING_RULES } from './shadingRules.ts';
import { SHAPE_RULES } from './shapeRules.ts';
import { SIGHT_RULES } from './sightRules.ts';
import { VALUE_RULES } from './valueRules.ts';

/** What a line under "rules" can say. */
const RULE_LINES = [
  ...NUMBER_RULES,
  ...NEAR_RULES,
  ...VALUE_RULES,
  ...NEIGHBOUR_RULES,
  ...NEIGHBOUR_COUNT_RULES,
  ...SHADING_RULES,
  ...REGION_RULES,
  ...SIGHT_RULES,
  ...SHAPE_RULES,
  ...GROUP_RULES,
  ...PAIR_RULES,
  ...LETTER_RULES,
  ...LOOP_RULES,
  ...AREA_RULES,
  ...DIAGONAL_RULES,
];

export const aRuleLine = oneOfPhrases<RuleMeaning>('a rule', () => RULE_LINES);
