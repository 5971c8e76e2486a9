import { useId, useState } from 'react';
import type { FoundPuzzle } from '#formats/read.ts';
import { readExamples } from '#puzzle/examples.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { useDocument } from '#store/document/document.ts';
import { notify } from '#store/document/view.ts';
import { playPuzzle } from '#store/playing/begin.ts';
import { Button } from '#ui/Button.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { pictureIn } from '../photo/picture.ts';
import { PhotoButton, usePhoto } from '../photo/PhotoButton.tsx';
import { PrintButton } from '../print/PrintButton.tsx';
import { boardSheet } from '../print/boardSheet.ts';
import { CreditFields } from './CreditFields.tsx';
import { DropZone, FileButton, useFileText } from './FileDrop.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { useLink } from './urlSync.ts';
import { useCopy } from './useCopy.ts';
import { useDraft } from './useDraft.ts';
import { usePageImport } from './usePageImport.ts';
import { useTextLoading } from './useTextLoading.ts';
import { sayCopied, sayShared, workLink } from './workLink.ts';

const TOO_LARGE =
  'This puzzle is too large for a link, or this browser too old for one; share its text instead.';

const KEPT = 'The board is unchanged.';

/** The puzzle's text form: read it, change it, paste another, whatever its form, and load it. */
export function PuzzleTextPanel() {
  const document = useDocument();
  const { type, puzzle, entry } = document;
  const shared = sayShared(document);
  const written = writePuzzle(type, puzzle);
  const [found, setFound] = useState<FoundPuzzle>();
  const [said, setSaid] = useState<string>();
  const { fits } = useLink();
  const problemId = useId();
  const { draft, setDraft, isTyped, follow } = useDraft(written, entry, (isReplaced) => {
    if (isReplaced) setFound(undefined);
    setSaid(undefined);
  });
  const { uncopied, copy } = useCopy(setSaid);
  const { load, loadPasted, loadRead, show } = useTextLoading(document, {
    setDraft,
    follow,
    setFound,
    setSaid,
  });
  const { takeFile, takeDrop } = useFileText(
    (text) => void load(text),
    (sentence) => setFound({ kind: 'refused', sentence }),
  );
  const { takePhoto, dialog } = usePhoto((read, text) => void loadRead(read, text), type);
  // Beside the panel, where its sentences may be out of sight.
  const beside = useFileText(
    (text) => void loadPasted(text),
    (sentence) => notify({ sentence }),
  );
  const dropWith = (takeText: typeof takeDrop) => (dropped: DataTransfer) => {
    const picture = pictureIn(dropped);
    if (picture === undefined) takeText(dropped);
    else takePhoto(picture);
  };
  usePageImport({
    takeText: (text) => void loadPasted(text),
    takePhoto,
    takeDrop: dropWith(beside.takeDrop),
  });
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
    <DropZone labelledBy={`${problemId}title`} onDrop={dropWith(takeDrop)}>
      <h2 id={`${problemId}title`} className="card-title">
        Text and link
      </h2>
      <CreditFields />
      <TextBox draft={draft} onDraft={setDraft} problemId={isRefused ? problemId : undefined} />
      {found !== undefined && (
        <ImportOutcome
          found={found}
          problemId={problemId}
          unchanged={KEPT}
          onOpen={(reading) => void show(reading)}
        />
      )}
      <div className="text-ways flex flex-wrap gap-2">
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
        {isTyped && <Button onClick={putBack}>Reset to the board</Button>}
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

function TextBox({
  draft,
  onDraft,
  problemId,
}: {
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  /** The id of the sentence about what is wrong with the text. */
  readonly problemId: string | undefined;
}) {
  return (
    <textarea
      className="text-box"
      aria-label="Puzzle text"
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId}
      rows={Math.min(14, Math.max(6, draft.split('\n').length))}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      value={draft}
      onChange={(event) => onDraft(event.target.value)}
    />
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
