import { expect, it } from 'vitest';
import { profileOf } from './profile.ts';

it('a profile names each technique once, the hardest first, with the step where it is first needed', () => {
  const steps = (['naked single', 'hidden single', 'x-wing', 'hidden single'] as const).map(
    (technique) => ({ technique }),
  );
  const [hardest, ...others] = profileOf(steps);
  expect(hardest).toEqual({ technique: 'x-wing', steps: 1, first: 3 });
  expect(others).toHaveLength(2);
  expect(others).toContainEqual({ technique: 'hidden single', steps: 2, first: 2 });
  expect(others).toContainEqual({ technique: 'naked single', steps: 1, first: 1 });
});

it('of no steps there is nothing to say', () => {
  expect(profileOf([])).toEqual([]);
});
