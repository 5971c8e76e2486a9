import { TECHNIQUES } from '#logic/techniques/techniques.ts';
import { goToStep } from '#store/asking/explanations.ts';
import type { HintStep } from '#store/asking/hints.ts';
import { profileOf } from './profile.ts';

/** What the whole solution takes: each technique with its count, hardest first. */
export function Profile({ steps }: { readonly steps: readonly HintStep[] }) {
  return (
    <ul className="hint-profile" aria-label="Techniques, hardest first">
      {profileOf(steps).map(({ technique, steps: count, first }) => (
        <li key={technique}>
          <button
            type="button"
            className="link"
            title={`First in step ${first}`}
            onClick={() => goToStep(first)}
          >
            {TECHNIQUES[technique].name}
          </button>
          <span>{` × ${count}`}</span>
        </li>
      ))}
    </ul>
  );
}
