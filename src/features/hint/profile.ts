import { TECHNIQUES } from '#logic/techniques/techniques.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import type { HintStep } from '#store/asking/hints.ts';

/** How often a technique is needed on the way to a solution. */
export interface Share {
  readonly technique: TechniqueId;
  readonly steps: number;
  /** The first step that needs it, counted from 1. */
  readonly first: number;
}

/** What a whole explanation takes, the hardest technique first, by its agreed cost. */
export function profileOf(steps: readonly Pick<HintStep, 'technique'>[]): readonly Share[] {
  const shares = new Map<TechniqueId, Share>();
  steps.forEach(({ technique }, at) => {
    const before = shares.get(technique);
    shares.set(technique, {
      technique,
      steps: (before?.steps ?? 0) + 1,
      first: before?.first ?? at + 1,
    });
  });
  return [...shares.values()].toSorted(
    (a, b) => TECHNIQUES[b.technique].cost - TECHNIQUES[a.technique].cost || a.first - b.first,
  );
}
