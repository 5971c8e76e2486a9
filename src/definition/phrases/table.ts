import type { Phrase } from '../phrase.ts';
import { BOARD_LINES, FORMS } from './board.ts';
import { BOUNDS } from './bounds.ts';
import { CLUE_LINES } from './clues.ts';
import { PATHS } from './drawnPaths.ts';
import { FILL_LINES } from './fill.ts';
import { OPTION_HEADS, OPTION_LINES } from './options.ts';
import { KINDS, PLACES } from './places.ts';
import { RULE_PARTS } from './rules.ts';

/** A part of the language: what can stand under a heading, or where an argument is named. */
export interface TablePart {
  readonly title: string;
  /** What its phrases say something about; `words` are numbers and names, of which there is no picture. */
  readonly about: 'board' | 'fill' | 'clues' | 'rules' | 'places' | 'words';
  readonly entries: readonly Phrase<unknown>[];
}

/** The language: all of its phrases, from which it is read and its reference is written. */
export const LANGUAGE: readonly TablePart[] = [
  { title: 'Under "board"', about: 'board', entries: BOARD_LINES },
  { title: 'Boards', about: 'board', entries: FORMS },
  { title: 'Under "fill"', about: 'fill', entries: FILL_LINES },
  { title: 'Under "clues"', about: 'clues', entries: CLUE_LINES },
  { title: 'What is drawn', about: 'words', entries: PATHS },
  { title: 'Largest numbers', about: 'words', entries: BOUNDS },
  ...RULE_PARTS.map(([title, entries]) => ({ title, about: 'rules' as const, entries })),
  { title: 'Places', about: 'places', entries: PLACES },
  { title: 'Kinds of place', about: 'places', entries: KINDS },
  { title: 'After "option"', about: 'words', entries: OPTION_HEADS },
  { title: 'Below an option', about: 'words', entries: OPTION_LINES },
];
