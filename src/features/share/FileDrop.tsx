import { useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { textOfFile } from './bringing.ts';

/** Calls back with the text of a file or of dropped data. */
export function useFileText(onText: (text: string) => void, onRefused: (sentence: string) => void) {
  const takeFile = async (file: File) => {
    const read = await textOfFile(file);
    if ('text' in read) onText(read.text);
    else onRefused(read.refused);
  };
  const takeDrop = (dropped: DataTransfer) => {
    const [file] = dropped.files;
    const text = dropped.getData('text/uri-list') || dropped.getData('text');
    if (file !== undefined) void takeFile(file);
    else if (text !== '') onText(text);
  };
  return { takeFile, takeDrop };
}

/** A drop target. */
export function DropZone({
  labelledBy,
  onDrop,
  children,
}: {
  readonly labelledBy: string;
  readonly onDrop: (dropped: DataTransfer) => void;
  readonly children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  // Dropping is never the only way: it can be chosen or pasted as well.
  const drops = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer);
    },
  };
  return (
    <section
      className="card grid gap-2"
      aria-labelledby={labelledBy}
      data-drop={isOver || undefined}
      {...drops}
    >
      {children}
    </section>
  );
}

/** Opens a file from this device. */
export function FileButton({
  onFile,
  children,
}: {
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>{children}</Button>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label="File with puzzles"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) onFile(file);
          event.target.value = '';
        }}
      />
    </>
  );
}
