import { useId, useState } from 'react';
import { readExamples } from '#puzzle/examples.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import { sayProblem } from '#puzzle/result.ts';
import { openPuzzle } from '#puzzle/openPuzzle.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { useDocument } from '#store/document/document.ts';
import { loadPuzzle, playPuzzle } from '#store/playing/begin.ts';
import { Button } from '#ui/Button.tsx';
import { useLink } from './address.ts';
import { sayCopied, sayShared, workLink } from './workLink.ts';

const TOO_LARGE =
  'This puzzle is too large for a link, or this browser too old for one; share its text instead.';

const UNFETCHED =
  'What reads house rules could not be fetched. Check the connection, then press Load again.';

/** The puzzle's text form: read it, change it, paste another, and load it. */
export function PuzzleText() {
  const document = useDocument();
  const { type, puzzle } = document;
  const shared = sayShared(document);
  const written = writePuzzle(type, puzzle);
  const [draft, setDraft] = useState(written);
  const [problem, setProblem] = useState<string>();
  const [copied, setCopied] = useState<string>();
  const { fits } = useLink();
  const problemId = useId();

  // The box follows the board; a text with an error stays, since nothing was loaded from it.
  const [followed, setFollowed] = useState(written);
  if (followed !== written) {
    setFollowed(written);
    setDraft(written);
    setProblem(undefined);
    setCopied(undefined);
  }

  const load = async () => {
    const read = await openPuzzle(type, draft);
    // Fetching what reads house rules takes a moment, in which another board may have been opened.
    if (useDocument.getState().puzzle !== puzzle) return;
    if (read === 'unfetched') return setProblem(UNFETCHED);
    setProblem(read.ok ? undefined : sayProblem(read.problem));
    if (!read.ok) return;
    loadPuzzle(read.value);
    setDraft(writePuzzle(type, read.value));
  };
  const copy = async (text: string, sentence: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(sentence);
    } catch {
      setCopied('The browser did not allow copying; select and copy by hand.');
    }
  };

  const copyWithMarks = async () => {
    const link = await workLink();
    if (link === undefined) setCopied(TOO_LARGE);
    else await copy(link.address, sayCopied(link));
  };

  return (
    <section className="card grid gap-2" aria-labelledby={`${problemId}title`}>
      <h2 id={`${problemId}title`} className="card-title">
        Text and link
      </h2>
      <textarea
        className="text-box"
        aria-label="Puzzle text"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        rows={Math.min(14, Math.max(6, draft.split('\n').length))}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      {problem !== undefined && (
        <p id={problemId} role="alert" className="problem">
          {problem} The board keeps what it had.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={load}>Load</Button>
        <Button onClick={() => void copy(written, 'Text copied.')}>Copy text</Button>
        <Button onClick={() => void copy(location.href, 'Link copied.')}>Copy link</Button>
        {shared !== undefined && (
          <Button aria-describedby={`${problemId}shared`} onClick={() => void copyWithMarks()}>
            Copy link with my marks
          </Button>
        )}
      </div>
      {shared !== undefined && (
        <p id={`${problemId}shared`} className="text-sm text-muted">
          {shared}
        </p>
      )}
      <p aria-live="polite" className="min-h-5 text-sm text-muted">
        {copied ?? (fits ? undefined : TOO_LARGE)}
      </p>
      <Examples />
    </section>
  );
}

/** Real puzzles of this type, each one press away. */
function Examples() {
  const { type } = useDocument();
  return (
    <div>
      <h3 className="mb-1 text-sm text-muted">Examples</h3>
      <ul className="flex flex-wrap gap-2">
        {readExamples(type).map(({ puzzle }) => (
          <li key={titleOf(puzzle)}>
            <Button onClick={() => playPuzzle(puzzle)}>{titleOf(puzzle)}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
