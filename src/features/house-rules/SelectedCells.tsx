import { useState } from 'react';
import { capitalise } from '#logic/words.ts';
import {
  alikeTerm,
  allDifferentTerm,
  cageTerm,
  greaterTerm,
  parityTerm,
  sumTerm,
} from '#puzzle/ruleTerms.ts';
import { latinDigits } from '#puzzle/latinDigits.ts';
import { speechOf } from '#puzzle/puzzleType.ts';
import { useDocument } from '#store/document/document.ts';
import { useView } from '#store/document/view.ts';
import { Button } from '#ui/Button.tsx';
import { addTerms, drawOrAdd } from './rules.ts';

const PARITIES = [
  ['even', 'Even'],
  ['odd', 'Odd'],
] as const;

/** Rules about the selected cells, for types with numbers. */
export function SelectedCells() {
  const { type, puzzle } = useDocument();
  const { selection } = useView();
  const [total, setTotal] = useState('');
  const [mayRepeat, setMayRepeat] = useState(false);
  if (type.slot(puzzle.parameters).gesture !== 'type') return null;
  const cells = selection.toSorted((a, b) => a - b);
  const [first = 0, second] = cells;
  const two = cells.length === 2 && second !== undefined;
  return (
    <fieldset className="grid gap-2">
      <legend className="min-h-12">
        {`For the selected ${cells.length === 1 ? 'cell' : 'cells'}: ${capitalise(speechOf(type, puzzle).names(cells))}`}
      </legend>
      <div className="flex flex-wrap gap-2">
        <form
          className="flex flex-wrap items-center gap-x-3 gap-y-2"
          onSubmit={(event) => {
            event.preventDefault();
            const sum = Number(total);
            if (total === '') return;
            if (mayRepeat) drawOrAdd('sum-cage', cells, [sum], sumTerm(cells, sum));
            else drawOrAdd('cage', cells, [sum], cageTerm(cells, sum));
            setTotal('');
          }}
        >
          <label className="field">
            Sum
            <input
              className="select w-16 text-center"
              inputMode="numeric"
              autoComplete="off"
              value={total}
              onChange={({ target }) =>
                setTotal(latinDigits(target.value).replaceAll(/\D/g, '').slice(0, 4))
              }
            />
          </label>
          <label className="field">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={mayRepeat}
              onChange={({ target }) => setMayRepeat(target.checked)}
            />
            Digits may repeat
          </label>
          <button type="submit" className="button" disabled={total === '' || cells.length < 2}>
            Add cage
          </button>
        </form>
        <Button
          disabled={cells.length < 2}
          onClick={() => drawOrAdd('cage', cells, [], allDifferentTerm(cells))}
        >
          All different
        </Button>
        <Button disabled={cells.length < 2} onClick={() => addTerms(alikeTerm(cells))}>
          All the same
        </Button>
        <Button disabled={!two} onClick={() => two && addTerms(greaterTerm(first, second))}>
          First is greater
        </Button>
        <Button disabled={!two} onClick={() => two && addTerms(greaterTerm(second, first))}>
          Second is greater
        </Button>
        {PARITIES.map(([parity, label]) => (
          <Button
            key={parity}
            onClick={() =>
              drawOrAdd(parity, cells, [], ...cells.map((cell) => parityTerm(cell, parity)))
            }
          >
            {label}
          </Button>
        ))}
      </div>
      <p className="text-sm text-muted">
        Select several by dragging over the board, or with Shift and the arrow keys.
      </p>
    </fieldset>
  );
}
