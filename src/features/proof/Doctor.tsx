import { useEffect, useMemo } from 'react';
import { capitalise } from '#logic/words.ts';
import { changeClue } from '#puzzle/clueAt.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { settlesCell } from '#puzzle/slot.ts';
import { useDocument } from '#store/document/document.ts';
import { changeAndSolve } from '#store/asking/afterVerdict.ts';
import { askProof, useProof } from '#store/asking/proof.ts';
import type { BrokenRule, ClueConflict, Repair } from '#store/asking/proof.ts';
import { light } from '#store/document/view.ts';
import { Button } from '#ui/Button.tsx';
import { ClueList, Inquiring, PointingLine, CheckedClaim } from './parts.tsx';
import { sayConflict, sayRepair, sightOf } from './sentences.ts';

type Resting = ReturnType<typeof sightOf>;

/** The most rules that are listed; the others are only counted. */
const READ = 8;
const NO_CONFLICT: ClueConflict = { clues: [], rules: [], smallest: false };

/** For a puzzle without a solution: why, and which single wrong clue would explain it. */
/** Whether numbers are printed that leave open what their cells hold: a Hitori's. */
function hasNumbers(type: PuzzleType, { givens, parameters }: Puzzle): boolean {
  const slot = type.slot(parameters);
  return givens.some((given) => given !== undefined && !settlesCell(slot, given));
}

export function Doctor() {
  const { type, puzzle } = useDocument();
  const { conflict, repairs } = useProof();
  const found =
    conflict.kind === 'answered' && conflict.answer !== 'possible' ? conflict.answer : NO_CONFLICT;
  const { clues, rules } = found;
  const resting = useMemo(
    (): Resting =>
      clues.length > 0 ? sightOf(type, puzzle, clues) : [rules.flatMap(({ cells }) => cells), []],
    [type, puzzle, clues, rules],
  );
  // Highlights the conflict at once, while the panel shows it.
  useEffect(() => {
    light(...resting);
    return () => light([]);
  }, [resting]);

  return (
    <>
      <CheckedClaim title="Contradiction">
        <Inquiring
          ask="Why?"
          onAsk={() => void askProof('conflict', {})}
          inquiry={conflict}
          working="Looking for the contradiction"
        >
          <p>{sayConflict(clues.length, hasNumbers(type, puzzle))}</p>
          <ClueList label="Contradicting clues" clues={clues} resting={resting} />
          <Rules rules={rules} resting={resting} />
        </Inquiring>
      </CheckedClaim>
      {clues.length > 0 && (
        <CheckedClaim title="The slip">
          <Inquiring
            ask="Find the typo"
            onAsk={() => void askProof('repairs', { clues })}
            inquiry={repairs}
            working="Changing each clue"
          >
            <Repairs
              repairs={repairs.kind === 'answered' ? repairs.answer : []}
              resting={resting}
            />
          </Inquiring>
        </CheckedClaim>
      )}
    </>
  );
}

function Rules({
  rules,
  resting,
}: {
  readonly rules: readonly BrokenRule[];
  readonly resting: Resting;
}) {
  if (rules.length === 0) return null;
  const more = rules.length - READ;
  return (
    <>
      <p>{rules.length === 1 ? 'The rule they break:' : 'The rules they break together:'}</p>
      <ul aria-label="Rules" className="proof-lines">
        {rules.slice(0, READ).map(({ sentence, cells, line }) => (
          <li key={sentence}>
            <PointingLine cells={cells} resting={resting}>
              {`${line === undefined ? '' : `Line ${line}: `}${capitalise(sentence)}.`}
            </PointingLine>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-muted">{`And ${more} more.`}</p>}
    </>
  );
}

function Repairs({
  repairs,
  resting,
}: {
  readonly repairs: readonly Repair[];
  readonly resting: Resting;
}) {
  const { type, puzzle } = useDocument();
  if (repairs.length === 0) {
    return <p>No change of one of these clues leaves one solution: there is more than one slip.</p>;
  }
  return (
    <ul aria-label="Possible slips" className="proof-lines">
      {repairs.map(({ change }) => {
        const sentence = sayRepair(type, puzzle, change);
        const [cells, sites] = sightOf(type, puzzle, [change]);
        return (
          <li key={sentence} className="proof-choice">
            <PointingLine cells={cells} sites={sites} resting={resting}>
              {sentence}
            </PointingLine>
            <Button
              onClick={() => changeAndSolve(changeClue(puzzle, change), `Changed. ${sentence}`)}
            >
              Use it
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
