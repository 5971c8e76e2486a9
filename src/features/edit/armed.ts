import { create } from 'zustand';
import { useDocument } from '#store/document/document.ts';
import { onDocumentChange } from '#store/document/events.ts';
import type { Layer } from '#store/document/layer.ts';
import { useView } from '#store/document/view.ts';
import { useSettings } from '#store/settings.ts';
import { deleteFrom, enterInto } from './layers.ts';

/** The key of the keypad that stays pressed, for the cells that are pressed next. */
export interface Armed {
  readonly key: number | 'erase' | undefined;
}

export const useArmed = create<Armed>()(() => ({ key: undefined }));

/** Presses a key or releases it. */
export const toggleKey = (key: NonNullable<Armed['key']>): void =>
  useArmed.setState((before) => ({ key: before.key === key ? undefined : key }));

/** Enters the pressed key's value into a cell; removes it if it is there already. */
export function pressOn(layer: Layer, cell: number): void {
  const { key } = useArmed.getState();
  if (key === undefined) return;
  const isThere = useView.getState().mode === 'value' && useDocument.getState().marks[cell] === key;
  if (key === 'erase' || isThere) deleteFrom(layer, [cell]);
  else enterInto(layer, [cell], key);
}

const letUp = (): void => useArmed.setState({ key: undefined });

/** Releases the armed key when another puzzle is opened or the setting is switched off. */
export function followArmed(): void {
  onDocumentChange(({ change }) => {
    if (change === 'type' || change === 'puzzle') letUp();
  });
  useSettings.subscribe(({ keyFirst }, before) => {
    if (before.keyFirst && !keyFirst) letUp();
  });
}
