import { oneOfPhrases } from '../phrase.ts';
import type { Phrase } from '../phrase.ts';
import type { RuleMeaning } from '../scene.ts';
import { AREA_RULES } from './areaRules.ts';
import { BRIDGE_RULES } from './bridgeRules.ts';
import { DIAGONAL_RULES } from './diagonalRules.ts';
import { DOMINO_RULES } from './dominoRules.ts';
import { GROUP_RULES } from './groupRules.ts';
import { LEVEL_RULES } from './levelRules.ts';
import { JOIN_RULES } from './joinRules.ts';
import { LETTER_RULES } from './letterRules.ts';
import { LOOP_RULES } from './loopRules.ts';
import { NEAR_RULES } from './nearRules.ts';
import { NEIGHBOUR_COUNT_RULES } from './neighbourCountRules.ts';
import { NEIGHBOUR_RULES } from './neighbourRules.ts';
import { NUMBER_RULES } from './numberRules.ts';
import { PAIR_RULES } from './pairRules.ts';
import { PASS_RULES } from './passRules.ts';
import { POLE_RULES } from './poleRules.ts';
import { PLACE_NUMBER_RULES } from './placeNumberRules.ts';
import { MARKED_CELL_RULES } from './markedCellRules.ts';
import { PATH_NUMBER_RULES } from './pathNumberRules.ts';
import { PATH_SUM_RULES } from './pathSumRules.ts';
import { PATH_RULES } from './pathRules.ts';
import { PLANE_RULES } from './planeRules.ts';
import { REGION_RULES } from './regionRules.ts';
import { SHADING_RULES } from './shadingRules.ts';
import { SHAPE_RULES } from './shapeRules.ts';
import { SIGHT_RULES } from './sightRules.ts';
import { SIGN_RULES } from './signRules.ts';
import { TRIANGLE_RULES } from './triangleRules.ts';
import { VALUE_RULES } from './valueRules.ts';
import { VISIT_RULES } from './visitRules.ts';

/** What a line under "rules" can say: parts of the language with their titles, in the order of its reference. */
export const RULE_PARTS: readonly (readonly [
  title: string,
  entries: readonly Phrase<RuleMeaning>[],
])[] = [
  ['Rules about numbers', NUMBER_RULES],
  ['Rules about the numbers of a place', PLACE_NUMBER_RULES],
  ['Rules about numbers near each other', NEAR_RULES],
  ['Rules about numbers along drawn paths', PATH_NUMBER_RULES],
  ['Rules about numbers in marked cells', MARKED_CELL_RULES],
  ['Rules about sums along drawn paths', PATH_SUM_RULES],
  ['Rules about signs between neighbours', SIGN_RULES],
  ['Rules about values', VALUE_RULES],
  ['Rules about neighbours', NEIGHBOUR_RULES],
  ['Rules about how many neighbours are alike', NEIGHBOUR_COUNT_RULES],
  ['Rules about shading', SHADING_RULES],
  ['Rules about shading in regions', REGION_RULES],
  ['Rules about poles', POLE_RULES],
  ['Rules about levels', LEVEL_RULES],
  ['Rules about what is seen', SIGHT_RULES],
  ['Rules about shapes', SHAPE_RULES],
  ['Rules about groups', GROUP_RULES],
  ['Rules about two connected colours', PLANE_RULES],
  ['Rules about paths of cells', PATH_RULES],
  ['Rules about pairs', PAIR_RULES],
  ['Rules about letters', LETTER_RULES],
  ['Rules about loops', LOOP_RULES],
  ['Rules about what a loop passes', PASS_RULES],
  ['Rules about regions that a loop visits', VISIT_RULES],
  ['Rules about lines between numbers', JOIN_RULES],
  ['Rules about bridges', BRIDGE_RULES],
  ['Rules about areas', AREA_RULES],
  ['Rules about dominoes', DOMINO_RULES],
  ['Rules about diagonals', DIAGONAL_RULES],
  ['Rules about triangles', TRIANGLE_RULES],
];

export const aRuleLine = oneOfPhrases<RuleMeaning>('a rule', () =>
  RULE_PARTS.flatMap(([, entries]) => entries),
);
