import { LARGEST_DIGIT, mostChoices } from '#photo/choices.ts';
import { isWritten, SURE } from '#photo/picture.ts';
import type { Correction, Flaw, Hand, PictureRead, PlaceRead } from '#photo/picture.ts';
import { isCell, textsOf } from '#photo/texts.ts';
import type { PhotoForm } from '#puzzle/photoForm.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { PhotoProof } from './useProof.ts';

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** The verdict on the clues; `they` names the clues that count. */
const sayVerdict = (verdict: PhotoProof['verdict'], they: string): string => {
  switch (verdict) {
    case 'looking':
    case 'unknown':
      return '';
    case 'unique':
      return ` ${they} leave one solution.`;
    case 'several':
      return ` ${they} leave several solutions, so something may be misread or missing.`;
    case 'none':
      return ` ${they} leave no solution, so something is misread.`;
  }
};

const FLAWS: Readonly<Record<Flaw, string>> = {
  'another grid':
    'There is another grid in the photo: to have that one, press Move the corners and drag them onto it.',
  'cut off': 'A part of the grid lies beyond the edge of the photo, so those cells are missing.',
  glare: 'Some cells are white from glare: what stands there may not be seen.',
};

const CELLS: Readonly<Record<PhotoForm['cells']['kind'], readonly [string, string]>> = {
  none: ['clue', 'clues'],
  digits: ['digit', 'digits'],
  numbers: ['number', 'numbers'],
  sums: ['sum', 'sums'],
  signs: ['sign', 'signs'],
};

const AREAS: Readonly<Record<PhotoForm['walls'], readonly [string, string]>> = {
  none: ['region', 'regions'],
  thick: ['region', 'regions'],
  cages: ['cage', 'cages'],
};

/** What was read, how certain it is, and what it proves. */
export function sayRead(type: PuzzleType, picture: PictureRead, proof: PhotoProof): string {
  const doubtful = [...picture.places, ...picture.walls].filter(({ chance }) => chance < SURE);
  const doubt =
    doubtful.length === 0
      ? ''
      : ` ${doubtful.length === 1 ? 'One place is' : `${doubtful.length} places are`} uncertain, marked with a question mark.`;
  const turned = picture.turns === 0 ? '' : ' The photo was not upright; it is read turned.';
  const warnings = picture.flaws.map((flaw) => ` ${FLAWS[flaw]}`).join('');
  const they = picture.places.some(isWritten) ? 'The clues' : 'They';
  return `${sayCounts(type, picture)} read.${sayWritten(type, picture)}${doubt}${turned}${warnings}${sayVerdict(proof.verdict, they)} Press a cell to correct it.`;
}

/** What happens to handwriting. */
function sayWritten({ photo }: PuzzleType, picture: PictureRead): string {
  const count = picture.places.filter(isWritten).length;
  if (photo === undefined || count === 0) return '';
  const [one, many] = CELLS[kindOfCells(photo, picture)];
  return count === 1
    ? ` One ${one} is taken as written by hand: it becomes your mark, the others clues.`
    : ` ${count} ${many} are taken as written by hand: they become your marks, the others clues.`;
}

/** "Digits" for numbers with one digit. */
function kindOfCells({ cells }: PhotoForm, { lattice }: PictureRead): PhotoForm['cells']['kind'] {
  const longer = Math.max(lattice.across, lattice.down);
  const isDigit = cells.kind === 'numbers' && mostChoices(cells, longer) <= LARGEST_DIGIT;
  return isDigit ? 'digits' : cells.kind;
}

function sayCounts({ photo }: PuzzleType, picture: PictureRead): string {
  const filled = picture.places.filter(({ text }) => text !== '');
  const inCells = filled.filter(({ id }) => isCell(id)).length;
  const outside = filled.length - inCells;
  const parts: string[] = [];
  // With clues outside, all cells may be empty.
  if (photo !== undefined && photo.cells.kind !== 'none' && (inCells > 0 || outside === 0))
    parts.push(counted(inCells, ...CELLS[kindOfCells(photo, picture)]));
  if (picture.walls.length > 0 && photo !== undefined)
    parts.push(counted(Math.max(...textsOf(picture).areas) + 1, ...AREAS[photo.walls]));
  if (outside > 0) parts.push(counted(outside, 'clue beside the cells', 'clues beside the cells'));
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : `${parts[0]}`;
}

/** The hand in words. */
const HANDS: Readonly<Record<Hand, string>> = {
  printed: 'printed',
  written: 'written by hand',
};

/** The content of a place, with its hand if it is not printed: "5, written by hand". */
export const sayPlace = (place: PlaceRead): string => {
  const { text } = place;
  return `${text === '' ? 'empty' : text}${isWritten(place) ? `, ${HANDS.written}` : ''}`;
};

/** A correction that leaves one solution. */
export function sayMisread(misread: Correction, { places, lattice }: PictureRead): string {
  const then = ': then there is one solution';
  switch (misread.kind) {
    case 'place': {
      const { name = '' } = places.find(({ id }) => id === misread.id) ?? {};
      const { text } = misread;
      return `${name} ${text === '' ? 'empty' : `${/^(8|1[18]$)/.test(text) ? 'an' : 'a'} ${text}`}${then}`;
    }
    case 'hand': {
      const { name = '' } = places.find(({ id }) => id === misread.id) ?? {};
      return `${name} ${HANDS[misread.hand]}${then}`;
    }
    case 'wall': {
      const [one, other] = misread.cells.map(
        (cell) =>
          `row ${Math.floor(cell / lattice.across) + 1}, column ${(cell % lattice.across) + 1}`,
      );
      return `${misread.stands ? 'A' : 'No'} wall between ${one} and ${other}${then}`;
    }
  }
}
