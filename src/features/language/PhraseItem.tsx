import { memo } from 'react';
import type { Phrase } from '#definition/phrase.ts';
import type { TablePart } from '#definition/phrases/table.ts';
import { PhrasePlace } from './PhrasePlace.tsx';
import type { PhraseSource, Use } from './sources.ts';

/** A phrase: the ways to say it, what it means, a line with it, a picture, and where it is used. */
export const PhraseItem = memo(function PhraseItem({
  phrase,
  about,
  uses,
  isHidden,
}: {
  readonly phrase: Phrase<unknown>;
  readonly about: TablePart['about'];
  readonly uses: readonly Use[];
  readonly isHidden: boolean;
}) {
  const { says, means, example } = phrase;
  const sources = [...new Set(uses.map(({ source }) => source))];
  return (
    <li className="phrase" hidden={isHidden}>
      <div className="phrase-words">
        <h3>
          {says.map((way, at) => (
            <Way key={way} way={way} isOther={at > 0} />
          ))}
        </h3>
        <p>{means}</p>
        {example !== says[0] && (
          <p>
            <span className="phrase-label">For example</span> <code>{example}</code>
          </p>
        )}
        <Users sources={sources} />
      </div>
      {about !== 'words' && <PhrasePlace phrase={phrase} about={about} uses={uses} />}
    </li>
  );
});

/** A way to say a phrase; what stands for other phrases is told from its words. */
function Way({ way, isOther }: { readonly way: string; readonly isOther: boolean }) {
  return (
    <span className="phrase-way">
      {isOther && <span className="phrase-label">or </span>}
      <code>
        {way
          .split(/(\{\w+\})/)
          .map((piece, at) =>
            piece.startsWith('{') ? <var key={at}>{piece.slice(1, -1)}</var> : piece,
          )}
      </code>
    </span>
  );
}

/** The types of ours that are written with a phrase, linked to their pages, and the ideas. */
function Users({ sources }: { readonly sources: readonly PhraseSource[] }) {
  if (sources.length === 0) return null;
  const pages = sources.flatMap(({ name, page }) => (page === undefined ? [] : [{ name, page }]));
  const names = sources.filter(({ page }) => page === undefined).map(({ name }) => name);
  return (
    <p className="phrase-users">
      <span className="phrase-label">Used in</span>{' '}
      {pages.map(({ name, page }, at) => (
        <span key={page}>
          {at > 0 && <span>, </span>}
          <a href={`#/${page}`} className="link">
            {name}
          </a>
        </span>
      ))}
      {names.length > 0 && (
        <span>
          {`${pages.length > 0 ? ', and in ' : ''}${names.length === 1 ? 'the idea' : 'the ideas'} ${names.join(', ')}`}
        </span>
      )}
    </p>
  );
}
