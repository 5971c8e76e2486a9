import { describe, expect, it } from 'vitest';
import { asSides } from '#definition/sideKinds.ts';
import { gradeOf } from '#puzzle/difficulty.ts';
import { gradingOf } from '#puzzle/grading.ts';
import { masyu } from '#puzzles/masyu/index.ts';
import { slitherlink } from '#puzzles/slitherlink/index.ts';
import { fewerQuickly } from '#trials.ts';
import { makeAtOnce } from './make.ts';

const LINE = 1;
const PARAMETERS = { width: 7, height: 7 };

describe.each([
  ['Slitherlink', slitherlink],
  ['Masyu', masyu],
] as const)('a %s of seven', (_, type) => {
  it.each(fewerQuickly([1, 2, 3]))('made by number %i has a loop through most dots', (seed) => {
    const made = makeAtOnce(type, { parameters: PARAMETERS, seed });
    const { atDots } = asSides(type.grid(PARAMETERS));
    const passed = atDots.filter((own) => own.some((side) => made?.solution[side] === LINE));
    expect(passed.length / atDots.length).toBeGreaterThan(0.6);
  });

  it.each(fewerQuickly(['medium', 'easy', 'hard', 'fiendish'] as const))(
    'is %s where that is wanted',
    (grade) => {
      const made = makeAtOnce(type, { parameters: PARAMETERS, seed: 1, grade });
      expect(made?.asWanted).toBe(true);
      const grading = gradingOf(type, { parameters: PARAMETERS });
      expect(gradeOf(made?.difficulty ?? 0, grading)).toBe(grade);
    },
  );
});

it('an easy Slitherlink has the numbers that uniqueness needs, and more', () => {
  const [bare, easy] = [{ minimal: true }, { grade: 'easy' as const }].map((wishes) =>
    makeAtOnce(slitherlink, { parameters: PARAMETERS, seed: 2, ...wishes }),
  );
  expect(easy?.solution).toEqual(bare?.solution);
  const numbers = (made: typeof bare): readonly number[] =>
    (made?.puzzle.siteClues ?? []).flatMap((clue, site) => (clue === undefined ? [] : [site]));
  expect(numbers(easy)).toEqual(expect.arrayContaining([...numbers(bare)]));
  expect(numbers(easy).length).toBeGreaterThan(numbers(bare).length);
});
