import { XIcon } from '#ui/icons.ts';
import { capitalise } from '#logic/words.ts';
import { sayHouseRule } from '#puzzle/clueWords.ts';
import { boardRules } from '#puzzle/ruleTerms.ts';
import { slotValues } from '#puzzle/slot.ts';
import { changeHouseRules, useDocument } from '#store/document/document.ts';
import { modelOf } from '#store/document/model.ts';
import { light } from '#store/document/view.ts';
import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PointingLine } from '../proof/parts.tsx';
import { OwnRule } from './OwnRule.tsx';
import { addTerms } from './rules.ts';
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
  const claims = modelOf(type, puzzle).claims.filter(({ place }) => place.houseRule !== undefined);
  return (
    <ul aria-label="House rules on this board" className="proof-lines">
      {claims.map((claim, index) => (
        <li key={claim.label} className="proof-choice">
          <PointingLine cells={claim.cells}>{`${capitalise(sayHouseRule(claim))}.`}</PointingLine>
          <IconButton
            label={`Take off ${claim.label}`}
            onClick={() => {
              light([]);
              changeHouseRules(houseRules.toSpliced(index, 1));
            }}
          >
            <Icon of={XIcon} size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** Well-known rules for the whole board, each switched on or off. */
function WholeBoard() {
  const { type, puzzle } = useDocument();
  const { houseRules, parameters } = puzzle;
  const rules = boardRules(type.grid(parameters), slotValues(type.slot(parameters)));
  if (rules.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-x-5">
      <legend className="sr-only">For the whole board</legend>
      {rules.map(({ name, term }) => (
        <label key={name} className="field">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={houseRules.some(({ text }) => text === term)}
            onChange={({ target }) =>
              target.checked
                ? addTerms(term)
                : changeHouseRules(houseRules.filter(({ text }) => text !== term))
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
