import { Suspense } from 'react';
import { useDocument } from '#store/document/document.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { ownRules } from '#puzzle/ownRules.ts';
import { RulesHelp } from '../rules/RulesHelp.tsx';

/** The rules in plain words: of the type, and those that only this puzzle has. */
export function FrameRules() {
  const { type, puzzle } = useDocument();
  const own = ownRules(type, puzzle);
  return (
    <>
      {own.length > 0 && (
        <>
          <h2 className="card-title">Of this puzzle</h2>
          <div className="prose">
            <ul>
              {own.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </div>
        </>
      )}
      <Suspense fallback={<ProgressBar label="Fetching the rules" />}>
        <RulesHelp type={type} part="rules" />
      </Suspense>
    </>
  );
}
