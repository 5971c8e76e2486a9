import { besides, kingsMoves, knightsMoves } from '#grid/areas.ts';
import { cellNames } from '#grid/names.ts';
import { related } from '#logic/kinds/related.ts';
import type { Relation } from '#logic/kinds/related.ts';
import { KNIGHTS_MOVES, unlikeNeighbours } from '#logic/kinds/unlikeNeighbours.ts';
import type { NearWords } from '#logic/kinds/unlikeNeighbours.ts';
import { NO_NUMBER } from '../glyphs.ts';
import { asRectangle, cellKind } from '../kinds.ts';
import { entry } from '../phrase.ts';
import { aboutNumbers, oneClaim, ruleAt, withoutEmpty } from '../ruleClaims.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import { pairsNear } from './pairsNear.ts';
import type { NearCells } from './pairsNear.ts';
import { aDifference } from './words.ts';

// Rules about the numbers of cells that are near each other.

const mayBeEmpty = ({ values }: Scene): boolean => values.includes(NO_NUMBER.value);

const unlike = (near: NearCells, words?: NearWords): RuleMeaning =>
  ruleAt([cellKind], (scene, { place, cells: [cell = 0] }) => {
    const neighbours = near(asRectangle(scene.grid), cell).filter(scene.isWhite);
    if (!scene.isWhite(cell) || neighbours.length === 0) return [];
    return unlikeNeighbours({
      place,
      cell,
      neighbours,
      values: withoutEmpty(scene.domain(cell)),
      symbol: scene.symbol,
      mayBeEmpty: mayBeEmpty(scene),
      ...(words === undefined ? {} : { words }),
    });
  });

/** `who` are such cells: "neighbours"; `broken` are pairs of them that break the rule. */
const apart = (
  near: NearCells,
  who: string,
  relation: Relation,
  says: string,
  broken: string,
): RuleMeaning =>
  oneClaim([], (scene) => {
    return related({
      place: { words: broken, look: who },
      sentence: `${who} ${says}`,
      says,
      pairs: pairsNear(scene, near),
      relation,
      domain: scene.domain,
      mayBeEmpty: mayBeEmpty(scene),
      names: (cells) => cellNames(scene.grid, cells),
    });
  });

const farFrom = (near: NearCells, who: string, least: number): RuleMeaning =>
  apart(
    near,
    who,
    { differ: 'at least', by: least },
    `differ by at least ${least}`,
    `${who} differing by less than ${least}`,
  );

export const NEAR_RULES = aboutNumbers([
  entry({
    says: ['touching cells differ', "cells a king's move apart differ"],
    means: 'No two cells that share a side or a corner have the same number.',
    example: 'touching cells differ',
    make: () => unlike(kingsMoves),
  }),
  entry({
    says: "cells a knight's move apart differ",
    means:
      'No two cells have the same number if one is two cells along a row or column from the other, and one to the side.',
    example: "cells a knight's move apart differ",
    make: () => unlike(knightsMoves, KNIGHTS_MOVES),
  }),
  entry({
    says: 'touching cells differ by at least {number}',
    means: 'The numbers of two cells that share a side or a corner are at least so far apart.',
    example: 'touching cells differ by at least 2',
    takes: { number: aDifference },
    make: ({ number }) => farFrom(kingsMoves, 'touching cells', number),
  }),
  entry({
    says: 'neighbours differ by at least {number}',
    means: 'The numbers of two cells that share a side are at least so far apart.',
    example: 'neighbours differ by at least 2',
    takes: { number: aDifference },
    make: ({ number }) => farFrom(besides, 'neighbours', number),
  }),
  entry({
    says: 'neighbours are never consecutive',
    means: 'No two cells that share a side have numbers that follow each other, such as 3 and 4.',
    example: 'neighbours are never consecutive',
    make: () =>
      apart(
        besides,
        'neighbours',
        { differ: 'never', by: 1 },
        'are never consecutive',
        'consecutive neighbours',
      ),
  }),
]);
