import { startTransition, useEffect, useRef, useState } from 'react';
import type { Phrase } from '#definition/phrase.ts';
import type { TablePart } from '#definition/phrases/table.ts';
import { StillPuzzle } from '../board/StillPuzzle.tsx';
import { pictureOf } from './phrasePicture.ts';
import type { PhrasePicture } from './phrasePicture.ts';
import type { Use } from './sources.ts';

/** How far beyond the window pictures are drawn ahead. */
const AHEAD = '50%';

/** The place of a phrase's picture, which is looked for and drawn once it is nearly in sight. */
export function PhrasePlace({
  phrase,
  about,
  uses,
}: {
  readonly phrase: Phrase<unknown>;
  readonly about: TablePart['about'];
  readonly uses: readonly Use[];
}) {
  const place = useRef<HTMLElement>(null);
  const [picture, setPicture] = useState<PhrasePicture>();
  useEffect(() => {
    if (place.current === null) return undefined;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        startTransition(() => setPicture(pictureOf(phrase, about, uses)));
      },
      { rootMargin: AHEAD },
    );
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [phrase, about, uses]);
  return (
    <figure ref={place} className="phrase-picture">
      {picture !== undefined && <Drawn picture={picture} />}
    </figure>
  );
}

function Drawn({
  picture: { source, type, puzzle, values, lit, litSites, words },
}: {
  readonly picture: PhrasePicture;
}) {
  const caption = words === undefined ? source.name : `${source.name}: ${words}`;
  return (
    <>
      <StillPuzzle
        label={values === undefined ? source.name : `${source.name}, solved`}
        {...{ type, puzzle, lit, litSites }}
        {...(values === undefined ? {} : { marks: values })}
      />
      <figcaption>{caption}</figcaption>
    </>
  );
}
