import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { useLibrary } from '#store/autosave/library.ts';
import { addressOfEntry } from '../share/address.ts';
import { ItemPicture } from './ItemPicture.tsx';
import { itemOf, sayAbout, sayKind } from './shelf.ts';
import type { Item } from './shelf.ts';

/** The most puzzles shown. */
const MOST = 3;

/** The latest puzzles that are not solved, to continue. */
export function GoOn({ types }: { readonly types: readonly PuzzleType[] }) {
  const { latest } = useLibrary();
  const items = latest
    .map((kept) => itemOf(kept, types))
    .filter(({ puzzle, isSolved }) => puzzle !== undefined && !isSolved)
    .slice(0, MOST);
  return (
    <section aria-labelledby="go-on" className="mb-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="go-on" className="font-serif text-2xl">
          Continue
        </h2>
        <a href="#/my-puzzles" className="link inline-flex min-h-11 items-center">
          All my puzzles
        </a>
      </div>
      {items.length === 0 && <p>All that you have begun is solved.</p>}
      <ul className="go-on">
        {items.map((item) => (
          <Card key={item.id} {...item} />
        ))}
      </ul>
    </section>
  );
}

function Card(item: Item) {
  const { id, entry, name, type } = item;
  if (type === undefined) return null;
  return (
    <li className="card shelf-card">
      <div className="shelf-picture">
        <ItemPicture {...item} />
      </div>
      <div>
        <h3 className="font-serif text-xl">
          <a href={addressOfEntry(type, id)} className="gallery-link">
            {name}
          </a>
        </h3>
        <p className="text-sm text-muted">{sayKind(item)}</p>
        <p className="text-sm text-muted">
          {entry === undefined ? '' : sayAbout(entry, item.isSolved)}
        </p>
      </div>
    </li>
  );
}
