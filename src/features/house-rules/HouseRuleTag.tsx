import { counted } from '#puzzle/numbers.ts';
import { useDocument } from '#store/document/document.ts';
import { showPanel } from '../showPanel.ts';

/** Says that the board has house rules, and links to them. */
export function HouseRuleTag() {
  const { puzzle } = useDocument();
  const count = puzzle.houseRules.length;
  if (count === 0) return null;
  return (
    <button type="button" className="link whitespace-nowrap" onClick={() => showPanel('rules')}>
      {counted(count, 'house rule')}
    </button>
  );
}
