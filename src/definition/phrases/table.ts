import type { Phrase } from '../phrase.ts';
import { BOARD_LINES, FORMS } from './board.ts';
import { BOUNDS } from './bounds.ts';
import { CLUE_LINES } from './clues.ts';
import { FILL_LINES } from './fill.ts';
import { OPTION_HEADS, OPTION_LINES } from './options.ts';
import { KINDS, PLACES } from './places.ts';
import { GROUP_RULES } from './groupRules.ts';
import { LETTER_RULES } from './letterRules.ts';
import { LOOP_RULES } from './loopRules.ts';
import { NEAR_RULES } from './nearRules.ts';
import { NEIGHBOUR_RULES } from './neighbourRules.ts';
import { NUMBER_RULES } from './numberRules.ts';
import { SHADING_RULES } from './shadingRules.ts';
import { VALUE_RULES } from './valueRules.ts';

/** A part of the language: what can stand under a heading, or where an argument is named. */
export interface TablePart {
  readonly title: string;
  readonly entries: readonly Phrase<unknown>[];
}

/** The language: all of its phrases, from which it is read and its reference is written. */
export const LANGUAGE: readonly TablePart[] = [
  { title: 'Under "board"', entries: BOARD_LINES },
  { title: 'Boards', entries: FORMS },
  { title: 'Under "fill"', entries: FILL_LINES },
  { title: 'Under "clues"', entries: CLUE_LINES },
  { title: 'Largest numbers', entries: BOUNDS },
  { title: 'Rules about numbers', entries: NUMBER_RULES },
  { title: 'Rules about numbers near each other', entries: NEAR_RULES },
  { title: 'Rules about values', entries: VALUE_RULES },
  { title: 'Rules about neighbours', entries: NEIGHBOUR_RULES },
  { title: 'Rules about shading', entries: SHADING_RULES },
  { title: 'Rules about groups', entries: GROUP_RULES },
  { title: 'Rules about letters', entries: LETTER_RULES },
  { title: 'Rules about loops', entries: LOOP_RULES },
  { title: 'Places', entries: PLACES },
  { title: 'Kinds of place', entries: KINDS },
  { title: 'After "option"', entries: OPTION_HEADS },
  { title: 'Below an option', entries: OPTION_LINES },
];
