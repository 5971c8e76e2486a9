import { useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { textOfFile } from './bringing.ts';

/** A place where a file or a text may be dropped, or a file chosen, whose text it hands on. */
export function useFileDrop(onText: (text: string) => void, onRefused: (sentence: string) => void) {
  const [isOver, setOver] = useState(false);
  const take = async (file: File) => {
    const read = await textOfFile(file);
    if ('text' in read) onText(read.text);
    else onRefused(read.refused);
  };
  const zone = {
    'data-drop': isOver || undefined,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      const text =
        event.dataTransfer.getData('text/uri-list') || event.dataTransfer.getData('text');
      if (file !== undefined) void take(file);
      else if (text !== '') onText(text);
    },
  };
  return { zone, take };
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
