import { useDocument } from '#store/document/document.ts';
import { takeGivensAway } from '#store/asking/afterVerdict.ts';
import { askProof, useProof } from '#store/asking/proof.ts';
import { capitalise, countedInWords } from '#logic/words.ts';
import { cluesOf } from '#puzzle/clueAt.ts';
import { ClueList, Inquiring, CheckedClaim } from './parts.tsx';
import { sayReduced } from './sentences.ts';

/** For a puzzle with one solution: which clues are redundant. */
export function OneSolution({ solution }: { readonly solution: readonly number[] }) {
  const { type, puzzle } = useDocument();
  const { redundancy, minimizeGivens } = useProof();
  const clues = cluesOf(type, puzzle);
  const clue = type.making?.sparesSites !== undefined ? 'clue' : 'given';
  const optional = clues.filter(
    ({ kind }) => kind === 'given' || (kind === 'site' && clue === 'clue'),
  ).length;
  const spare = redundancy.kind === 'answered' ? redundancy.answer : [];
  const said =
    spare.length === 0
      ? 'Every clue is needed.'
      : `${capitalise(countedInWords(spare.length, 'clue'))} of ${clues.length} could be left out, one at a time:`;
  return (
    <>
      <CheckedClaim title="Redundant clues">
        <Inquiring
          ask="Which clues are redundant?"
          onAsk={() => void askProof('redundancy', { solution })}
          inquiry={redundancy}
          working="Leaving out each clue"
        >
          <p>{said}</p>
          <ClueList label="Redundant clues" clues={spare} />
        </Inquiring>
      </CheckedClaim>
      {(type.givenCells !== false || type.making?.sparesSites !== undefined) && (
        <CheckedClaim title={`Fewest ${clue}s`}>
          <p className="text-sm text-muted">
            {`Removes ${clue}s as long as one solution is left, until every one is needed.`}
          </p>
          <Inquiring
            ask={`Fewest ${clue}s`}
            onAsk={() =>
              void takeGivensAway(solution, (removed) =>
                sayReduced(removed, optional - removed, clue),
              )
            }
            inquiry={minimizeGivens}
            working={`Taking ${clue}s away`}
          >
            <p>{`No ${clue} can be spared.`}</p>
          </Inquiring>
        </CheckedClaim>
      )}
    </>
  );
}
