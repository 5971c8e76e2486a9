import { takesDigit } from '#board/siteView.ts';
import { capitalise } from '#logic/words.ts';
import { latinDigits } from '#puzzle/latinDigits.ts';
import { readClue } from '#puzzle/site.ts';
import { useDocument } from '#store/document/document.ts';
import { editedLayer } from '#store/document/layer.ts';
import { tellTypable } from '#store/document/typableSaid.ts';
import { enterTyped } from '#store/document/typedClue.ts';
import { useView } from '#store/document/view.ts';
import { layerEntry } from './layers.ts';
import { sayTypable, sayTypableAt } from './typable.ts';

const siteAt = (index: number) => {
  const { type, puzzle } = useDocument.getState();
  return type.sites?.(puzzle)[index];
};

/**
 * Enters the clue typed at a site, or returns why it is refused. `goesOn` if it is one entry with what was
 * typed there just before.
 */
export function typeClue(index: number, typed: string, goesOn = false): string | undefined {
  const site = siteAt(index);
  if (site === undefined) return undefined;
  const read = readClue(site, latinDigits(typed));
  if ('reason' in read) return capitalise(read.reason);
  enterTyped(index, read.clue, goesOn);
  return undefined;
}

/** Says what can be typed into the selected cells, or at a site; `undefined` says nothing more. */
export function explainKeys(at: 'cells' | number | undefined): void {
  if (at === undefined) return tellTypable(undefined);
  const site = at === 'cells' ? undefined : siteAt(at);
  if (site !== undefined) return tellTypable(sayTypableAt(site, !takesDigit(site)));
  const { type, puzzle } = useDocument.getState();
  const { layer, mode } = useView.getState();
  const { parameters } = puzzle;
  const edited = editedLayer(type, parameters, layer);
  tellTypable(
    sayTypable(layerEntry(type, parameters, edited, edited === 'marks' ? mode : 'value')),
  );
}
