import { XIcon } from '#ui/icons.ts';
import { capitalise } from '#logic/words.ts';
import { cellsOfHouseRule, nameOfHouseRule, wordsOfHouseRule } from '#puzzle/clueWords.ts';
import type { HouseRule } from '#puzzle/puzzle.ts';
import { offeredRules } from '#puzzle/ruleTerms.ts';
import { slotValues } from '#puzzle/slot.ts';
import { changeHouseRules, useDocument } from '#store/document/document.ts';
import { light } from '#store/document/view.ts';
import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PointingLine } from '../proof/parts.tsx';
import { OwnLine } from './OwnLine.tsx';
import { OwnRule } from './OwnRule.tsx';
import { addLine } from './rules.ts';
import { SelectedCells } from './SelectedCells.tsx';

/** The board's house rules, and ways to add more. */
export function HouseRules() {
  return (
    <section aria-labelledby="house-rules" className="mt-6 grid gap-3">
      <h2 id="house-rules" className="card-title">
        House rules
      </h2>
      <p className="text-sm text-muted">
        Rules of your own for this board. They are used by Solve, hints and checks, and saved in the
        link.
      </p>
      <WholeBoard />
      <OwnLine />
      <SelectedCells />
      <OwnRule />
      {/* Last, so that the button that adds a rule stays under the pointer. */}
      <RulesOnBoard />
    </section>
  );
}

/** The house rules, each with a button that removes it. */
function RulesOnBoard() {
  const { type, puzzle } = useDocument();
  const { houseRules } = puzzle;
  if (houseRules.length === 0) return <p>This board has none.</p>;
  return (
    <ul aria-label="House rules on this board" className="proof-lines">
      {houseRules.map((_, index) => {
        const name = nameOfHouseRule(type, puzzle, index);
        return (
          <li key={name} className="proof-choice">
            <PointingLine cells={cellsOfHouseRule(type, puzzle, index)}>
              {`${capitalise(wordsOfHouseRule(type, puzzle, index))}.`}
            </PointingLine>
            <IconButton
              label={`Take off ${name}`}
              onClick={() => {
                light([]);
                changeHouseRules(houseRules.toSpliced(index, 1));
              }}
            >
              <Icon of={XIcon} size={18} />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

/** Well-known rules for the whole board, each switched on or off. */
function WholeBoard() {
  const { type, puzzle } = useDocument();
  const { houseRules, parameters } = puzzle;
  const rules = offeredRules(type.grid(parameters), slotValues(type.slot(parameters))).filter(
    ({ line }) => type.readRule?.(line, parameters).ok === true,
  );
  if (rules.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-x-5">
      <legend className="sr-only">For the whole board</legend>
      {rules.map(({ name, line, term }) => {
        const isIt = ({ text }: HouseRule): boolean => text === line || text === term;
        return (
          <label key={name} className="field">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={houseRules.some(isIt)}
              onChange={({ target }) =>
                target.checked
                  ? addLine(line)
                  : changeHouseRules(houseRules.filter((rule) => !isIt(rule)))
              }
            />
            {name}
          </label>
        );
      })}
    </fieldset>
  );
}
