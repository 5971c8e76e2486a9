import { useId, useRef, useState } from 'react';
import type { FoundPuzzle, TextReading } from '#formats/read.ts';
import { readExamples } from '#puzzle/examples.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { openPuzzle } from '#puzzle/openPuzzle.ts';
import { splitProgress } from '#puzzle/progress.ts';
import type { PlayProgress } from '#puzzle/progress.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { useDocument } from '#store/document/document.ts';
import { fittingWork } from '#store/autosave/played.ts';
import { loadPuzzle, playPuzzle } from '#store/playing/begin.ts';
import { Button } from '#ui/Button.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { idle } from '#ui/whenIdle.ts';
import { PrintButton } from '../print/PrintButton.tsx';
import { boardSheet } from '../print/boardSheet.ts';
import { goToAddress } from './address.ts';
import { useLink } from './urlSync.ts';
import { FETCHING, findOut, openElsewhere, openRead, sayTaken } from './bringing.ts';
import { DropZone, FileButton, useFileText } from './FileDrop.tsx';
import { ImportOutcome } from './Outcome.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { pictureIn } from '../photo/picture.ts';
import { PhotoButton, usePhoto } from '../photo/PhotoButton.tsx';
import { sayCopied, sayShared, workLink } from './workLink.ts';

const TOO_LARGE =
  'This puzzle is too large for a link, or this browser too old for one; share its text instead.';

const UNFETCHED =
  'What reads house rules could not be fetched. Check the connection, then press Load again.';

/**
 * The longest delay after loading a text before other readings of it are tried, in milliseconds.
 */
const LATEST_OTHERS = 1000;

const KEPT = 'The board is unchanged.';

/** The puzzle's text form: to read, edit, replace by a text in any form, and load. */
export function PuzzleTextPanel() {
  const document = useDocument();
  const { type, puzzle, entry } = document;
  const shared = sayShared(document);
  const written = writePuzzle(type, puzzle);
  const [draft, setDraft] = useState(written);
  const [found, setFound] = useState<FoundPuzzle>();
  const [said, setSaid] = useState<string>();
  const [uncopied, setUncopied] = useState<string>();
  const { fits } = useLink();
  const problemId = useId();
  /** The last loaded text; results for an earlier one are dropped. */
  const latest = useRef<{ readonly text: string }>(undefined);

  // The box follows the board; edits in it stay as long as the board is the same.
  const [followed, setFollowed] = useState({ text: written, entry });
  const isWritten = draft !== followed.text && followed.entry === entry;
  const follow = (text: string): void => {
    setFollowed({ text, entry: useDocument.getState().entry });
    setDraft(text);
  };
  if (followed.text !== written || followed.entry !== entry) {
    if (isWritten) setFollowed({ text: written, entry });
    else {
      follow(written);
      setFound(undefined);
    }
    setSaid(undefined);
  }

  const show = async (reading: TextReading) => {
    if (reading.type !== type) {
      const sentence = await openElsewhere(reading, sayTaken(reading));
      if (sentence !== undefined) setFound({ kind: 'refused', sentence });
      return;
    }
    loadPuzzle(reading.puzzle);
    follow(writePuzzle(type, reading.puzzle));
    setSaid(sayTaken(reading));
  };

  const load = async (text: string, begun?: PlayProgress) => {
    setDraft(text);
    const loading = { text };
    latest.current = loading;
    const isLatest = () => latest.current === loading;
    const own = await openPuzzle(type, text);
    // Loading the code for house rules takes a moment, in which another board may have been opened.
    const isHere = () => isLatest() && useDocument.getState().puzzle === puzzle;
    if (!isHere()) return;
    if (own === 'unfetched') return setFound({ kind: 'refused', sentence: UNFETCHED });
    if (own.ok) {
      loadPuzzle(own.value, begun && fittingWork(type, own.value, begun));
      follow(writePuzzle(type, own.value));
      setFound(undefined);
      setSaid(undefined);
    }
    if (own.ok) {
      // The board is loaded; other readings of the text are reported after it is painted.
      await idle(LATEST_OTHERS);
      const isOn = () => isLatest() && useDocument.getState().type === type;
      const others = isOn() ? await findOut(text, type) : undefined;
      if (others?.kind === 'puzzle' && isOn()) setFound(others);
      return;
    }
    const next = await findOut(text, type, () => isHere() && setSaid(FETCHING));
    if (!isHere()) return;
    setSaid(undefined);
    const strange = next.kind === 'strange' && next.problems.find((each) => each.type === type);
    setFound(strange ? { kind: 'refused', sentence: strange.sentence } : next);
    if (next.kind === 'puzzle') await show(next.reading);
    if (next.kind === 'link') goToAddress(next.hash);
  };
  const { takeFile, takeDrop } = useFileText(
    (text) => void load(text),
    (sentence) => setFound({ kind: 'refused', sentence }),
  );
  const takeRead = async (read: PuzzleType, taken: string) => {
    const { text, progress } = splitProgress(taken);
    if (read === type) return load(text, progress);
    const sentence = await openRead(read, text, progress);
    if (sentence !== undefined) setFound({ kind: 'refused', sentence });
  };
  const { takePhoto, dialog } = usePhoto((read, text) => void takeRead(read, text), type);
  const drop = (dropped: DataTransfer) => {
    const picture = pictureIn(dropped);
    if (picture === undefined) takeDrop(dropped);
    else takePhoto(picture);
  };
  const copy = async (text: string, sentence: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setUncopied(undefined);
      setSaid(sentence);
    } catch {
      setUncopied(text);
      setSaid(
        'The browser did not allow copying. It is selected here: copy it by key or long press.',
      );
    }
  };

  const copyWithMarks = async () => {
    const link = await workLink();
    if (link === undefined) setSaid(TOO_LARGE);
    else await copy(link.address, sayCopied(link));
  };
  const putBack = () => {
    follow(written);
    setFound(undefined);
    setSaid(undefined);
  };
  const isRefused = found?.kind === 'refused';

  return (
    <DropZone labelledBy={`${problemId}title`} onDrop={drop}>
      <h2 id={`${problemId}title`} className="card-title">
        Text and link
      </h2>
      <textarea
        className="text-box"
        aria-label="Puzzle text"
        aria-invalid={isRefused}
        aria-describedby={isRefused ? problemId : undefined}
        rows={Math.min(14, Math.max(6, draft.split('\n').length))}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      {found !== undefined && (
        <ImportOutcome
          found={found}
          problemId={problemId}
          unchanged={KEPT}
          onOpen={(reading) => void show(reading)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void load(draft)}>Load</Button>
        <FileButton onFile={(file) => void takeFile(file)}>Open a file</FileButton>
        <PhotoButton onFile={takePhoto} />
        <Button onClick={() => void copy(written, 'Text copied.')}>Copy text</Button>
        <Button onClick={() => void copy(location.href, 'Link copied.')}>Copy link</Button>
        <PrintButton collect={boardSheet}>Print</PrintButton>
        {shared !== undefined && (
          <Button aria-describedby={`${problemId}shared`} onClick={() => void copyWithMarks()}>
            Copy link with my marks
          </Button>
        )}
        {isWritten && <Button onClick={putBack}>Reset to the board</Button>}
      </div>
      {shared !== undefined && (
        <p id={`${problemId}shared`} className="text-sm text-muted">
          {shared}
        </p>
      )}
      <p aria-live="polite" className="min-h-5 text-sm text-muted">
        {said ?? (fits ? undefined : TOO_LARGE)}
      </p>
      {uncopied !== undefined && <CopyField key={uncopied} text={uncopied} />}
      <TakeAlong onCopy={(text, sentence) => void copy(text, sentence)} />
      <Examples />
      {dialog}
    </DropZone>
  );
}

/** Real puzzles of this type. */
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
