import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { dividing } from '#puzzle/dividing.ts';
import { definition, starBattleGrid } from './board.ts';
import type { StarBattleParameters } from './board.ts';
import { starBattleComplaints } from './complaints.ts';
import exampleText from './examples.txt?raw';
import { starBattlePhoto } from './photo.ts';
import { starBattleText } from './text.ts';

/**
 * By the number of cells. Of 8×8 with one star and 9×9 and 10×10 with two, the cuts lie between the
 * medians of boards that their author calls easy, medium, hard and expert: 42, 42, 120, 120; 40, 73, 127,
 * 211; 41, 43, 129, 209. The easier two differ little. 6×6 goes by what was made; other sizes and three
 * stars go by the nearest of these.
 */
const ONE_STAR: GradingBySize = [
  [25, { steps: [30, 42, 60], hardest: 'medium' }],
  [36, { steps: [30, 42, 60], hardest: 'hard' }],
  [Infinity, { steps: [43, 60, 123], hardest: 'hard' }],
];
const MORE_STARS: GradingBySize = [
  [64, { steps: [46, 90, 170], hardest: 'hard' }],
  [Infinity, { steps: [46, 90, 170], hardest: 'fiendish' }],
];

const grading = ({ size, stars }: StarBattleParameters): Grading =>
  gradingFor(stars === 1 ? ONE_STAR : MORE_STARS, size * size);

/** From this side on, boards of any grade are slow to make. */
const SLOWLY_MADE = 12;
/** The same for easy and medium ones with more than one star. */
const SLOWLY_MADE_EASY = 10;

function beforeMaking({ size, stars }: StarBattleParameters): string | undefined {
  if (size >= SLOWLY_MADE) {
    return `A board of this size${stars < 3 ? ' with so few stars' : ''} takes half a minute and more, and may fail.`;
  }
  return stars > 1 && size >= SLOWLY_MADE_EASY
    ? 'One that is to be easy or medium may take half a minute, or come out harder.'
    : undefined;
}

export const starBattle = defineFromText<StarBattleParameters>(definition, {
  id: 'star-battle',
  otherNames: ['Two Not Touch', 'Queens', 'Starry Night'],
  group: 'objects',
  published: 'in The New York Times',
  summary: 'Place the given number of stars in every row, column and region; no two touch.',
  help: () => import('./help.md?html'),
  exampleText,
  text: starBattleText,
  complaints: starBattleComplaints,
  grading,
  beforeMaking,
  making: dividing<StarBattleParameters>({
    grid: starBattleGrid,
    each: ({ stars }) => stars,
    place: (empty, _, fill) => fill(empty),
  }),
  photo: starBattlePhoto,
});
