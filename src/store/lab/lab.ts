import { create } from 'zustand';
import { echoesOf } from '#definition/echo.ts';
import type { Echo } from '#definition/echo.ts';
import { readLabType } from '#definition/labType.ts';
import type { LabReading } from '#definition/labType.ts';
import { normalDefinition } from '#puzzle/typeId.ts';
import type { PuzzleDocument } from '#store/document/document.ts';
import { STARTER } from './starter.ts';

/** How long a key takes to be painted, in milliseconds. */
const PAINTED = 16;

/** The definition in the editor. */
export interface Lab {
  /** As typed. */
  readonly text: string;
  /** What it says, or why it cannot be read. */
  readonly reading: LabReading;
  /**
   * What lines mean on the board, keyed by their text without indentation: of the last state of the
   * text that could be read, so that a line that is being typed takes nothing from the others.
   */
  readonly echoes: ReadonlyMap<string, Echo>;
  /** Set if it came by a link and was not changed since. */
  readonly isForeign: boolean;
}

const labOf = (text: string, isForeign = false): Omit<Lab, 'echoes'> => ({
  text,
  reading: readLabType(text),
  isForeign,
});

export const useLab = create<Lab>()(() => ({ ...labOf(STARTER), echoes: new Map() }));

let timer: ReturnType<typeof setTimeout> | undefined;

/** The text as it is typed; it is read once the browser has painted the key. */
export function typeDefinition(text: string): void {
  useLab.setState({ text, isForeign: false });
  clearTimeout(timer);
  timer = setTimeout(() => useLab.setState({ reading: readLabType(text) }), PAINTED);
}

/** Puts the definition of an opened board into the editor; what is there already stays as it was typed. */
export function showDefinition(text: string, isForeign = false): void {
  clearTimeout(timer);
  const isThere = normalDefinition(useLab.getState().text) === normalDefinition(text);
  useLab.setState(isThere ? { isForeign, reading: readLabType(text) } : labOf(text, isForeign));
}

/** Notes what the lines of the board's definition mean there. */
export function noteEchoes({ type, puzzle }: Pick<PuzzleDocument, 'type' | 'puzzle'>): void {
  const reading = readLabType(type.id);
  if (!reading.ok) return;
  const lines = type.id.split('\n');
  const textOf = (line: number): string => (lines[line - 1] ?? '').trim();
  const echoes = echoesOf(type, reading.definition, puzzle);
  useLab.setState({ echoes: new Map(echoes.map((echo) => [textOf(echo.line), echo])) });
}
