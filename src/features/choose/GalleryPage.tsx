import { useEffect, useState } from 'react';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { loadLatest, useLibrary } from '#store/autosave/library.ts';
import { StillPuzzle } from '../board/StillPuzzle.tsx';
import { GoOn } from '../library/GoOn.tsx';
import { addressOf } from '../share/address.ts';
import { BringBox } from '../share/BringBox.tsx';
import type { Offer } from './offers.ts';

/** The start page: every puzzle type with a real board. */
export function GalleryPage({ offers }: { readonly offers: readonly Offer[] }) {
  useEffect(() => void loadLatest(), []);
  return (
    <div className="start-page">
      <h1 className="mb-2 font-serif text-4xl">Every answer is proved.</h1>
      <Beginning types={offers.map(({ type }) => type)} />
      <BringBox />
      <ul className="gallery">
        {offers.map((offer, at) => (
          <GalleryCard key={offer.type.id} offer={offer} at={at} />
        ))}
      </ul>
    </div>
  );
}

/** The latest puzzles of the library, or for newcomers what the app does. */
function Beginning({ types }: { readonly types: readonly PuzzleType[] }) {
  const hasBegun = useLibrary().latest.length > 0;
  if (hasBegun) return <GoOn types={types} />;
  return (
    <p className="mb-8 max-w-prose text-lg text-muted">
      Pick a puzzle, type in the clues from your newspaper, press Solve. See at once whether it has
      one solution, several or none, and fill in the answer.
    </p>
  );
}

function GalleryCard({ offer, at }: { readonly offer: Offer; readonly at: number }) {
  const { type, address } = offer;
  return (
    <li className="card gallery-card">
      <a href={addressOf(type)} className="gallery-link">
        <h2 className="font-serif">{type.name}</h2>
      </a>
      <p>{type.summary}</p>
      <GalleryPicture offer={offer} at={at} />
      <p>
        <a href={address} className="gallery-example">
          {`Play this ${type.name}`}
        </a>
      </p>
      <p className="gallery-published">
        {`Printed ${type.published}.${type.otherNames.length > 0 ? ` Also called ${type.otherNames.join(', ')}.` : ''}`}
      </p>
    </li>
  );
}

/**
 * The picture of card `at`, 0-based. A prerendered picture is reused as it is, since it does not
 * change.
 */
function GalleryPicture({ offer, at }: { readonly offer: Offer; readonly at: number }) {
  const [built] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : document.querySelectorAll('.gallery-picture')[at]?.innerHTML,
  );
  if (built !== undefined) {
    return <div className="gallery-picture" dangerouslySetInnerHTML={{ __html: built }} />;
  }
  const { type, puzzle } = offer;
  return (
    <div className="gallery-picture">
      <StillPuzzle label={`A ${type.name}`} type={type} puzzle={puzzle} />
    </div>
  );
}
