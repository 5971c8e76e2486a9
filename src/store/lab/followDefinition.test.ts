import { beforeEach, describe, expect, it, vi } from 'vitest';
import { definitionWith } from '#definition/testing.ts';
import { readLabType } from '#definition/labType.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { normalDefinition } from '#puzzle/typeId.ts';

const stored = new Map<string, string>();
vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});

const { enterValue, openDocument, useDocument } = await import('#store/document/document.ts');
const { readDraft } = await import('./draft.ts');
const { followDefinition } = await import('./followDefinition.ts');
const { showDefinition, typeDefinition, useLab } = await import('./lab.ts');

const DIFFER = 'in each row and column all numbers differ';
const NUMBERS = definitionWith([DIFFER], { board: 'square 4 to 6, usually 5' });
const TOUCHLESS = definitionWith([DIFFER, 'touching cells differ'], {
  board: 'square 4 to 6, usually 5',
});
const LARGER = definitionWith([DIFFER], { board: 'square 4 to 8, usually 7' });
const STARS = definitionWith(['no two stars touch, not even at a corner'], {
  board: 'square 4 to 6, usually 5',
  fill: 'each cell: star or blank',
});

const board = () => useDocument.getState();
const filled = () => board().puzzle.givens.filter((given) => given !== undefined);

/** Types a text, and waits until the board is of it. */
async function type(text: string): Promise<void> {
  typeDefinition(text);
  await vi.waitFor(() => {
    expect(board().type.id).toBe(normalDefinition(text));
  });
}

/** Opens an empty board of a text, and follows what is typed from then on. */
function begin(text: string): void {
  const reading = readLabType(text);
  if (!reading.ok) throw new Error(reading.problems[0]?.sentence);
  openDocument(reading.type, emptyPuzzle(reading.type));
  showDefinition(text);
}

let stop = (): void => {};

beforeEach(() => {
  stop();
  stored.clear();
  begin(NUMBERS);
  stop = followDefinition();
});

describe('while rules are typed', () => {
  it('the clues and marks of the board stay, in the same entry', async () => {
    enterValue('clues', [0, 7], 3);
    enterValue('marks', [1], 2);
    const { entry, puzzle } = board();
    await type(TOUCHLESS);
    expect(board().puzzle).toEqual(puzzle);
    expect(board().marks[1]).toBe(2);
    expect(board().entry).toBe(entry);
  });

  it('what the new rules cannot hold is put aside, and comes back with rules that can', async () => {
    enterValue('clues', [0], 3);
    enterValue('marks', [1], 2);
    const { entry, puzzle } = board();
    await type(STARS);
    expect(filled()).toEqual([]);
    expect(board().entry).not.toBe(entry);
    await type(TOUCHLESS);
    expect(board().puzzle).toEqual(puzzle);
    expect(board().marks[1]).toBe(2);
    expect(board().entry).toBe(entry);
  });

  it('what is entered under the new rules is kept from then on', async () => {
    enterValue('clues', [0], 3);
    await type(STARS);
    enterValue('clues', [5], 1);
    const { entry } = board();
    await type(STARS.replace('puzzle Trial', 'puzzle Another'));
    expect(board().puzzle.givens[5]).toBe(1);
    expect(filled()).toEqual([1]);
    expect(board().entry).toBe(entry);
  });

  it('a blank board has the usual size of the new rules, and one that is filled its own', async () => {
    await type(LARGER);
    expect(board().puzzle.parameters['size']).toBe(7);
    await type(NUMBERS);
    expect(board().puzzle.parameters['size']).toBe(5);
    enterValue('clues', [0], 3);
    await type(LARGER);
    expect(board().puzzle.parameters['size']).toBe(5);
    expect(filled()).toEqual([3]);
  });

  it('a text that cannot be read leaves the board as it is, and is kept as typed', async () => {
    enterValue('clues', [0], 3);
    const before = board();
    typeDefinition(`${NUMBERS}\n  no two`);
    await vi.waitFor(() => {
      expect(useLab.getState().reading.ok).toBe(false);
    });
    expect(board()).toBe(before);
    expect(readDraft()).toEqual({ text: `${NUMBERS}\n  no two`, entry: before.entry });
  });

  it('a text that another one has followed before it was opened is never on the board', async () => {
    enterValue('clues', [0], 3);
    const seen = new Set<string>();
    const unsubscribe = useDocument.subscribe(({ type: { id } }) => seen.add(id));
    for (const text of [STARS, TOUCHLESS]) {
      useLab.setState({ text, reading: readLabType(text) });
    }
    await vi.waitFor(() => {
      expect(board().type.id).toBe(normalDefinition(TOUCHLESS));
    });
    unsubscribe();
    expect([...seen]).toEqual([normalDefinition(TOUCHLESS)]);
    expect(filled()).toEqual([3]);
  });
});

it('a board that is opened brings its text into the editor, and its lines say what they mean', () => {
  enterValue('clues', [0], 3);
  const reading = readLabType(STARS);
  if (!reading.ok) throw new Error('The text cannot be read');
  openDocument(reading.type, emptyPuzzle(reading.type));
  const { text, echoes } = useLab.getState();
  expect(normalDefinition(text)).toBe(normalDefinition(STARS));
  expect(echoes.get('board square 4 to 6, usually 5')?.says).toBe('now 5×5');
});

it('nothing is followed any more after it was stopped', async () => {
  stop();
  const before = board();
  typeDefinition(STARS);
  await vi.waitFor(() => {
    expect(useLab.getState().reading).toBe(readLabType(STARS));
  });
  expect(board()).toBe(before);
});
