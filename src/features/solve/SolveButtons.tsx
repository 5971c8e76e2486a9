import { ChevronLeft, ChevronRight, Diff, Eye, EyeOff, Pencil } from '#ui/icons.ts';
import type { IconNode } from '#ui/icons.ts';
import { hasClues } from '#puzzle/clueAt.ts';
import { easyExample } from '#puzzle/examples.ts';
import { useDocument } from '#store/document/document.ts';
import { useEngine } from '#store/engine.ts';
import { playPuzzle } from '#store/playing/begin.ts';
import {
  foundSolutions,
  keepAsMarks,
  layOver,
  showSolution,
  useSolutions,
} from '#store/solving/solutions.ts';
import { solve, stop, switchLive, useLive } from '#store/solving/solving.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { useLayer } from '../edit/layers.ts';
import { CertainSwitch } from './CertainLine.tsx';
import { showPanel } from '../showPanel.ts';

/** Asks for the verdict. While the user plays, it is a secondary button. */
export function SolveButton() {
  // Subscribes to the state's kind only, so that a verdict's details do not render it again.
  const kind = useSolutions(({ state }) =>
    state.kind === 'solving' || state.kind === 'failed' ? state.kind : 'other',
  );
  const isPlaying = useLayer() === 'marks';
  return (
    <div className="puzzle-solve">
      {/* Beside Solve, not in its place: a press at the moment of the verdict must not solve again. */}
      {kind === 'solving' && <Button onClick={stop}>Cancel</Button>}
      <Button
        primary={!isPlaying}
        aria-disabled={kind === 'solving'}
        onClick={() => kind !== 'solving' && void solve()}
      >
        {kind === 'failed' ? 'Try again' : 'Solve'}
      </Button>
    </div>
  );
}

/** Actions on the solutions found. */
export function SolutionBar() {
  const isShown = useSolutions(({ laid, shown }) => (laid ?? shown) !== undefined);
  const isAnswer = useSolutions(({ laid, shown }) => laid === undefined && shown !== undefined);
  return (
    <>
      {/* The verdict may be the sentence that stood there before; that the board has changed is seen alone. */}
      <p aria-live="polite" className="sr-only">
        {isAnswer ? 'The answer is on the board.' : ''}
      </p>
      <div className="puzzle-solutions" data-shown={isShown || undefined}>
        <SolutionButtons />
      </div>
    </>
  );
}

function SolutionButtons() {
  const { state, laid, shown } = useSolutions();
  const engine = useEngine();
  const solutions = foundSolutions(state);
  const hasAny = useDocument(({ puzzle }) => hasClues(puzzle));
  if (laid !== undefined) {
    return (
      <>
        <Button onClick={() => layOver(undefined)}>Hide</Button>
        <Button onClick={keepAsMarks}>Keep answers</Button>
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
        {/* Beside the buttons, not instead of them, since one may have focus. */}
        {engine.kind === 'loading' && (
          <ProgressBar short label="Fetching the solver" fraction={engine.fraction} />
        )}
        <span className="ml-auto flex flex-wrap gap-x-3">
          {hasAny && <CertainSwitch />}
          <LiveSwitch />
        </span>
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
            Keep answers
          </Short>
        </Button>
      )}
      {several && (
        <Button onClick={showProof}>
          <Short picture={Diff} short>
            What differs?
          </Short>
        </Button>
      )}
      {several && shown !== undefined && (
        <span className="ml-auto flex">
          <IconButton label="Previous solution" onClick={() => leaf(-1)}>
            <Icon of={ChevronLeft} />
          </IconButton>
          <IconButton label="Next solution" onClick={() => leaf(1)}>
            <Icon of={ChevronRight} />
          </IconButton>
        </span>
      )}
    </>
  );
}

/** Whether clues are solved while they are typed. */
function LiveSwitch() {
  const { on } = useLive();
  return (
    <label
      className="field text-sm sm:whitespace-nowrap text-muted"
      title="Prove the clues while they are typed"
    >
      <input type="checkbox" checked={on} onChange={({ target }) => switchLive(target.checked)} />
      Live check
    </label>
  );
}

/** Shows the background verdict and opens its panel. */
function proveAndShow(): void {
  void solve();
  showProof();
}

const showProof = (): void => showPanel('proof');

/** Text that is replaced by an icon if the row is full. */
function Short({
  picture,
  short,
  children,
}: {
  readonly picture: IconNode;
  readonly short: boolean;
  readonly children: string;
}) {
  if (!short) return <span>{children}</span>;
  return (
    <>
      <Icon of={picture} className="short-picture" />
      <span className="short-words">{children}</span>
    </>
  );
}

/** On an empty board, opens an example to solve. */
function ExampleButton() {
  const { type, puzzle } = useDocument();
  if (hasClues(puzzle)) return null;
  return (
    <span className="shrink-0">
      <Button onClick={() => playPuzzle(easyExample(type).puzzle)}>Try an example</Button>
    </span>
  );
}
