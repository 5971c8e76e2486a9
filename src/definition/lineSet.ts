import type { Heading } from './headings.ts';
import type { PhraseSet } from './phrase.ts';
import { aBoardLine } from './phrases/board.ts';
import { aClueLine } from './phrases/clues.ts';
import { aFillLine } from './phrases/fill.ts';
import { anOptionHead, anOptionLine } from './phrases/options.ts';
import { aRuleLine } from './phrases/rules.ts';

/** What a line under a heading can say; `undefined` for free text. */
export function lineSet(heading: Heading, isFirst: boolean): PhraseSet<unknown> | undefined {
  switch (heading) {
    case 'board':
      return aBoardLine;
    case 'fill':
      return aFillLine;
    case 'clues':
      return aClueLine;
    case 'rules':
      return aRuleLine;
    case 'option':
      return isFirst ? anOptionHead : anOptionLine;
    case 'lab':
    case 'puzzle':
    case 'example':
    case 'solution':
      return undefined;
  }
}
