import { cellName } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import { TechniquesLink } from '../techniques/TechniquesLink.tsx';
import { TECHNIQUES } from '#logic/techniques/techniques.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import type { HintStep } from '#store/asking/hints.ts';
import { useDocument } from '#store/document/document.ts';
import { light } from '#store/document/view.ts';

/** The most facts that are listed; more are only highlighted on the board. */
const FEW = 9;

/**
 * A step's reason: its technique, its sentence, its lines, and the cells that it cites, numbered as
 * on the board.
 */
export function StepView({ step }: { readonly step: HintStep }) {
  return (
    <div className="grid gap-2">
      <Name technique={step.technique} />
      <p className="hint-sentence">{step.sentence}</p>
      {step.lines.length > 0 && (
        <ol className="hint-lines" aria-label="Argument">
          {step.lines.map((line, at) => (
            <li key={`${at} ${line}`}>{line}</li>
          ))}
        </ol>
      )}
      {step.notes.length > 0 && <OnNotes cells={step.notes} />}
      {step.facts.length > 0 && step.facts.length <= FEW && <Facts cells={step.facts} />}
      {!step.shortest && (
        <p className="text-sm text-muted">
          The search for a shorter reason was broken off; this is the best found.
        </p>
      )}
    </div>
  );
}

/** The name of a step's technique, with an explanation on request. */
function Name({ technique }: { readonly technique: TechniqueId }) {
  const { name, about } = TECHNIQUES[technique];
  const { type } = useDocument();
  return (
    <details className="hint-name" key={technique}>
      <summary>{name}</summary>
      <p>
        <span>{`${about} `}</span>
        <TechniquesLink>{`All techniques of ${type.name}`}</TechniquesLink>
      </p>
    </details>
  );
}

/** A warning that the step relies on the player's own notes. */
function OnNotes({ cells }: { readonly cells: readonly number[] }) {
  const { type, puzzle } = useDocument();
  const names = cellNames(type.grid(puzzle.parameters), cells);
  return <p className="text-sm text-muted">{`It builds on your notes in ${names}.`}</p>;
}

function Facts({ cells }: { readonly cells: readonly number[] }) {
  const { type, puzzle } = useDocument();
  const grid = type.grid(puzzle.parameters);
  return (
    <div className="hint-facts">
      <span>Because of</span>
      {cells.map((cell, at) => (
        <button
          key={cell}
          type="button"
          className="hint-fact"
          onMouseEnter={() => light([cell])}
          onMouseLeave={() => light([])}
          onFocus={() => light([cell])}
          onBlur={() => light([])}
        >
          <b>{at + 1}</b> {cellName(grid, cell)}
        </button>
      ))}
    </div>
  );
}
