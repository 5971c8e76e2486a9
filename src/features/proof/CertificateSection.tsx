import { useState } from 'react';
import { sayDuration } from '#logic/words.ts';
import { useConfirmation } from '#store/solving/confirmation.ts';
import type { Certificate as CertificateFiles } from '#store/solving/certificate.ts';
import { wordOfType } from '#puzzle/typeId.ts';
import { useDocument } from '#store/document/document.ts';
import type { SolveState } from '#store/solving/solutions.ts';
import { Button } from '#ui/Button.tsx';
import { CheckProof } from './CheckProof.tsx';
import { CheckedClaim } from './parts.tsx';
import { saveProof } from './proofFiles.ts';
import { sayCertified } from './sentences.ts';

/** Saves the proof of the verdict, and checks proofs from files. */
export function CertificateSection({ state }: { readonly state: SolveState }) {
  const confirmation = useConfirmation();
  const { certification } = confirmation;
  const { type } = useDocument();
  const found = 'milliseconds' in state ? `Found in ${sayDuration(state.milliseconds)}. ` : '';
  return (
    <CheckedClaim title="The proof">
      {found !== '' && (
        <p className="min-h-12" data-certificate={certification.kind}>
          {`${found}${sayCertified(confirmation)}`}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {certification.kind === 'checked' && (
          <SaveProof id={wordOfType(type.id)} certificate={certification.certificate} />
        )}
        <CheckProof />
      </div>
      {certification.kind === 'checked' && (
        <p className="text-sm text-muted">
          The zip holds two files; check them elsewhere with{' '}
          <code>veripb puzzle.opb puzzle.pbp</code>. The first lists every rule and clue as a linear
          inequality, with its sentence above it.
        </p>
      )}
    </CheckedClaim>
  );
}

/** Saves the proof, or says why not; the code for .zip files is loaded on demand. */
function SaveProof({
  id,
  certificate,
}: {
  readonly id: string;
  readonly certificate: CertificateFiles;
}) {
  const [failed, setFailed] = useState(false);
  const save = () =>
    saveProof(id, certificate).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <>
      <Button onClick={() => void save()}>Save the proof</Button>
      {failed && (
        <p role="alert" className="problem order-last basis-full">
          The files could not be made. Check the connection, then try again.
        </p>
      )}
    </>
  );
}
