import { useEffect, useState } from 'react';
import { StillBoard } from '#board/StillBoard.tsx';
import { readExamples } from '#puzzle/examples.ts';
import { packText } from '#puzzle/link.ts';
import type { Puzzle, PuzzleType } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { puzzleTypes } from '#puzzles/registry.ts';
import { picture, siteViews, stillCells, tintsOf } from '../edit/boardView.ts';
import { addressOf } from '../share/address.ts';

/** The start page: every puzzle type with a real board. */
export function Gallery() {
  return (
    <>
      <h1 className="mb-2 font-serif text-4xl">Every answer is proved.</h1>
      <p className="mb-8 max-w-prose text-lg text-muted">
        Pick a puzzle, click in the clues as your newspaper printed them, press Solve. You are told
        whether there is one solution, several or none, and the answer is laid over the board.
      </p>
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
  const { parameters } = puzzle;
  return (
    <li className="card gallery-card">
      <a href={addressOf(type)} className="gallery-link">
        <h2 className="font-serif text-2xl">{type.name}</h2>
      </a>
      <p>{type.summary}</p>
      <div className="gallery-picture">
        <StillBoard
          label={`A ${type.name}`}
          slot={type.slot(parameters)}
          cells={stillCells(type, puzzle)}
          sites={siteViews(type, puzzle, [], [])}
          tints={tintsOf(type, puzzle)}
          {...picture(type, puzzle)}
        />
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
