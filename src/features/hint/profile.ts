import { TECHNIQUES } from '#logic/techniques/techniques.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import type { HintStep } from '#store/asking/hints.ts';

/** How often the solution needs a technique. */
export interface Share {
  readonly technique: TechniqueId;
  readonly steps: number;
  /** The first step that needs it, 1-based. */
  readonly first: number;
}

/** The techniques of a whole explanation, hardest first, by cost. */
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
