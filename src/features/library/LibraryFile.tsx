import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { LARGEST_FILE } from '#library/file.ts';
import { bringLibrary, saveLibrary } from '#store/autosave/library.ts';
import type { ImportedLibrary } from '#store/autosave/library.ts';
import { Button } from '#ui/Button.tsx';
import { download } from '../download.ts';

/** Saves all puzzles to one file, and reads them back. */
export function LibraryFile({
  count,
  children,
}: {
  readonly count: number;
  /** Other actions, shown beside it. */
  readonly children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const save = async () => {
    const text = await saveLibrary();
    if (text !== undefined) download('my-puzzles.json', text);
  };
  const bring = async (file: File) => {
    setSaid(
      file.size > LARGEST_FILE
        ? 'This file is larger than any library.'
        : sayBrought(await bringLibrary(await file.text())),
    );
  };
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2 max-sm:[&>.button]:px-3">
      <Button onClick={() => void save()} disabled={count === 0}>
        Save all as a file
      </Button>
      <Button onClick={() => input.current?.click()}>Add from a file</Button>
      {children}
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="sr-only"
        tabIndex={-1}
        aria-label="File of puzzles"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) void bring(file);
          event.target.value = '';
        }}
      />
      <p aria-live="polite" className="text-sm">
        {said}
      </p>
    </div>
  );
}

function sayBrought(brought: ImportedLibrary): string {
  if ('refused' in brought) return `${brought.refused} Nothing was changed.`;
  const { added, there } = brought;
  if (added === 0 && there > 0) {
    return there === 1
      ? 'The puzzle of this file is here already.'
      : `No new puzzles: all ${there} puzzles of this file are here already.`;
  }
  const were = there === 0 ? '' : ` ${count(there)} ${there === 1 ? 'was' : 'were'} here already.`;
  return `${count(added)} added.${were}`;
}

const count = (number: number): string => (number === 1 ? 'One puzzle' : `${number} puzzles`);
