import { besides } from '#grid/areas.ts';
import { cellNames } from '#grid/names.ts';
import { related } from '#logic/kinds/related.ts';
import type { Relation } from '#logic/kinds/related.ts';
import type { PathKind } from '#puzzle/pathForms.ts';
import { pathKind } from '../pathKinds.ts';
import { entry } from '../phrase.ts';
import { aboutNumbers, oneClaim } from '../ruleClaims.ts';
import type { RuleMeaning } from '../scene.ts';
import { pairsNear } from './pairsNear.ts';
import { inTurn } from './pathPairs.ts';
import { relatedOn } from './relatedOn.ts';
import { aNumber } from './words.ts';

// Rules about numbers with a sign between them, and without one.

const CONSECUTIVE: Relation = { differ: 'exactly', by: 1 };
const DOUBLE: Relation = { times: 2 };
const DOTS: readonly PathKind[] = ['white-dot', 'black-dot'];

const timesInWords = (times = 2): string => (times === 2 ? 'twice' : `${times} times`);

const sumsOf = (kind: 'x' | 'v', total: number): RuleMeaning =>
  relatedOn(
    kind,
    inTurn,
    (words, says) => `the numbers at ${words} ${says}`,
    () => ({ relation: { sums: [total] }, says: `add up to ${total}` }),
  );

/** Of two neighbours without a sign between them, the numbers are never so related. */
const withoutSign = (
  kinds: readonly PathKind[],
  noun: string,
  says: string,
  fault: string,
  relation: Relation,
): RuleMeaning =>
  oneClaim(kinds.map(pathKind), (scene) => {
    const signed = new Set(
      kinds
        .flatMap((kind) => scene.places(pathKind(kind)))
        .map(({ cells }) => cells.toSorted((a, b) => a - b).join()),
    );
    const pairs = pairsNear(scene, besides).filter((pair) => !signed.has(pair.join()));
    const who = `neighbours without ${noun}`;
    return related({
      place: { words: `${who} that ${fault}`, look: who },
      sentence: `${who} ${says}`,
      says,
      pairs,
      relation: { not: relation },
      domain: scene.domain,
      mayBeEmpty: false,
      names: (some) => cellNames(scene.grid, some),
    });
  });

export const SIGN_RULES = aboutNumbers([
  entry({
    says: 'the numbers at each white dot are consecutive',
    means:
      'Two numbers with a white dot between them differ by 1, or by the number in it. Without a dot they may, too.',
    example: 'the numbers at each white dot are consecutive',
    make: () =>
      relatedOn(
        'white-dot',
        inTurn,
        (words, says) => `the numbers at ${words} ${says}`,
        (_, __, by = 1) => ({
          relation: { differ: 'exactly', by },
          says: by === 1 ? 'are consecutive' : `differ by ${by}`,
          technique: 'dot',
        }),
      ),
  }),
  entry({
    says: 'at each black dot one number is twice the other',
    means:
      'Of two numbers with a black dot between them one is the double of the other, or so many times the other as the number in it says. Without a dot it may be, too.',
    example: 'at each black dot one number is twice the other',
    make: () =>
      relatedOn(
        'black-dot',
        inTurn,
        (words, _, times) => `one number at ${words} is ${timesInWords(times)} the other`,
        (_, __, times) => ({
          relation: { times: times ?? 2 },
          says: `are such that one is ${timesInWords(times)} the other`,
          technique: 'dot',
        }),
      ),
  }),
  entry({
    says: 'the numbers at each X add up to {total}',
    means: 'Two numbers with an X between them add up to this. Others may, too.',
    example: 'the numbers at each X add up to 10',
    takes: { total: aNumber },
    make: ({ total }) => sumsOf('x', total),
  }),
  entry({
    says: 'the numbers at each V add up to {total}',
    means: 'Two numbers with a V between them add up to this. Others may, too.',
    example: 'the numbers at each V add up to 5',
    takes: { total: aNumber },
    make: ({ total }) => sumsOf('v', total),
  }),
  entry({
    says: 'neighbours without a dot are never consecutive',
    means:
      'All dots are given: two numbers side by side without a white or black one never differ by 1.',
    example: 'neighbours without a dot are never consecutive',
    make: () => withoutSign(DOTS, 'a dot', 'are never consecutive', 'are consecutive', CONSECUTIVE),
  }),
  entry({
    says: 'of neighbours without a dot none is twice the other',
    means:
      'All dots are given: of two numbers side by side without a white or black one, neither is the double of the other.',
    example: 'of neighbours without a dot none is twice the other',
    make: () =>
      withoutSign(
        DOTS,
        'a dot',
        'are never such that one is twice the other',
        'are such that one is twice the other',
        DOUBLE,
      ),
  }),
  entry({
    says: 'neighbours without a sign never add up to {one} or {other}',
    means:
      'All Xs and Vs are given: two numbers side by side without one never have one of these sums.',
    example: 'neighbours without a sign never add up to 10 or 5',
    takes: { one: aNumber, other: aNumber },
    make: ({ one, other }) =>
      withoutSign(
        ['x', 'v'],
        'a sign',
        `never add up to ${one} or ${other}`,
        `add up to ${one} or ${other}`,
        { sums: [one, other] },
      ),
  }),
]);
