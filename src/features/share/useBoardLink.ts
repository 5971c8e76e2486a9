import { useEffect, useState } from 'react';
import { writePuzzle } from '#puzzle/text.ts';
import { useDocument } from '#store/document/document.ts';
import { pageAddress } from '../embed/frame.ts';
import { addressOf, payloadOf } from './address.ts';

/**
 * The link to the puzzle on the board, without the player's work; `undefined` until it is packed. Packed
 * anew, since the page's own address follows the board only after a delay.
 */
export function useBoardLink(): string | undefined {
  const { type, puzzle } = useDocument();
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void payloadOf(type, writePuzzle(type, puzzle)).then((payload) => {
      if (isWanted) setLink(new URL(addressOf(type, payload), pageAddress(location.href)).href);
    });
    return () => {
      isWanted = false;
    };
  }, [type, puzzle]);
  return link;
}
