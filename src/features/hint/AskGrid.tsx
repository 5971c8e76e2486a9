import { useState } from 'react';
import { cellName } from '#grid/grid.ts';
import { slotSymbol, slotValues, spokenValue } from '#puzzle/slot.ts';
import { useDocument } from '#store/document/document.ts';
import { askStanding, showExample } from '#store/asking/explanations.ts';
import type { Topic } from '#store/asking/hints.ts';
import { layerGrid } from '#store/document/layer.ts';
import { modelOf } from '#store/document/model.ts';
import { useView } from '#store/document/view.ts';
import { Button } from '#ui/Button.tsx';
import { useLayer } from '../edit/layers.ts';
import { sayStanding } from './sentences.ts';
import { StepView } from './StepView.tsx';

/** Asks whether the selected cell must, may or cannot be a value. */
export function AskGrid() {
  const { type, puzzle } = useDocument();
  const { cursor } = useView();
  const layer = useLayer();
  const slot = type.slot(puzzle.parameters);
  const domain = modelOf(type, puzzle).domains[cursor] ?? [];
  const values = slotValues(slot).filter((value) => domain.includes(value));
  const [chosen, setChosen] = useState(values[0]);
  const value = chosen !== undefined && values.includes(chosen) ? chosen : values[0];
  // While regions are drawn over squares, the cursor is in one of these.
  const grid = type.grid(puzzle.parameters);
  if (layerGrid(grid, layer) !== grid) return null;
  return (
    <section aria-label="Ask the grid" className="hint-ask">
      <label className="field">
        <span>{`Is ${cellName(grid, cursor)} certain to be`}</span>
        <select
          className="select"
          value={value}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {values.map((each) => (
            <option key={each} value={each}>
              {spokenValue(slot, each) === slotSymbol(slot, each)
                ? slotSymbol(slot, each)
                : spokenValue(slot, each)}
            </option>
          ))}
        </select>
      </label>
      <Button onClick={() => value !== undefined && void askStanding(cursor, value)}>Ask</Button>
    </section>
  );
}

/** The answer, with its reason or an example of either kind. */
export function StandingView({
  topic: { cell, value, standing, example },
}: {
  readonly topic: Extract<Topic, { readonly kind: 'standing' }>;
}) {
  const { type, puzzle } = useDocument();
  const place = cellName(type.grid(puzzle.parameters), cell);
  const word = spokenValue(type.slot(puzzle.parameters), value);
  const toggle = (which: 'with' | 'without', label: string) => (
    <button
      type="button"
      className="button toggle"
      aria-pressed={example === which}
      onClick={() => showExample(example === which ? undefined : which)}
    >
      {label}
    </button>
  );
  return (
    <div className="grid gap-3">
      <p className="hint-sentence" aria-live="polite">
        {sayStanding(standing, place, word)}
      </p>
      {standing.kind === 'open' && (
        <div className="flex flex-wrap gap-2">
          {toggle('with', 'Show one with it')}
          {toggle('without', 'Show one without it')}
        </div>
      )}
      {(standing.kind === 'forced' || standing.kind === 'impossible') && (
        <ol className="hint-reasons" aria-label="Reason, step by step">
          {standing.steps.map((step, at) => (
            <li key={`${at} ${step.sentence}`}>
              <StepView step={step} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
