import { CircleAlert, CircleDashed, CircleHelp, Shield, ShieldCheck } from '#ui/icons.ts';
import { useEffect, useMemo } from 'react';
import { hasClues } from '#puzzle/clueAt.ts';
import { useTrialCheck } from '#store/asking/contradiction.ts';
import { useProof } from '#store/asking/proof.ts';
import { useDocument } from '#store/document/document.ts';
import { useTypableSaid } from '#store/document/typableSaid.ts';
import { useView } from '#store/document/view.ts';
import { useFullness } from '#store/playing/completion.ts';
import { useEngine } from '#store/engine.ts';
import { confirmAnyway, useConfirmation } from '#store/solving/confirmation.ts';
import type { Agreement } from '#store/solving/confirmation.ts';
import { isQuiet, useSolutions } from '#store/solving/solutions.ts';
import type { SolveState } from '#store/solving/solutions.ts';
import { warm } from '#store/solving/solving.ts';
import { warmUpSoon } from '#store/solving/warming.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLayer } from '../edit/layers.ts';
import { usePathKinds } from '../edit/pathTool.ts';
import { isTypedInRows, sayHow, sayNoSum, saySteps } from '../edit/settingSteps.ts';
import { sayTrialCheck } from '../edit/trialSentences.ts';
import { isSettled, sayConfirmation, sayLaid, sayVerdict } from './sentences.ts';
import { SolvingTime } from './SolvingTime.tsx';

/** The state in one word: the verdict's; `idle` for background results, unless `inPassing`. */
function wordOf(state: SolveState, inPassing = false) {
  if (inPassing && state.kind === 'found') return state.verdict.kind;
  return isQuiet(state) ? 'idle' : state.kind;
}

/** The verdict's seal: a shape for each outcome, with a tick once its proof is checked. */
function Seal({ state }: { readonly state: SolveState }) {
  const { certification } = useConfirmation();
  switch (wordOf(state, true)) {
    case 'unique': {
      const shape = certification.kind === 'checked' ? ShieldCheck : Shield;
      return <Icon of={shape} className="shrink-0 text-proof" size={22} />;
    }
    case 'several':
    case 'unknown':
      return <Icon of={CircleHelp} className="shrink-0 text-answer" size={22} />;
    case 'none':
    case 'failed':
      return <Icon of={CircleAlert} className="shrink-0 text-warning" size={22} />;
    case 'idle':
    case 'solving':
      // Its space is reserved, so that the text does not shift.
      return <Icon of={CircleDashed} className="shrink-0 text-edge" size={22} />;
  }
}

/**
 * The delay before Z3 is loaded unasked, in milliseconds: until then the page and our own solver
 * have the CPU to themselves.
 */
const WARM_AFTER = 1500;

/** What is known of the clues, in lines with reserved space. */
export function VerdictSection() {
  const engine = useEngine();
  const { state, laid, shown } = useSolutions();
  const { count } = useProof();
  const { type, puzzle } = useDocument();
  const { refused, homeless } = useView();
  const { sentence: typable } = useTypableSaid();
  const layer = useLayer();
  const isPlaying = layer === 'marks';
  const trialCheck = useTrialCheck();
  const { fullness } = useFullness();
  const complaint = useMemo(() => type.complaints?.(puzzle)[0]?.sentence, [type, puzzle]);

  // Z3 is loaded when the browser is idle, after the page is usable.
  useEffect(() => {
    warmUpSoon();
    const timer = setTimeout(warm, WARM_AFTER);
    return () => clearTimeout(timer);
  }, []);

  return (
    <section aria-label="Verdict" className="puzzle-verdict">
      <Seal state={state} />
      {/* `aria-busy` while it counts, so that not every number is announced. */}
      <div className="verdict">
        <p
          role="status"
          data-verdict={wordOf(state)}
          data-live={state.kind === 'found' ? state.verdict.kind : 'idle'}
          aria-busy={(state.kind === 'several' && state.listing) || count.kind === 'asking'}
          className="inline"
        >
          {laid === undefined
            ? sayVerdict(state, shown, engine, {
                hasClues: hasClues(puzzle),
                complaint,
                steps: isPlaying ? undefined : saySteps(type, puzzle, layer),
                isPlaying,
                isSolved: fullness === 'solved',
              })
            : sayLaid(laid)}
        </p>
        {laid === undefined && <Confirmed />}
        {laid === undefined && state.kind === 'solving' && <SolvingTime />}
        {laid === undefined && isQuiet(state) && !isSettled(state) && <How />}
      </div>
      {/* Positioned over the verdict, so that nothing shifts. */}
      <p aria-live="polite" className="puzzle-aside">
        {refused
          ? 'Printed by the author. Change it in Setting.'
          : homeless
            ? sayNoSum(type, puzzle.parameters)
            : (typable ?? sayTrialCheck(trialCheck))}
      </p>
    </section>
  );
}

/** How clues are entered, while they are. */
function How() {
  const { type, puzzle } = useDocument();
  const layer = useLayer();
  const { kind } = usePathKinds();
  if (isTypedInRows(type, puzzle, layer)) {
    return (
      <span className="how-rows text-sm text-muted">
        {' Type row by row; 0, a dot or space for a blank.'}
      </span>
    );
  }
  const how = sayHow(type, puzzle, layer, kind);
  return how === undefined ? null : <span className="text-sm text-muted">{` ${how}`}</span>;
}

/** Where Z3 has not answered, and can be asked. */
const UNHEARD: ReadonlySet<Agreement> = new Set(['spared', 'unheard', 'offline']);

/** How the verdict was confirmed. */
function Confirmed() {
  const { state } = useSolutions();
  const confirmation = useConfirmation();
  const { certification, agreement } = confirmation;
  const [proof, z3] = sayConfirmation(state, confirmation);
  return (
    <span
      data-certificate={certification.kind}
      data-agreement={agreement}
      className="confirmation text-muted"
    >
      {proof !== undefined && proof !== '' && <span>{` ${proof}`}</span>}
      {z3 !== undefined && z3 !== '' && <span>{` ${z3}`}</span>}
      {z3 !== undefined && UNHEARD.has(agreement) && (
        <>
          {' '}
          <button type="button" className="link" onClick={confirmAnyway}>
            {agreement === 'spared' ? 'Ask Z3, too' : 'Ask again'}
          </button>
        </>
      )}
    </span>
  );
}
