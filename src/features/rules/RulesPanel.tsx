import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { Button } from '#ui/Button.tsx';
import { isDefinitionText } from '#puzzle/typeId.ts';
import { useDocument } from '#store/document/document.ts';
import { goToAddress } from '../share/address.ts';
import { HouseRules } from '../house-rules/HouseRules.tsx';
import { TechniquesLink } from '../techniques/TechniquesLink.tsx';
import { Tour } from '../tour/Tour.tsx';
import { DrawnLines } from './DrawnLines.tsx';
import { RulesHelp } from './RulesHelp.tsx';

/** Opens the definition of one of our own types, with this board. */
async function openInLab({ id }: PuzzleType, puzzle: Puzzle): Promise<void> {
  const [{ rulesTexts }, { labAddress }] = await Promise.all([
    import('#puzzles/rulesTexts.ts'),
    import('../lab/labAddress.ts'),
  ]);
  const text = rulesTexts.find((each) => each.id === id)?.text;
  const address = text === undefined ? undefined : await labAddress(text, puzzle);
  if (address !== undefined) goToAddress(address);
}

/** The rules in plain words, a tour of them as logic, what is drawn on the board, and house rules. */
export function RulesPanel() {
  const { type, puzzle } = useDocument();
  return (
    <>
      <RulesHelp type={type} />
      <p className="my-3">
        <TechniquesLink>{`How to solve ${type.name}: techniques`}</TechniquesLink>
      </p>
      {!isDefinitionText(type.id) && (
        <p className="my-3">
          <Button onClick={() => void openInLab(type, puzzle)}>
            See how its rules are written
          </Button>
        </p>
      )}
      {/* Keyed by type: each has a tour of its own. */}
      <Tour key={type.id} />
      <DrawnLines />
      <HouseRules />
    </>
  );
}
