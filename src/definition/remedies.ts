import { isOnSides } from './definition.ts';
import type { Definition } from './definition.ts';
import type { DefinitionFix } from './edit.ts';
import type { Heading } from './headings.ts';
import type { Need, PlaceKind, RuleMeaning } from './scene.ts';

/** A line to write, and under which heading. */
interface Remedy {
  readonly under: Heading;
  readonly text: string;
}

/** What has to be written for a need, for example. */
const REMEDY: Readonly<Record<Need, Remedy>> = {
  boxes: { under: 'board', text: 'boxes 3 by 3' },
  regions: { under: 'clues', text: 'regions' },
  cages: { under: 'clues', text: 'cages, each with a number or none, 1 to 45' },
  'black cells': { under: 'clues', text: 'black cells' },
  hexagons: { under: 'board', text: 'hexagons in columns of 4, 5, 4' },
  'numbered cells': { under: 'clues', text: 'a number in some blank cells, 0 to 8' },
  lists: { under: 'clues', text: 'up to four numbers in some blank cells' },
  'circled cells': {
    under: 'clues',
    text: 'a circle in some blank cells, some with a number, 2 to 49',
  },
  'circles of two colours': {
    under: 'clues',
    text: 'a white or black circle in some shaded cells',
  },
  thermometer: { under: 'clues', text: 'thermometers' },
  arrow: { under: 'clues', text: 'drawn arrows, which may meet' },
  whisper: { under: 'clues', text: 'drawn whisper lines, which may meet' },
  renban: { under: 'clues', text: 'drawn renban lines, which may meet' },
  'pill-arrow': { under: 'clues', text: 'drawn pill arrows, which may meet' },
  'double-arrow': { under: 'clues', text: 'drawn double arrows, which may meet' },
  between: { under: 'clues', text: 'drawn between lines, which may meet' },
  'region-sum': { under: 'clues', text: 'drawn region sum lines, which may meet' },
  zipper: { under: 'clues', text: 'drawn zipper lines, which may meet' },
  entropic: { under: 'clues', text: 'drawn entropic lines, which may meet' },
  modular: { under: 'clues', text: 'drawn modular lines, which may meet' },
  palindrome: { under: 'clues', text: 'drawn palindromes, which may meet' },
  'white-dot': { under: 'clues', text: 'drawn white dots, which may meet' },
  'black-dot': { under: 'clues', text: 'drawn black dots, which may meet' },
  x: { under: 'clues', text: 'drawn Xs, which may meet' },
  v: { under: 'clues', text: 'drawn Vs, which may meet' },
  'slow-thermometer': { under: 'clues', text: 'drawn slow thermometers, which may meet' },
  'little-killer': { under: 'clues', text: 'drawn little killers, which may meet' },
  sandwich: { under: 'clues', text: 'drawn sandwiches, which may meet' },
  'x-sum': { under: 'clues', text: 'drawn X-sums, which may meet' },
  skyscraper: { under: 'clues', text: 'drawn skyscraper lines, which may meet' },
  'numbered-room': { under: 'clues', text: 'drawn numbered rooms, which may meet' },
  quadruple: { under: 'clues', text: 'drawn quadruples, which may meet' },
  cage: { under: 'clues', text: 'drawn killer cages, which may meet' },
  'sum-cage': { under: 'clues', text: 'drawn sum cages, which may meet' },
  'product-cage': { under: 'clues', text: 'drawn product cages, which may meet' },
  clone: { under: 'clues', text: 'drawn clones, which may meet' },
  'extra-region': { under: 'clues', text: 'drawn extra regions, which may meet' },
  odd: { under: 'clues', text: 'drawn odd cells, which may meet' },
  even: { under: 'clues', text: 'drawn even cells, which may meet' },
  maximum: { under: 'clues', text: 'drawn maximum cells, which may meet' },
  minimum: { under: 'clues', text: 'drawn minimum cells, which may meet' },
  'column-indexer': { under: 'clues', text: 'drawn column indexers, which may meet' },
  'row-indexer': { under: 'clues', text: 'drawn row indexers, which may meet' },
  trees: { under: 'clues', text: 'a tree in some blank cells' },
  sides: { under: 'fill', text: 'each side: line or blank' },
  groups: {
    under: 'clues',
    text: '3 drawn groups, each with a number beside the board, 1 to 45',
  },
};

/** Only this line will do; of the others there are more. */
const ONLY = ['regions', 'black cells'];

const isWholeLine = ({ under }: Remedy): boolean => under !== 'clues';

/** `write "regions" under "clues"`, to go on after a colon. */
export function sayRemedy(need: Need): string {
  const remedy = REMEDY[need];
  const { under, text } = remedy;
  const said = isWholeLine(remedy) ? `"${under} ${text}"` : `"${text}" under "${under}"`;
  return `write ${said}${ONLY.includes(text) ? '' : ', for example'}`;
}

/** Writes what a need asks for. */
export const fixesOfNeed = (need: Need, lines: Definition['lines']): readonly DefinitionFix[] => [
  fixOf(REMEDY[need], lines),
];

function fixOf(remedy: Remedy, lines: Definition['lines']): DefinitionFix {
  const { under, text } = remedy;
  if (under === 'board' || under === 'fill') {
    const edit = { edit: 'rewrite', line: lines[under], text } as const;
    return { label: `Write "${under} ${text}"`, edit };
  }
  return { label: `Add "${text}" under "${under}"`, edit: { edit: 'add', under, text } };
}

/** Adds a rule that another one rests on. */
export const fixOfRule = (text: string): DefinitionFix => ({
  label: `Add "${text}" under "rules"`,
  edit: { edit: 'add', under: 'rules', text },
});

/** Adds the clue of which a rule speaks at places of a kind; empty if the text does not tell which. */
export function fixesOfClue(
  { fill, lines }: Pick<Definition, 'fill' | 'lines'>,
  { clueFor }: RuleMeaning,
  { id }: PlaceKind,
): readonly DefinitionFix[] {
  const text = clueAt(fill, id, clueFor !== undefined);
  return text === undefined ? [] : [fixOf({ under: 'clues', text }, lines)];
}

const ISLANDS_CLUE = 'an island in some cells, with a number or a question mark, 1 to 8';
const ARROWS_CLUE = 'a number with an arrow or a question mark in some cells';

function clueAt(fill: Definition['fill'], id: string, isList: boolean): string | undefined {
  const areNumbers = fill.takes === 'numbers';
  switch (id) {
    case 'row':
    case 'column':
      return `${isList ? 'numbers' : 'a number'} beside each row and above each column, ${areNumbers ? '1 to the largest sum' : '0 to the length'}`;
    case 'end':
      return areNumbers && fill.asLetters === true
        ? 'a letter at each end of each row and column'
        : 'a number at each end of each row and column, 1 to the length';
    case 'run':
      return 'a number before each run, 1 to 45';
    case 'region':
    case 'cage':
      return `${id}s, each with a number or none, 0 to 99`;
    case 'corner':
      return 'a number on some corners, 0 to 4';
    case 'square':
      return isOnSides(fill) ? 'a number in some cells, 0 to 3' : undefined;
    case 'circle':
      return isOnSides(fill) ? 'a white or black circle in some cells' : undefined;
    case 'dot':
      return isOnSides(fill) ? 'a dot in some cells, on sides or on corners' : undefined;
    case 'island':
      return isOnSides(fill) ? ISLANDS_CLUE : undefined;
    case 'arrow':
      return isOnSides(fill) ? ARROWS_CLUE : undefined;
    default:
      return undefined;
  }
}
