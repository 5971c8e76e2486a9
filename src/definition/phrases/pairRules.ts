import { besides } from '#grid/areas.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Claim } from '#logic/claim.ts';
import { neverAll } from '#logic/kinds/neverAll.ts';
import { pairing } from '#logic/kinds/pairing.ts';
import type { Post } from '#logic/kinds/pairing.ts';
import type { PrintedDrawing } from '#puzzle/printedNumbers.ts';
import { cellName } from '#grid/grid.ts';
import { inWords } from '#logic/words.ts';
import { asRectangle, drawingKind } from '../kinds.ts';
import { entry } from '../phrase.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import { aDrawing, aValue } from './words.ts';

// Rules about things that stand in pairs, side by side.

/** Posts that have cells in common, directly or through others, each group in reading order. */
function linked(posts: readonly Post[]): readonly (readonly Post[])[] {
  const left = new Set(posts);
  return posts.flatMap((first) => {
    if (!left.delete(first)) return [];
    const group = [first];
    for (const { cells } of group) {
      for (const post of left) {
        if (!post.cells.some((cell) => cells.includes(cell))) continue;
        left.delete(post);
        group.push(post);
      }
    }
    return [group.toSorted((a, b) => a.at - b.at)];
  });
}

/** The cells beside each drawing that can hold its partner. */
const postsOf = (scene: Scene, grid: Rectangle, drawing: PrintedDrawing): readonly Post[] => {
  const at = scene.places(drawingKind(drawing)).map(({ cells: [cell = 0] }) => cell);
  return at.map((cell) => ({
    at: cell,
    cells: besides(grid, cell).filter((near) => !at.includes(near) && scene.isWhite(near)),
  }));
};

function claimsOfPairs(scene: Scene, drawing: PrintedDrawing, value: number): readonly Claim[] {
  const grid = asRectangle(scene.grid);
  const posts = postsOf(scene, grid, drawing);
  const places = new Map(
    scene.places(drawingKind(drawing)).map(({ place, cells: [cell = 0] }) => [cell, place]),
  );
  const [noun, thing] = [{ one: drawing, many: `${drawing}s` }, scene.word(value)];
  const beside = new Set(posts.flatMap(({ cells }) => cells));
  return [
    ...linked(posts).map((group) => {
      const [first = { at: 0, cells: [] }] = group;
      const one = places.get(first.at) ?? { words: noun.one };
      const alone = group.length === 1;
      return pairing({
        place: alone
          ? one
          : {
              words: `${noun.many} near ${cellName(grid, first.at)}`,
              look: `the ${noun.many} near ${cellName(grid, first.at)}`,
            },
        sentence: alone
          ? `${one.words} has just one ${thing} beside it`
          : `each of the ${inWords(group.length)} ${noun.many} near ${cellName(grid, first.at)} has a ${thing} of its own beside it, and each ${thing} beside them a ${noun.one}`,
        posts: group,
        noun,
        value,
        other: scene.other(value),
        word: scene.word,
        many: scene.many,
      });
    }),
    neverAll({
      place: {
        words: `${scene.many(value)} without a ${noun.one}`,
        look: `the cells beside no ${noun.one}`,
      },
      sentence: `each ${thing} is beside a ${noun.one}`,
      groups: [...grid.centres.keys()]
        .filter((cell) => scene.isWhite(cell) && !places.has(cell) && !beside.has(cell))
        .map((cell) => ({
          cells: [cell],
          sentence: `${cellName(grid, cell)} is beside no ${noun.one}`,
        })),
      value,
    }),
  ];
}

export const PAIR_RULES = [
  entry({
    says: 'each {drawing} is paired with a {value} beside it, and none is left over',
    means:
      'Each tree has one of these values in a cell that shares a side with it, each value belongs to one tree, and no two belong to the same.',
    example: 'each tree is paired with a tent beside it, and none is left over',
    takes: { drawing: aDrawing, value: aValue },
    make: ({ drawing, value }): RuleMeaning => ({
      kinds: [drawingKind(drawing)],
      readsClue: false,
      compares: false,
      claims: (scene) => claimsOfPairs(scene, drawing, value),
    }),
  }),
];
