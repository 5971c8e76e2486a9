import { sayDuration } from '#logic/words.ts';
import { useConfirmation } from '#store/confirmation.ts';
import { useDocument } from '#store/document.ts';
import type { Verdict } from '#store/answers.ts';
import { Button } from '#ui/Button.tsx';
import { CheckProof } from './CheckProof.tsx';
import { Question } from './parts.tsx';
import { saveProof } from './proofFiles.ts';
import { sayCertified } from './sentences.ts';

/** The proof of the verdict, to be taken along; and a place to bring one back to. */
export function Certificate({ verdict }: { readonly verdict: Verdict }) {
  const confirmation = useConfirmation();
  const { certification } = confirmation;
  const { type } = useDocument();
  const found = 'milliseconds' in verdict ? `Found in ${sayDuration(verdict.milliseconds)}. ` : '';
  return (
    <Question title="The proof">
      {found !== '' && (
        <p className="min-h-12" data-certificate={certification.kind}>
          {`${found}${sayCertified(confirmation)}`}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {certification.kind === 'checked' && (
          <Button onClick={() => void saveProof(type.id, certification.certificate)}>
            Save the proof
          </Button>
        )}
        <CheckProof />
      </div>
      {certification.kind === 'checked' && (
        <p className="text-sm text-muted">
          Two files in one: unzipped, <code>veripb puzzle.opb puzzle.pbp</code> checks them
          elsewhere. The first says the rules and clues as sums, each under its sentence.
        </p>
      )}
    </Question>
  );
}
