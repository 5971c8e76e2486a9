import { useEffect, useId, useRef, useState } from 'react';
import { XIcon } from '#ui/icons.ts';
import { correct } from '#photo/picture.ts';
import type { Correction, PictureRead } from '#photo/picture.ts';
import { latticeCorners } from '#photo/lattice.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { CornerView } from './CornerView.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { PictureView } from './PictureView.tsx';
import { PhotoQuestions, useAnswers } from './PhotoQuestions.tsx';
import { sayMisread, sayRead } from './sentences.ts';
import { takenText } from './taken.ts';
import { usePhotoProof } from './useProof.ts';
import { usePhotoTypes } from './usePhotoTypes.ts';
import { READER_UNFETCHED, useReading } from './useReading.ts';
import type { PhotoReading } from './useReading.ts';
import './photo.css';

const LEAVING =
  'What you corrected is not on the board yet. Press Escape once more to close this without it.';

/** What was read from a photo, laid over it for correction before it goes onto a board. */
export function PhotoDialog({
  file,
  type: own,
  chosen,
  onChoose,
  onTake,
  onAnother,
  onClose,
}: {
  readonly file: File;
  /** The page's type, if it is a puzzle's page. */
  readonly type: PuzzleType | undefined;
  /** The id of another type that was chosen instead. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** The puzzle as text, with marks encoded as in links. */
  readonly onTake: (type: PuzzleType, taken: string) => void;
  readonly onAnother: (file: File) => void;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { types, type, isUnfetched } = usePhotoTypes(own, chosen);
  const { reading: ofType, readAgain } = useReading(file, type);
  const reading: PhotoReading = isUnfetched
    ? { kind: 'refused', sentence: READER_UNFETCHED }
    : ofType;
  const [isPointing, setPointing] = useState(false);
  const read = reading.kind === 'read' ? reading.picture : undefined;
  const [picture, setPicture] = useState(read);
  const [isLeaving, setLeaving] = useState(false);
  const [from, setFrom] = useState(read);
  if (from !== read) {
    setFrom(read);
    setPicture(read);
    setPointing(false);
    setLeaving(false);
  }
  const { answers, answer } = useAnswers(type);
  const proof = usePhotoProof(type, picture, answers);
  const change = (correction: Correction) => {
    setLeaving(false);
    setPicture((before) => (before === undefined ? undefined : correct(before, correction)));
  };
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className="settings photo"
      aria-labelledby={titleId}
      onCancel={(event) => {
        // An accidental press beside the dialog must not discard corrections.
        if (event.target !== dialog.current || picture === read || isLeaving) return;
        event.preventDefault();
        setLeaving(true);
      }}
      onClose={onClose}
    >
      <div className="mb-1 flex items-center gap-2 sm:gap-3">
        <h2 id={titleId} className="card-title flex-auto whitespace-nowrap">
          Read a photo
        </h2>
        <TypeSelect types={types} type={type} onChoose={onChoose} />
        <IconButton label="Close" onClick={() => dialog.current?.close()}>
          <Icon of={XIcon} />
        </IconButton>
      </div>
      {reading.kind === 'reading' && <ProgressBar label="Reading the photo" />}
      {(reading.kind === 'refused' || reading.kind === 'lost') && (
        <p role="alert" className="problem mb-2">
          {reading.sentence}
        </p>
      )}
      {(reading.kind === 'lost' || (isPointing && reading.kind === 'read')) && (
        <CornerView
          photo={reading.photo}
          start={picture === undefined ? undefined : latticeCorners(picture.lattice)}
          onDone={readAgain}
        />
      )}
      {reading.kind === 'read' && picture !== undefined && type !== undefined && !isPointing && (
        <>
          <p aria-live="polite" className="mb-2 min-h-12 text-sm">
            {isLeaving ? LEAVING : sayRead(type, picture, proof)}
          </p>
          <Misreads misreads={proof.misreads} picture={picture} onCorrect={change} />
          <PictureView
            // Keyed by type, so that another reading selects its own first doubtful place.
            key={type.id}
            photo={reading.photo}
            picture={picture}
            onCorrect={change}
          >
            <Button
              primary
              onClick={() => {
                onTake(type, takenText(type, picture, answers));
                dialog.current?.close();
              }}
            >
              Put it on the board
            </Button>
            <Button onClick={() => setPointing(true)}>Move the corners</Button>
            <PhotoQuestions type={type} picture={picture} answers={answers} onAnswer={answer} />
          </PictureView>
        </>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        <PhotoButton onFile={onAnother} />
      </div>
      <p className="mt-2 text-sm text-muted">
        {type?.photo === undefined
          ? 'The photo is not sent anywhere.'
          : `${type.photo.says} are read, here on the page; the photo is not sent anywhere. ${type.photo.lacks ?? ''}`}
      </p>
    </dialog>
  );
}

function TypeSelect({
  types,
  type,
  onChoose,
}: {
  readonly types: readonly Pick<PuzzleType, 'id' | 'name'>[];
  readonly type: PuzzleType | undefined;
  readonly onChoose: (id: string) => void;
}) {
  return (
    <select
      className="select min-w-0"
      aria-label="Puzzle"
      value={type?.id ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      {types.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Corrections that would make the puzzle unique, likeliest first; at most four are offered. */
function Misreads({
  misreads,
  picture,
  onCorrect,
}: {
  readonly misreads: readonly Correction[];
  readonly picture: PictureRead;
  readonly onCorrect: (correction: Correction) => void;
}) {
  if (misreads.length === 0) return undefined;
  return (
    <ul aria-label="What may be misread" className="mb-2 grid gap-2">
      {misreads.slice(0, 4).map((misread) => (
        <li key={JSON.stringify(misread)}>
          <Button onClick={() => onCorrect(misread)}>{sayMisread(misread, picture)}</Button>
        </li>
      ))}
    </ul>
  );
}
