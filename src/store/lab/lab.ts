import { create } from 'zustand';
import { readLabType } from '#definition/labType.ts';
import type { LabReading } from '#definition/labType.ts';
import { normalDefinition } from '#puzzle/typeId.ts';
import { STARTER } from './starter.ts';

/** The definition in the editor. */
export interface Lab {
  /** As typed. */
  readonly text: string;
  /** What it says, or why it cannot be read. */
  readonly reading: LabReading;
  /** Set if it came by a link and was not changed since. */
  readonly isForeign: boolean;
}

const labOf = (text: string, isForeign = false): Lab => ({
  text,
  reading: readLabType(text),
  isForeign,
});

export const useLab = create<Lab>()(() => labOf(STARTER));

/** The text as it is typed. */
export const typeDefinition = (text: string): void => useLab.setState(labOf(text));

/** Puts the definition of an opened board into the editor; what is there already stays as it was typed. */
export function showDefinition(text: string, isForeign = false): void {
  const isThere = normalDefinition(useLab.getState().text) === normalDefinition(text);
  useLab.setState(isThere ? { isForeign } : labOf(text, isForeign));
}
