import { useDeferredValue, useEffect, useState } from 'react';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { useAutosave } from '#store/autosave/autosave.ts';
import { restorePuzzle, useLibrary, watchLibrary } from '#store/autosave/library.ts';
import { Button } from '#ui/Button.tsx';
import { PrintButton } from '../print/PrintButton.tsx';
import { LibraryFile } from './LibraryFile.tsx';
import { UNKEPT } from './sentences.ts';
import { sheetsOf } from './sheets.ts';
import { ShelfCard } from './ShelfCard.tsx';
import { hasWords, itemOf, sayDay } from './shelf.ts';
import type { Item } from './shelf.ts';

const KEPT =
  'Every puzzle that you enter, make or play is kept here, in this browser and nowhere else.';
const REFUSED = `${UNKEPT} What you save as a file is yours.`;

/** How many items are rendered at once; each has a picture. */
const PAGE = 24;

/** All puzzles of the library, newest first. */
export function MyPuzzles({ types }: { readonly types: readonly PuzzleType[] }) {
  const { entries, deleted, problem } = useLibrary();
  const { refused } = useAutosave();
  const [typed, setTyped] = useState('');
  const [typeId, setTypeId] = useState('');
  const [shown, setShown] = useState(PAGE);
  const words = useDeferredValue(typed);
  useEffect(watchLibrary, []);
  if (entries === undefined) return <div className="min-h-screen" />;

  const all = entries.map((kept) => itemOf(kept, types));
  const lastDeleted = deleted.at(-1);
  const found = all.filter(
    (item) => (typeId === '' || item.type?.id === typeId) && hasWords(item, words),
  );
  const there = new Map(all.flatMap(({ type }) => (type === undefined ? [] : [[type.id, type]])));
  // First our own types in the order of the menu, then those that somebody wrote.
  const kinds = new Set([...types.filter(({ id }) => there.has(id)), ...there.values()]);
  return (
    <>
      <h1 className="mb-2 font-serif text-4xl">My puzzles</h1>
      <p className="mb-4 max-w-prose text-muted">{refused ? REFUSED : KEPT}</p>
      {all.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-4 max-sm:gap-2">
          <label className="field max-sm:flex-1">
            Type
            <select
              className="select max-sm:w-full max-sm:min-w-20"
              value={typeId}
              onChange={(event) => setTypeId(event.target.value)}
            >
              <option value="">All</option>
              {[...kinds].map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className="field max-sm:flex-1">
            Search
            <input
              type="search"
              className="select max-sm:w-full max-sm:min-w-20"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
        </div>
      )}
      <LibraryFile count={all.length}>
        <PrintButton disabled={found.length === 0} collect={() => sheetsOf(found)}>
          Print
        </PrintButton>
      </LibraryFile>
      {problem !== undefined && (
        <p role="alert" className="problem mb-4">
          {problem}
        </p>
      )}
      <p aria-live="polite" className="mb-4 flex min-h-11 flex-wrap items-center gap-4 text-muted">
        <span>{sayCount(found.length, all.length)}</span>
        {lastDeleted !== undefined && (
          <>
            <Button onClick={() => void restorePuzzle()}>
              {`Bring back ${itemOf(lastDeleted, types).name}`}
            </Button>
            <span className="text-sm">Available for a week.</span>
          </>
        )}
      </p>
      {[...byDay(found.slice(0, shown))].map(([day, items]) => (
        <section key={day} aria-label={day} className="mb-6">
          <h2 className="mb-2 font-serif text-xl">{day}</h2>
          <ul className="shelf">
            {items.map((item) => (
              <ShelfCard key={item.id} item={item} />
            ))}
          </ul>
        </section>
      ))}
      {found.length > shown && (
        <Button onClick={() => setShown(shown + PAGE)}>
          {`Show ${Math.min(PAGE, found.length - shown)} more`}
        </Button>
      )}
    </>
  );
}

/** The items of each day, in order. */
function byDay(items: readonly Item[]): ReadonlyMap<string, readonly Item[]> {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const day = sayDay(item.changed);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return days;
}

function sayCount(found: number, all: number): string {
  if (all === 0) return 'Nothing here yet.';
  if (found < all) return `${found} of ${all} puzzles`;
  return all === 1 ? 'One puzzle' : `${all} puzzles`;
}
