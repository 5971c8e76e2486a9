import { useEffect, useState } from 'react';
import { readExamples } from '#puzzle/examples.ts';
import { packText } from '#puzzle/link.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { puzzleTypes } from '#puzzles/registry.ts';
import { loadLatest, useLibrary } from '#store/keeping/library.ts';
import { StillPuzzle } from '../board/StillPuzzle.tsx';
import { GoOn } from '../library/GoOn.tsx';
import { addressOf } from '../share/address.ts';

/** The start page: every puzzle type with a real board. */
export function Gallery() {
  useEffect(() => void loadLatest(), []);
  const hasBegun = useLibrary().latest.length > 0;
  return (
    <>
      <h1 className="mb-2 font-serif text-4xl">Every answer is proved.</h1>
      {hasBegun ? (
        <GoOn />
      ) : (
        <p className="mb-8 max-w-prose text-lg text-muted">
          Pick a puzzle, click in the clues as your newspaper printed them, press Solve. You are
          told whether there is one solution, several or none, and the answer is laid over the
          board.
        </p>
      )}
      <ul className="gallery">
        {puzzleTypes.map((type) => (
          <GalleryCard key={type.id} type={type} />
        ))}
      </ul>
    </>
  );
}

function GalleryCard({ type }: { readonly type: PuzzleType }) {
  const example = readExamples(type)[0];
  if (example === undefined) throw new Error(`${type.id} has no example`);
  const { puzzle } = example;
  return (
    <li className="card gallery-card">
      <a href={addressOf(type)} className="gallery-link">
        <h2 className="font-serif text-2xl">{type.name}</h2>
      </a>
      <p>{type.summary}</p>
      <div className="gallery-picture">
        <StillPuzzle label={`A ${type.name}`} type={type} puzzle={puzzle} />
      </div>
      <p>
        <ExampleLink type={type} puzzle={puzzle} />
      </p>
      <p className="text-sm text-muted">
        Printed {type.published}.
        {type.otherNames.length > 0 && ` Also called ${type.otherNames.join(', ')}.`}
      </p>
    </li>
  );
}

/** Straight to the puzzle on the picture, ready to be played. */
function ExampleLink({ type, puzzle }: { readonly type: PuzzleType; readonly puzzle: Puzzle }) {
  const [payload, setPayload] = useState<string>();
  useEffect(() => {
    void packText(writePuzzle(type, puzzle)).then(setPayload);
  }, [type, puzzle]);
  return (
    <a href={addressOf(type, payload)} className="gallery-example">
      {`Play this ${type.name}`}
    </a>
  );
}
