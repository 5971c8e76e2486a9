import {
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleHelp,
  Eye,
  EyeOff,
  Pencil,
  Shield,
  ShieldCheck,
} from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { readExamples } from '#puzzle/examples.ts';
import { hasClues } from '#puzzle/clueAt.ts';
import {
  foundSolutions,
  isQuiet,
  keepAsMarks,
  layOver,
  showSolution,
  useSolutions,
} from '#store/solving/solutions.ts';
import type { SolveState } from '#store/solving/solutions.ts';
import { confirmByZ3, useConfirmation } from '#store/solving/confirmation.ts';
import { useDocument } from '#store/document/document.ts';
import { playPuzzle } from '#store/playing/begin.ts';
import { useProof } from '#store/asking/proof.ts';
import { useEngine } from '#store/engine.ts';
import { begin, solve, stop, switchLive, useLive, warm } from '#store/solving/solving.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { showPanel } from '../showPanel.ts';
import { sayConfirmation, sayLaid, sayVerdict } from './sentences.ts';

/** The state in one word: the verdict's, and `idle` for what is only looked at, unless that counts. */
function wordOf(state: SolveState, inPassing = false) {
  if (inPassing && state.kind === 'found') return state.verdict.kind;
  return isQuiet(state) ? 'idle' : state.kind;
}

/** The verdict's seal: a shape of its own for each outcome, ticked once its proof is checked. */
function Seal({ state }: { readonly state: SolveState }) {
  const { certification } = useConfirmation();
  switch (wordOf(state, true)) {
    case 'unique': {
      const Shape = certification.kind === 'checked' ? ShieldCheck : Shield;
      return <Shape aria-hidden className="shrink-0 text-proof" size={22} />;
    }
    case 'several':
    case 'unknown':
      return <CircleHelp aria-hidden className="shrink-0 text-answer" size={22} />;
    case 'none':
    case 'failed':
      return <CircleAlert aria-hidden className="shrink-0 text-warning" size={22} />;
    case 'idle':
    case 'solving':
      return undefined;
  }
}

/**
 * When Z3 is fetched unless it is asked before, in milliseconds: until then the page and what
 * follows rules have the machine to themselves.
 */
const WARM_AFTER = 1500;

/** The question and its verdict. */
export function SolveBar() {
  const engine = useEngine();
  const { state, laid, shown } = useSolutions();
  const { count } = useProof();
  const { type, puzzle } = useDocument();
  const complaint = useMemo(() => type.complaints?.(puzzle)[0]?.sentence, [type, puzzle]);

  // The page is usable first; Z3 comes when the browser has nothing better to do.
  useEffect(() => {
    begin();
    const timer = setTimeout(warm, WARM_AFTER);
    return () => clearTimeout(timer);
  }, []);

  return (
    <section aria-label="Verdict" className="grid gap-1">
      <div className="flex items-center gap-3">
        <div className="flex min-h-17 flex-1 items-center gap-2 sm:min-h-14">
          {laid === undefined && <Seal state={state} />}
          {/* Busy while it counts, so that not every number is read out. */}
          <div className="verdict">
            <p
              role="status"
              data-verdict={wordOf(state)}
              data-live={state.kind === 'found' ? state.verdict.kind : 'idle'}
              aria-busy={(state.kind === 'several' && state.listing) || count.kind === 'asking'}
              className="inline"
            >
              {laid === undefined
                ? sayVerdict(state, shown, engine, hasClues(puzzle) ? 'some' : 'none', complaint)
                : sayLaid(laid)}
            </p>
            {laid === undefined && <Confirmed />}
          </div>
        </div>
        {/* Beside Solve and not in its place: who presses it as the verdict comes must not solve again. */}
        {state.kind === 'solving' && <Button onClick={stop}>Cancel</Button>}
        <Button
          primary
          aria-disabled={state.kind === 'solving'}
          onClick={() => state.kind !== 'solving' && void solve()}
        >
          {state.kind === 'failed' ? 'Try again' : 'Solve'}
        </Button>
      </div>
      {/* One row whatever happens, so that the board stays where it is. */}
      <div className="flex min-h-11 items-center gap-1.5">
        <SolutionBar />
      </div>
    </section>
  );
}

/** What was done to confirm the verdict. */
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
      {z3 !== undefined && z3 !== '' && ` ${z3}`}
      {z3 !== undefined && agreement === 'spared' && (
        <>
          {' '}
          <button type="button" className="link" onClick={confirmByZ3}>
            Ask Z3, too
          </button>
        </>
      )}
    </span>
  );
}

/** What can be done with the solutions that were found. */
function SolutionBar() {
  const { state, laid, shown } = useSolutions();
  const engine = useEngine();
  const solutions = foundSolutions(state);
  if (laid !== undefined) {
    return (
      <>
        <Button onClick={() => layOver(undefined)}>Take it off</Button>
        <Button onClick={keepAsMarks}>Keep as marks</Button>
      </>
    );
  }
  if (state.kind === 'none') return <Button onClick={showProof}>Why?</Button>;
  if (solutions.length === 0) {
    return (
      <>
        {state.kind === 'found' && state.verdict.kind === 'none' ? (
          <Button onClick={proveAndShow}>Why?</Button>
        ) : (
          <ExampleButton />
        )}
        {/* Beside what can be pressed and not instead of it: the keyboard may be there. */}
        {engine.kind === 'loading' && (
          <ProgressBar short label="Fetching the solver" fraction={engine.fraction} />
        )}
        <LiveSwitch />
      </>
    );
  }
  const several = solutions.length > 1;
  const leaf = (step: number) =>
    showSolution(((shown ?? 0) + step + solutions.length) % solutions.length);
  return (
    <>
      <Button onClick={() => showSolution(shown === undefined ? 0 : undefined)}>
        <Short picture={shown === undefined ? Eye : EyeOff} short={several}>
          {shown === undefined ? 'Show answer' : 'Hide answer'}
        </Short>
      </Button>
      {shown !== undefined && (
        <Button onClick={keepAsMarks}>
          <Short picture={Pencil} short={several}>
            Keep as marks
          </Short>
        </Button>
      )}
      {several && <Button onClick={showProof}>What differs?</Button>}
      {several && shown !== undefined && (
        <span className="ml-auto flex">
          <IconButton label="Previous solution" onClick={() => leaf(-1)}>
            <ChevronLeft aria-hidden size={20} />
          </IconButton>
          <IconButton label="Next solution" onClick={() => leaf(1)}>
            <ChevronRight aria-hidden size={20} />
          </IconButton>
        </span>
      )}
    </>
  );
}

/** Whether the clues are looked at while they are typed. */
function LiveSwitch() {
  const { on } = useLive();
  return (
    <label
      className="field ml-auto text-sm text-muted"
      title="Prove the clues while they are typed"
    >
      <input type="checkbox" checked={on} onChange={({ target }) => switchLive(target.checked)} />
      Live
    </label>
  );
}

/** What was found in passing becomes the verdict, and its panel opens. */
function proveAndShow(): void {
  void solve();
  showProof();
}

const showProof = (): void => showPanel('proof');

/** Words that give way to a picture on a phone, where the row is full. */
function Short({
  picture: Shape,
  short,
  children,
}: {
  readonly picture: typeof Eye;
  readonly short: boolean;
  readonly children: string;
}) {
  if (!short) return children;
  return (
    <>
      <Shape aria-hidden size={20} className="sm:hidden" />
      <span className="max-sm:sr-only">{children}</span>
    </>
  );
}

/** On an empty board, one press to something to solve. */
function ExampleButton() {
  const { type, puzzle } = useDocument();
  if (hasClues(puzzle)) return null;
  const [example] = readExamples(type);
  if (example === undefined) return null;
  return (
    <span className="shrink-0">
      <Button onClick={() => playPuzzle(example.puzzle)}>Try an example</Button>
    </span>
  );
}
