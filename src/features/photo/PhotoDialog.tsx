import { useEffect, useId, useRef, useState } from 'react';
import { X } from 'lucide-react';
import type { Misread } from '#photo/misread.ts';
import type { Quad } from '#photo/quad.ts';
import { latticeCorners } from '#photo/lattice.ts';
import { SURE } from '#photo/read.ts';
import type { Flaw, GridRead } from '#photo/read.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { CornerView } from './CornerView.tsx';
import { GridView } from './GridView.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { textOf, useProofOf, useReading } from './useReading.ts';
import type { Proof } from './useReading.ts';
import './photo.css';

/** What was read of a photo, laid over it for a last look before it goes onto a board. */
export function PhotoDialog({
  file,
  onTake,
  onAnother,
  onClose,
}: {
  readonly file: File;
  readonly onTake: (text: string) => void;
  readonly onAnother: (file: File) => void;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { reading, readAgain } = useReading(file);
  const [isPointing, setPointing] = useState(false);
  const grid = reading.kind === 'read' ? reading.grid : undefined;
  const [changed, setChanged] = useState<ReadonlyMap<number, number>>(new Map());
  const [from, setFrom] = useState(grid);
  if (from !== grid) {
    setFrom(grid);
    setChanged(new Map());
    setPointing(false);
  }
  const digits = grid?.cells.map(({ digit }, cell) => changed.get(cell) ?? digit) ?? [];
  const proof = useProofOf(grid, digits);
  const correct = (cell: number, digit: number) =>
    setChanged((before) => new Map(before).set(cell, digit));
  useEffect(() => dialog.current?.showModal(), []);
  const doubtful = (grid?.cells ?? []).filter(
    ({ chance }, cell) => chance < SURE && !changed.has(cell),
  ).length;

  return (
    <dialog ref={dialog} className="settings photo" aria-labelledby={titleId} onClose={onClose}>
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="card-title">
          Read a photo
        </h2>
        <IconButton label="Close" onClick={() => dialog.current?.close()}>
          <X aria-hidden size={20} />
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
          start={grid === undefined ? undefined : latticeCorners(grid.lattice)}
          onDone={(corners: Quad) => void readAgain(reading.photo, corners)}
        />
      )}
      {reading.kind === 'read' && !isPointing && (
        <>
          <p aria-live="polite" className="mb-2 min-h-12 text-sm">
            {sayRead(digits, doubtful, reading.grid, proof)}
          </p>
          <Misreads
            proof={proof}
            side={reading.grid.lattice.cells}
            onUse={({ cell, digit }) => correct(cell, digit)}
          />
          <GridView
            photo={reading.photo}
            grid={reading.grid}
            digits={digits}
            corrected={changed}
            onCorrect={correct}
          >
            <Button
              primary
              onClick={() => {
                onTake(textOf(digits));
                dialog.current?.close();
              }}
            >
              Put it on the board
            </Button>
            <Button onClick={() => setPointing(true)}>Move the corners</Button>
          </GridView>
        </>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        <PhotoButton onFile={onAnother} />
      </div>
      <p className="mt-2 text-sm text-muted">
        Printed Sudokus of 4, 6, 8 or 9 cells a side are read, here on the page; the photo is not
        sent anywhere.
      </p>
    </dialog>
  );
}

function Misreads({
  proof: { misreads },
  side,
  onUse,
}: {
  readonly proof: Proof;
  readonly side: number;
  readonly onUse: (misread: Misread) => void;
}) {
  if (misreads.length === 0) return null;
  return (
    <ul aria-label="What may be misread" className="mb-2 grid gap-2">
      {misreads.slice(0, 4).map((misread) => (
        <li key={`${misread.cell} ${misread.digit}`}>
          <Button onClick={() => onUse(misread)}>{sayMisread(misread, side)}</Button>
        </li>
      ))}
    </ul>
  );
}

const sayMisread = ({ cell, digit }: Misread, side: number): string =>
  `Row ${Math.floor(cell / side) + 1}, column ${(cell % side) + 1} ${digit === 0 ? 'empty' : `a ${digit}`}: then there is one solution`;

const VERDICTS: Readonly<Record<Proof['verdict'], string>> = {
  looking: '',
  unique: 'They leave one solution.',
  several: 'They leave several solutions, so something may be misread or missing.',
  none: 'They leave no solution, so something is misread.',
  unknown: '',
};

const FLAWS: Readonly<Record<Flaw, string>> = {
  'another grid':
    'There is another grid in the photo: to have that one, press Move the corners and drag them onto it.',
  'cut off':
    'A part of the grid lies beyond the edge of the photo, and what stands there is not seen.',
  glare: 'Some cells are white from glare: what stands there may not be seen.',
};

function sayRead(
  digits: readonly number[],
  doubtful: number,
  { turns, flaws }: GridRead,
  proof: Proof,
): string {
  const count = digits.filter((digit) => digit > 0).length;
  const doubt =
    doubtful === 0
      ? ''
      : ` ${doubtful === 1 ? 'One cell is' : `${doubtful} cells are`} uncertain, marked with a question mark.`;
  const turned = turns === 0 ? '' : ' The photo was not upright; it is read turned.';
  const warnings = flaws.map((flaw) => ` ${FLAWS[flaw]}`).join('');
  return `${count} digits read.${doubt}${turned}${warnings} ${VERDICTS[proof.verdict]} Press a cell to correct it.`;
}
