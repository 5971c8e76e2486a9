import { useMemo } from 'react';
import { scrolls } from '#board/pointer.ts';
import type { Finger } from '#board/pointer.ts';
import { useDocument } from '#store/document/document.ts';
import { changeSettings, useSettings } from '#store/settings.ts';
import type { Settings } from '#store/settings.ts';
import { slotOf, useLayer } from './layers.ts';

type FingerSetting = Extract<keyof Settings, `finger${string}`>;

/** What a finger does on the board with the current layer, and the setting that decides it. */
export function useFinger(): { readonly finger: Finger; readonly setting: FingerSetting } {
  const { type, puzzle } = useDocument();
  const layer = useLayer();
  const settings = useSettings();
  const { parameters } = puzzle;
  const isLarge = useMemo(() => scrolls(type.grid(parameters)), [type, parameters]);
  const isDrawn = layer === 'areas' || layer === 'paths';
  const isPainted = isDrawn || slotOf(type, parameters, layer).gesture !== 'type';
  const setting = isLarge ? 'fingerDrawsLarge' : isPainted ? 'fingerPaints' : 'fingerSelectsCells';
  return { finger: settings[setting] ? 'draws' : 'scrolls', setting };
}

/** Switches between drawing and scrolling on all boards of this kind. */
export const toggleFinger = (setting: FingerSetting): void =>
  changeSettings({ [setting]: !useSettings.getState()[setting] });
