import type { Phrase } from '../phrase.ts';
import { BOARD_LINES, FORMS } from './board.ts';
import { BOUNDS } from './bounds.ts';
import { CLUE_LINES } from './clues.ts';
import { FILL_LINES } from './fill.ts';
import { OPTION_HEADS, OPTION_LINES } from './options.ts';
import { KINDS, PLACES } from './places.ts';
import { AREA_RULES } from './areaRules.ts';
import { DIAGONAL_RULES } from './diagonalRules.ts';
import { GROUP_RULES } from './groupRules.ts';
import { LETTER_RULES } from './letterRules.ts';
import { LOOP_RULES } from './loopRules.ts';
import { NEAR_RULES } from './nearRules.ts';
import { NEIGHBOUR_COUNT_RULES } from './neighbourCountRules.ts';
import { NEIGHBOUR_RULES } from './neighbourRules.ts';
import { NUMBER_RULES } from './numberRules.ts';
import { PAIR_RULES } from './pairRules.ts';
import { REGION_RULES } from './regionRules.ts';
import { SHADING_RULES } from './shadingRules.ts';
import { SHAPE_RULES } from './shapeRules.ts';
import { SIGHT_RULES } from './sightRules.ts';
import { VALUE_RULES } from './valueRules.ts';

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
  { title: 'Largest numbers', about: 'words', entries: BOUNDS },
  { title: 'Rules about numbers', about: 'rules', entries: NUMBER_RULES },
  { title: 'Rules about numbers near each other', about: 'rules', entries: NEAR_RULES },
  { title: 'Rules about values', about: 'rules', entries: VALUE_RULES },
  { title: 'Rules about neighbours', about: 'rules', entries: NEIGHBOUR_RULES },
  {
    title: 'Rules about how many neighbours are alike',
    about: 'rules',
    entries: NEIGHBOUR_COUNT_RULES,
  },
  { title: 'Rules about shading', about: 'rules', entries: SHADING_RULES },
  { title: 'Rules about shading in regions', about: 'rules', entries: REGION_RULES },
  { title: 'Rules about what is seen', about: 'rules', entries: SIGHT_RULES },
  { title: 'Rules about shapes', about: 'rules', entries: SHAPE_RULES },
  { title: 'Rules about groups', about: 'rules', entries: GROUP_RULES },
  { title: 'Rules about pairs', about: 'rules', entries: PAIR_RULES },
  { title: 'Rules about letters', about: 'rules', entries: LETTER_RULES },
  { title: 'Rules about loops', about: 'rules', entries: LOOP_RULES },
  { title: 'Rules about areas', about: 'rules', entries: AREA_RULES },
  { title: 'Rules about diagonals', about: 'rules', entries: DIAGONAL_RULES },
  { title: 'Places', about: 'places', entries: PLACES },
  { title: 'Kinds of place', about: 'places', entries: KINDS },
  { title: 'After "option"', about: 'words', entries: OPTION_HEADS },
  { title: 'Below an option', about: 'words', entries: OPTION_LINES },
];
