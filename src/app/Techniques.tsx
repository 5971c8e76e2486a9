import { useEffect, useState } from 'react';
import { TechniquesPage } from '#features/techniques/TechniquesPage.tsx';
import { readTechniquesPayload } from '#features/techniques/techniquesPayload.ts';
import type { RulesOfAddress } from '#features/techniques/techniquesPayload.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { notify } from '#store/document/view.ts';
import { titlePage } from './pageTitle.ts';

const UNREADABLE = 'The rules in this address cannot be read.';

const titleFor = (type: PuzzleType): void => titlePage(`How to solve ${type.name}`);

/** The techniques of one of our own types. */
export function TechniquesOfType({ type }: { readonly type: PuzzleType }) {
  useEffect(() => titleFor(type), [type]);
  return <TechniquesPage type={type} />;
}

/** The techniques of rules that somebody wrote, as an address brings them; says so if they cannot be read. */
export function TechniquesOfRules({ payload }: { readonly payload: string }) {
  const [read, setRead] = useState<RulesOfAddress>();
  useEffect(() => {
    let isWanted = true;
    void readTechniquesPayload(payload).then((found) => {
      if (!isWanted) return;
      if (found === undefined) notify({ sentence: UNREADABLE });
      else titleFor(found.type);
      setRead(found);
    });
    return () => {
      isWanted = false;
    };
  }, [payload]);
  if (read === undefined) return <div className="min-h-screen" />;
  return <TechniquesPage {...read} payload={payload} />;
}
