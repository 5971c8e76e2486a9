import { useEffect, useState } from 'react';
import { isDefinitionText } from '#puzzle/typeId.ts';
import { useDocument } from '#store/document/document.ts';
import { partLink } from '../embed/frame.ts';
import { techniquesAddress, techniquesOfRules } from './techniquesAddress.ts';

/** A link to the techniques of what is on the board. Rules that somebody wrote are packed into it first. */
export function TechniquesLink({ children }: { readonly children: string }) {
  const { type, puzzle } = useDocument();
  const [packed, setPacked] = useState<string>();
  const isOwn = !isDefinitionText(type.id);
  useEffect(() => {
    let isWanted = true;
    if (!isOwn) {
      void techniquesOfRules(type, puzzle).then((address) => {
        if (isWanted) setPacked(address);
      });
    }
    return () => {
      isWanted = false;
    };
  }, [type, puzzle, isOwn]);
  const address = isOwn ? techniquesAddress(type) : packed;
  if (address === undefined) return <span>{children}</span>;
  return (
    <a {...partLink(address)} className="link">
      {children}
    </a>
  );
}
