import { useEffect, useState } from 'react';
import { useDocument } from '#store/document/document.ts';
import { workLink } from '../share/workLink.ts';
import { hasWork } from '#store/document/trial.ts';
import { pageAddress } from './frame.ts';

/**
 * A link to the same puzzle on the whole page, in a window of its own, with what was entered here as far
 * as a link can hold it.
 */
export function OpenOutside() {
  const document = useDocument();
  const [address, setAddress] = useState(() => pageAddress(location.href));
  useEffect(() => {
    let isWanted = true;
    // The address that the frame was given has the puzzle alone.
    const link = hasWork(document)
      ? workLink().then((work) => work?.address)
      : Promise.resolve(undefined);
    void link.then((found) => {
      if (isWanted) setAddress(found ?? pageAddress(location.href));
    });
    return () => {
      isWanted = false;
    };
  }, [document]);
  return (
    <a className="link frame-outside" href={address} target="_blank" rel="noopener">
      Open in Gridproof
    </a>
  );
}
