import { useEffect, useState } from 'react';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { LAB } from '#puzzle/typeId.ts';
import { loadLatest, useLibrary } from '#store/autosave/library.ts';
import { GoOn } from '../library/GoOn.tsx';
import { addressOf } from '../share/address.ts';
import { BringBox } from '../share/BringBox.tsx';
import { GalleryCard, isMadeDaily } from './GalleryCard.tsx';
import { GalleryFilter } from './GalleryFilter.tsx';
import { EVERYTHING, isWanted } from './filter.ts';
import type { Offer } from './offers.ts';

/** The start page: what the app does, three ways to begin, and every puzzle type with a real board. */
export function GalleryPage({ offers }: { readonly offers: readonly Offer[] }) {
  const [wanted, setWanted] = useState(EVERYTHING);
  const [isOfToday, setOfToday] = useState(false);
  useEffect(() => void loadLatest(), []);
  const types = offers.map(({ type }) => type);
  const shown = new Set(
    types.filter((type) => isWanted(type, wanted) && (!isOfToday || isMadeDaily(type))),
  );
  return (
    <div className="start-page">
      <h1 className="start-title">
        Solve, play and make logic puzzles. <span>Every answer is proved.</span>
      </h1>
      <Beginning types={types} first={offers[0]} />
      <BringBox />
      <GalleryFilter
        types={types}
        wanted={wanted}
        count={shown.size}
        isOfToday={isOfToday}
        onWant={setWanted}
        onToday={setOfToday}
      />
      <ul className="gallery">
        {offers.map((offer, at) => (
          <GalleryCard
            key={offer.type.id}
            offer={offer}
            at={at}
            isOfToday={isOfToday}
            isHidden={!shown.has(offer.type)}
          />
        ))}
      </ul>
      <section className="lab-way" aria-labelledby="lab-way">
        <h2 id="lab-way" className="font-serif text-2xl">
          A puzzle of your own?
        </h2>
        <p>
          Write its rules in a dozen lines: the board, hints, proofs and new puzzles follow from
          them.
        </p>
        <a href={`#/${LAB}`} className="button">
          Open the lab
        </a>
      </section>
    </div>
  );
}

/** The latest puzzles of the library, or for newcomers three ways to begin. */
function Beginning({
  types,
  first,
}: {
  readonly types: readonly PuzzleType[];
  readonly first: Offer | undefined;
}) {
  const hasBegun = useLibrary().latest.length > 0;
  if (hasBegun) return <GoOn types={types} />;
  if (first === undefined) return null;
  const { type, address } = first;
  return (
    <ul className="ways">
      <li>
        <a href={address} className="button button-primary">
          Play
        </a>
        <p>{`A ${type.name}, or any puzzle below, with notes and explained hints.`}</p>
      </li>
      <li>
        <a href={addressOf(type)} className="button">
          Type one in
        </a>
        <p>From your newspaper: see whether it has one solution, several or none.</p>
      </li>
      <li>
        <button type="button" className="button" onClick={openImport}>
          Photo or link
        </button>
        <p>From paper, or from another site. Nothing leaves your device.</p>
      </li>
    </ul>
  );
}

/** Opens the box for imports, and focuses its field. */
function openImport(): void {
  const box = document.querySelector<HTMLDetailsElement>('details.bring');
  if (box === null) return;
  box.open = true;
  box.querySelector('textarea')?.focus({ preventScroll: true });
  box.scrollIntoView({ block: 'nearest' });
}
