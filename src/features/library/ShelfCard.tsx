import { Copy, Pencil, Trash2 } from '#ui/icons.ts';
import { useRef, useState } from 'react';
import { copyPuzzle, deletePuzzle, renamePuzzle } from '#store/autosave/library.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { addressOfEntry } from '../share/address.ts';
import { ItemPicture } from './ItemPicture.tsx';
import { sayAbout, sayKind } from './shelf.ts';
import type { Item } from './shelf.ts';

/** One puzzle of the library, and its actions. */
export function ShelfCard({ item }: { readonly item: Item }) {
  const { id, name, type, entry, puzzle } = item;
  const [naming, setNaming] = useState(false);
  return (
    <li className="card shelf-card">
      <div className="shelf-picture">
        <ItemPicture {...item} />
      </div>
      <div className="flex min-w-0 flex-col">
        {naming ? (
          <NameForm id={id} name={name} onDone={() => setNaming(false)} />
        ) : (
          <h3 className="font-serif text-xl">
            {type === undefined || puzzle === undefined ? (
              name
            ) : (
              <a href={addressOfEntry(type, id)} className="gallery-link">
                {name}
              </a>
            )}
          </h3>
        )}
        <p className="text-sm text-muted">{sayKind(item)}</p>
        <p className="text-sm text-muted">
          {entry === undefined || puzzle === undefined
            ? 'This version of the page cannot read it; it stays as it is.'
            : sayAbout(entry, item.isSolved)}
        </p>
        <div className="relative z-10 mt-auto flex flex-wrap">
          {puzzle === undefined ? (
            <CopyButton text={item.text} label="Copy its text" />
          ) : (
            <>
              <IconButton label={`Rename ${name}`} onClick={() => setNaming(true)}>
                <Icon of={Pencil} size={18} />
              </IconButton>
              <IconButton
                label={`Copy ${name}`}
                onClick={() => void copyPuzzle(id, `Copy of ${name}`)}
              >
                <Icon of={Copy} size={18} />
              </IconButton>
            </>
          )}
          <IconButton label={`Delete ${name}`} onClick={() => void deletePuzzle(id)}>
            <Icon of={Trash2} size={18} />
          </IconButton>
        </div>
      </div>
    </li>
  );
}

const LONGEST_NAME = 100;

function NameForm({
  id,
  name,
  onDone,
}: {
  readonly id: string;
  readonly name: string;
  readonly onDone: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  // Closing the form blurs its field as well, which must not commit twice.
  const isDone = useRef(false);
  const end = () => {
    isDone.current = true;
    onDone();
  };
  const rename = () => {
    if (isDone.current) return;
    const typed = input.current?.value ?? name;
    if (typed !== name) void renamePuzzle(id, typed);
    end();
  };
  return (
    <form
      className="relative z-10 mb-1 flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        rename();
      }}
    >
      <input
        ref={input}
        className="select min-w-0 flex-1"
        aria-label="Name"
        defaultValue={name}
        maxLength={LONGEST_NAME}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes where the person just pressed.
        autoFocus
        onFocus={(event) => event.target.select()}
        onBlur={rename}
        onKeyDown={(event) => event.key === 'Escape' && end()}
      />
      <Button onClick={rename}>Save</Button>
    </form>
  );
}
