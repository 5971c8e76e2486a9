import { isRefuted, useConfirmation } from '#store/solving/confirmation.ts';
import { settledBy, useSolutions } from '#store/solving/solutions.ts';

/** Whether a proof was checked here that the clues on the board have one solution. */
export function useProved(): boolean {
  const verdict = useSolutions(({ state }) => settledBy(state)?.kind);
  const confirmation = useConfirmation();
  return (
    verdict === 'unique' &&
    confirmation.certification.kind === 'checked' &&
    !isRefuted(confirmation)
  );
}
