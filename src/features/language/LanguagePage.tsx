import { useEffect, useMemo, useState } from 'react';
import { HEADINGS, HEADING_MEANS } from '#definition/headings.ts';
import { LANGUAGE } from '#definition/phrases/table.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { LAB } from '#puzzle/typeId.ts';
import { slugOf, speaksOf } from './filter.ts';
import { PhraseItem } from './PhraseItem.tsx';
import { sourcesOf, usesOf } from './sources.ts';
import './language.css';

/** The first word of the page's address. */
const PAGE = 'language';

const COUNT = LANGUAGE.reduce((sum, { entries }) => sum + entries.length, 0);

/** All phrases that rules can be written with; `part` is the one that the address asks for. */
export function LanguagePage({
  types,
  part,
}: {
  readonly types: readonly PuzzleType[];
  readonly part: string | undefined;
}) {
  const [search, setSearch] = useState('');
  const uses = useMemo(() => usesOf(sourcesOf(types)), [types]);
  const parts = LANGUAGE.map((each) => ({
    ...each,
    found: new Set(each.entries.filter((phrase) => speaksOf(phrase, search))),
  }));
  const count = parts.reduce((sum, { found }) => sum + found.size, 0);
  useEffect(() => {
    // After the page around it has been scrolled to its top, as for every new page.
    const request = requestAnimationFrame(() => {
      if (part !== undefined) document.getElementById(part)?.scrollIntoView();
    });
    return () => cancelAnimationFrame(request);
  }, [part]);
  return (
    <div className="language">
      <h1>The language of the lab</h1>
      <p>
        {`These are all ${COUNT} phrases that rules can be written with in `}
        <a href={`#/${LAB}`} className="link">
          the lab
        </a>
        {'. '}
        <var>Words in italics</var> stand for one of the phrases, numbers or names of the other
        parts. A picture is the smallest of our puzzles whose rules use the phrase; dashed frames
        mark one place that the rule is about.
      </p>
      <search className="language-search">
        <input
          type="search"
          className="select"
          placeholder="Find a phrase"
          aria-label="Find a phrase"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <p role="status">{sayCount(count, search)}</p>
      </search>
      <nav aria-label="Parts of the language">
        <ul className="language-parts">
          {[{ title: HEADINGS_TITLE, found: undefined }, ...parts].map(({ title, found }) => (
            <li key={title} hidden={found === undefined ? search.trim() !== '' : found.size === 0}>
              <a href={`#/${PAGE}/${slugOf(title)}`} className="link">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Headings isHidden={search.trim() !== ''} />
      {parts.map(({ title, about, entries, found }) => (
        <section key={title} id={slugOf(title)} hidden={found.size === 0}>
          <h2>{title}</h2>
          <ul className="phrases">
            {entries.map((phrase) => (
              <PhraseItem
                key={`${phrase.says[0]} ${phrase.example}`}
                phrase={phrase}
                about={about}
                uses={uses.get(phrase) ?? NONE}
                isHidden={!found.has(phrase)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const NONE: readonly never[] = [];

const sayCount = (count: number, search: string): string => {
  if (search.trim() === '') return '';
  if (count === 0) return `No phrase matches “${search.trim()}”.`;
  return count === 1 ? 'One phrase' : `${count} phrases`;
};

const HEADINGS_TITLE = 'Headings';

/** The words that begin a block of a text. */
function Headings({ isHidden }: { readonly isHidden: boolean }) {
  return (
    <section id={slugOf(HEADINGS_TITLE)} hidden={isHidden}>
      <h2>{HEADINGS_TITLE}</h2>
      <dl className="language-headings">
        {HEADINGS.map((heading) => (
          <div key={heading}>
            <dt>
              <code>{heading}</code>
            </dt>
            <dd>{HEADING_MEANS[heading]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
