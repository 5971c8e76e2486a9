import { useDocument } from '#store/document/document.ts';
import { askProof, takeGivensAway, useProof } from '#store/asking/proof.ts';
import { capitalise, countedInWords } from '#logic/words.ts';
import { cluesOf } from '#puzzle/clueAt.ts';
import { ClueList, Inquiring, Question } from './parts.tsx';
import { sayReduced } from './sentences.ts';

/** Of a puzzle with one solution: which clues it could do without. */
export function OneSolution({ solution }: { readonly solution: readonly number[] }) {
  const { type, puzzle } = useDocument();
  const { redundancy, minimizeGivens } = useProof();
  const all = cluesOf(puzzle).length;
  const spare = redundancy.kind === 'answered' ? redundancy.answer : [];
  const said =
    spare.length === 0
      ? 'Every clue is needed.'
      : `${capitalise(countedInWords(spare.length, 'clue'))} of ${all} could be left out, one at a time:`;
  return (
    <>
      <Question title="Redundant clues">
        <Inquiring
          ask="Which clues are redundant?"
          onAsk={() => void askProof('redundancy', { solution })}
          inquiry={redundancy}
          working="Leaving out each clue"
        >
          <p>{said}</p>
          <ClueList label="Redundant clues" clues={spare} />
        </Inquiring>
      </Question>
      {type.givenCells !== false && (
        <Question title="Fewest givens">
          <p className="text-sm text-muted">
            Takes givens away as long as one solution is left, until none can be spared.
          </p>
          <Inquiring
            ask="Fewest givens"
            onAsk={() => void takeGivensAway(solution, sayReduced)}
            inquiry={minimizeGivens}
            working="Taking givens away"
          >
            <p>No given can be spared.</p>
          </Inquiring>
        </Question>
      )}
    </>
  );
}
