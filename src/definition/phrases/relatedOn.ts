import { cellNames } from '#grid/names.ts';
import { related } from '#logic/kinds/related.ts';
import type { Relation } from '#logic/kinds/related.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import type { PathKind } from '#puzzle/pathForms.ts';
import { pathKind } from '../pathKinds.ts';
import { ruleAt } from '../ruleClaims.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import type { Pairs } from './pathPairs.ts';

/** What two cells of a path do, and of which two that is said. */
interface PathRelation {
  readonly relation: Relation;
  /** "differ by at least 5". */
  readonly says: string;
  /** What a step by it is called. */
  readonly technique?: TechniqueId;
}

/** On each path of a kind, the numbers of some pairs of cells are so related. */
export const relatedOn = (
  kind: PathKind,
  pairsOf: Pairs,
  sentenceAt: (words: string, says: string, number: number | undefined) => string,
  relationOf: (
    scene: Scene,
    cells: readonly number[],
    /** The number printed at it. */
    number: number | undefined,
  ) => PathRelation,
): RuleMeaning =>
  ruleAt([pathKind(kind)], (scene, { place, cells, numbers }) => {
    const number = numbers?.[0];
    const { relation, says, technique } = relationOf(scene, cells, number);
    return related({
      place,
      sentence: sentenceAt(place.words, says, number),
      says,
      pairs: pairsOf(cells),
      relation,
      domain: scene.domain,
      mayBeEmpty: false,
      names: (some) => cellNames(scene.grid, some),
      technique,
    });
  });
