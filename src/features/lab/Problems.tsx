import { applyEdit } from '#definition/applyEdit.ts';
import type { DefinitionFix } from '#definition/edit.ts';
import { sayDefinitionProblem } from '#definition/problem.ts';
import type { DefinitionProblem } from '#definition/problem.ts';
import type { LabFinding } from '#trial/findings.ts';
import { typeDefinition, useLab } from '#store/lab/lab.ts';
import { Button } from '#ui/Button.tsx';
import { StillPuzzle } from '../board/StillPuzzle.tsx';

/** What is wrong with the text, and what trying it has shown, each with its line. */
export function Problems({
  problems,
  findings,
  isRunning,
  onGo,
}: {
  readonly problems: readonly DefinitionProblem[];
  readonly findings: readonly LabFinding[];
  /** Whether the rules are still being tried. */
  readonly isRunning: boolean;
  /** Shows a line, 1-based. */
  readonly onGo: (line: number) => void;
}) {
  const isEmpty = problems.length + findings.length === 0;
  return (
    <section aria-label="What is wrong" aria-live="polite">
      {isEmpty && (
        <p className="text-sm text-muted">
          {isRunning ? 'Trying the rules …' : 'No problems found.'}
        </p>
      )}
      <ul aria-label="Problems" className="grid gap-2">
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.column} ${problem.sentence}`} className="lab-problem">
            <Line problem={problem} onGo={onGo} />
            {problem.fixes.length > 0 && <Fixes fixes={problem.fixes} />}
          </li>
        ))}
        {findings.map((finding) => (
          <li key={`${finding.line} ${finding.sentence}`} className="lab-problem">
            <Line problem={finding} onGo={onGo} />
            {finding.picture !== undefined && (
              <div className="lab-picture">
                <StillPuzzle
                  label="The board that is meant"
                  type={finding.picture.type}
                  puzzle={finding.picture.puzzle}
                  marks={finding.picture.values}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sentence; pressing it shows its line. */
function Line({
  problem,
  onGo,
}: {
  readonly problem: Pick<DefinitionProblem, 'line' | 'sentence'>;
  readonly onGo: (line: number) => void;
}) {
  return (
    <button type="button" className="lab-sentence" onClick={() => onGo(problem.line)}>
      {sayDefinitionProblem(problem)}
    </button>
  );
}

/** Changes of the text that mend a problem. */
function Fixes({ fixes }: { readonly fixes: readonly DefinitionFix[] }) {
  const { text } = useLab();
  return (
    <p className="flex flex-wrap gap-2 px-3 pb-1">
      {fixes.map(({ label, edit }) => (
        <Button key={label} onClick={() => typeDefinition(applyEdit(text, edit))}>
          {label}
        </Button>
      ))}
    </p>
  );
}
