/** OpenSudoku's files: a folder of games; the cells of each are digits, or values with notes. */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript, ForeignForm } from './form.ts';
import { readXml, elementText } from './xml.ts';
import type { XmlElement } from './xml.ts';

const CELLS = 81;
/** From this version on, cells have corner and centre notes. */
const TWO_NOTES = 4;

export const openSudoku: ForeignForm = {
  from: 'an OpenSudoku file',
  read(text) {
    if (!text.trimStart().startsWith('<') || !/<opensudoku[\s>]/.test(text)) return undefined;
    const root = readXml(text);
    if (root === undefined) return [failure('This file is damaged: an element of it does not end')];
    const games = everyGame(root);
    const about = (['name', 'author', 'comment'] as const).map((name) => elementText(root, name));
    return games.length === 0
      ? [failure('There is no game in this file')]
      : games.map((game) => readGame(game, about));
  },
};

const everyGame = (element: XmlElement): readonly XmlElement[] =>
  element.children.flatMap((child) => (child.name === 'game' ? [child] : everyGame(child)));

function readGame(
  game: XmlElement,
  [name = '', author = '', comment = '']: readonly string[],
): Result<Transcript> {
  const data = game.attributes.get('data') ?? game.text.trim();
  const version = Number(/^version:\s*(\d+)/.exec(data)?.[1] ?? Number.NaN);
  const read = Number.isNaN(version) ? readDigits(data.trim()) : readCells(data, version);
  if (!read.ok) return read;
  return success({
    typeId: 'sudoku',
    parameters: { size: 9 },
    comments: [name, author && `By ${author}`, comment],
    ...read.value,
  });
}

type Cells = Pick<Transcript, 'givens' | 'leftOut'>;

function readDigits(data: string): Result<Cells> {
  if (!/^[0-9]{81}$/.test(data))
    return failure(`A game has ${data.length} characters, ${CELLS} digits wanted`);
  return success({ givens: [...data].map((digit) => (digit === '0' ? undefined : Number(digit))) });
}

/** `value|notes|editable|` for each cell; an editable value is the player's. */
function readCells(data: string, version: number): Result<Cells> {
  const fields = data.replace(/^version:\s*\d+\s*/, '').split('|');
  const each = version >= TWO_NOTES ? 4 : 3;
  if (fields.length < CELLS * each) return failure('A game has fewer than 81 cells');
  const cells = Array.from({ length: CELLS }, (_, cell) =>
    fields.slice(cell * each, (cell + 1) * each),
  );
  const givens = cells.map(([value = '']) =>
    /^[1-9]$/.test(value.trim()) ? Number(value) : undefined,
  );
  const isGiven = cells.map((cell) => cell[each - 1] === '0');
  const players = cells.some(
    ([, ...notes], cell) =>
      !isGiven[cell] &&
      (givens[cell] !== undefined ||
        notes.slice(0, -1).some((note) => !['', '-', '0'].includes(note))),
  );
  return success({
    givens: givens.map((given, cell) => (isGiven[cell] ? given : undefined)),
    leftOut: players ? ['the player’s own digits and notes'] : [],
  });
}
