import { useRef, useState } from 'react';
import type { FoundPuzzle, TextReading } from '#formats/read.ts';
import { splitProgress } from '#puzzle/progress.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { goToAddress } from './address.ts';
import { findOut, openElsewhere, openRead, sayTaken } from './bringing.ts';

/**
 * Finds out what a text is and opens it on its type's page. `show` shows the text in question;
 * `isWaiting` while what reads it is still being fetched.
 */
export function useImport(show: (text: string) => void) {
  const [found, setFound] = useState<FoundPuzzle>();
  const [isWaiting, setWaiting] = useState(false);
  const newest = useRef(0);
  const refuse = (sentence: string) => setFound({ kind: 'refused', sentence });
  const open = async (reading: TextReading) => {
    const sentence = await openElsewhere(reading, sayTaken(reading));
    if (sentence !== undefined) refuse(sentence);
  };
  const take = async (text: string) => {
    newest.current += 1;
    const mine = newest.current;
    show(text);
    setFound(undefined);
    setWaiting(false);
    const next = await findOut(text, undefined, () => {
      if (mine === newest.current) setWaiting(true);
    });
    if (mine !== newest.current) return;
    setWaiting(false);
    setFound(next);
    if (next.kind === 'puzzle') await open(next.reading);
    if (next.kind === 'link') goToAddress(next.hash);
  };
  /** Opens what was read of a photo. */
  const takeRead = async (type: PuzzleType, taken: string) => {
    const { text, progress } = splitProgress(taken);
    const sentence = await openRead(type, text, progress);
    if (sentence === undefined) return;
    show(text);
    refuse(sentence);
  };
  return { found, isWaiting, take, takeRead, open, refuse };
}
