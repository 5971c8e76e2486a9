import { useState } from 'react';
import { StillPuzzle } from '../board/StillPuzzle.tsx';
import { standardParameters } from '#puzzle/parameters.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { whyNotMade } from '#puzzle/size.ts';
import { TODAY } from '../make/openToday.ts';
import { addressOf } from '../share/address.ts';
import type { Offer } from './offers.ts';

/** A type with two verbs: its example, or its puzzle of today, is played, and an empty board is typed into. */
export function GalleryCard({
  offer,
  at,
  isOfToday,
  isHidden,
}: {
  readonly offer: Offer;
  /** 0-based among all cards. */
  readonly at: number;
  /** Whether it plays the puzzle of today in place of the one in the picture. */
  readonly isOfToday: boolean;
  readonly isHidden: boolean;
}) {
  const { type, address } = offer;
  const { name, summary, published, otherNames } = type;
  return (
    <li className="card gallery-card" hidden={isHidden} title={`${summary} Printed ${published}.`}>
      <GalleryPicture offer={offer} at={at} />
      <h2>{name}</h2>
      <p className="gallery-names">{otherNames.join(', ')}</p>
      <p className="gallery-verbs">
        {isOfToday ? (
          <a
            href={addressOf(type, TODAY)}
            className="gallery-example"
            aria-label={`Play today’s ${name}`}
          >
            Today’s
          </a>
        ) : (
          <a href={address} className="gallery-example" aria-label={`Play this ${name}`}>
            Play
          </a>
        )}
        <a href={addressOf(type)} aria-label={`Type in your own ${name}`}>
          Type in
        </a>
      </p>
    </li>
  );
}

/** Whether boards of the usual size are made, and so one each day. */
export const isMadeDaily = (type: PuzzleType): boolean =>
  whyNotMade(type, standardParameters(type.parameters)) === undefined;

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
