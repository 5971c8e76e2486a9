import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { standardParameters } from '#puzzle/parameters.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { packText } from '#puzzle/link.ts';
import { withDefinition, wordOfType } from '#puzzle/typeId.ts';
import { sayProblem } from '#puzzle/result.ts';
import type { Problem } from '#puzzle/result.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { openDocument } from '#store/document/document.ts';
import { enterWork } from '#store/document/marking.ts';
import { boardOf, entryWithId, entryWithText, newestBoard } from '#store/autosave/opening.ts';
import { fittingWork } from '#store/autosave/played.ts';
import { setAddressState } from './addressState.ts';
import { readPayload } from './readPayload.ts';
import { firstLayer } from '#store/document/layer.ts';
import type { Layer } from '#store/document/layer.ts';
import { notify, resetView } from '#store/document/view.ts';
import type { Notice } from '#store/document/view.ts';

/** The hash of a type's page, or of a puzzle of it. */
export const addressOf = ({ id }: PuzzleType, payload?: string): string =>
  payload === undefined ? `#/${wordOfType(id)}` : `#/${wordOfType(id)}/${payload}`;

/** A link's payload; `undefined` if the browser is too old. */
export const payloadOf = ({ id }: PuzzleType, text: string): Promise<string | undefined> =>
  packText(withDefinition(id, text));

/** The prefix of an entry's id in an address; no link's payload begins with it. */
export const MINE = 'mine.';

/** The address of an entry in this browser's library. */
export const addressOfEntry = (type: PuzzleType, id: string): string =>
  addressOf(type, `${MINE}${id}`);

let visits = 0;
/** The type whose page was opened last. */
let lastOpened: PuzzleType | undefined;

/** The message for when the next address is opened. */
let arrivalWords: string | undefined;

/** Navigates to a puzzle's address, and shows a message there. */
export function goToAddress(hash: string, words?: string): void {
  arrivalWords = words;
  location.hash = hash;
}

/** The same in place of the address that is open, so that the way back leads past it. */
export function replaceAddress(hash: string, words: string): void {
  arrivalWords = words;
  location.replace(hash);
}

/**
 * The outcome of opening an address; after `unfetched` nothing was opened, and nothing is
 * overwritten.
 */
export type Arrival = 'opened' | 'unfetched';

/** What an address refers to, once the board should show it. */
type Destination =
  | 'unfetched'
  | {
      show(): void;
      readonly notice?: Notice;
      /** The address has no readable puzzle. */
      readonly isUnreadable?: true;
    };

/**
 * Opens what an address names, as an entry of its own: the entry in the browser's history state,
 * that of the link's puzzle, or the visitor's latest of that type. A bad payload changes nothing
 * and is reported in a sentence.
 */
export async function openAddress(
  type: PuzzleType,
  payload: string | undefined,
  entry: string | undefined,
): Promise<Arrival> {
  visits += 1;
  const mine = visits;
  const isThere = lastOpened === type;
  const destination = await find(type, payload, entry, isThere);
  // The visitor navigated to another address meanwhile.
  if (mine !== visits) return 'opened';
  if (destination === 'unfetched') return 'unfetched';
  lastOpened = type;
  setAddressState(destination.isUnreadable === true ? 'unreadable' : 'opened');
  destination.show();
  const words = arrivalWords;
  arrivalWords = undefined;
  const said = words === undefined ? undefined : { sentence: words, isGood: true as const };
  const notice = destination.notice ?? said;
  if (notice !== undefined) notify(notice);
  return 'opened';
}

/** Where an address leads; `isThere` if a board of its type is on the page. */
async function find(
  type: PuzzleType,
  payload: string | undefined,
  entry: string | undefined,
  isThere: boolean,
): Promise<Destination> {
  if (payload?.startsWith(MINE) === true) {
    const id = payload.slice(MINE.length);
    const gone = {
      show: () => showEmpty(type),
      notice: { sentence: GONE },
      isUnreadable: true as const,
    };
    return (await visitEntry(type, id)) ?? gone;
  }
  const begun = entry === undefined ? undefined : await visitEntry(type, entry);
  if (begun !== undefined) return begun;
  if (payload !== undefined) return visitPayload(type, payload, entry, isThere);
  // An entry in the history state without a library entry and without clues was never edited.
  return entry === undefined ? visitNewest(type) : { show: () => showEmpty(type, entry) };
}

const GONE =
  'This browser keeps no such puzzle: it was deleted, or the address is from another browser. To share a puzzle, copy the address that its own page has.';

/** The entry with an id, if there is one of this type that can be read. */
async function visitEntry(type: PuzzleType, id: string): Promise<Destination | undefined> {
  const entry = await entryWithId(id);
  const board = entry === undefined ? undefined : await boardOf(type, entry);
  switch (board?.kind) {
    case 'board':
      return { show: () => showBoard(board) };
    case 'unfetched':
      return 'unfetched';
    case 'unreadable':
    case undefined:
      return undefined;
  }
}

function showBoard(board: { readonly isPlayed: boolean; show(): void }): void {
  board.show();
  resetView(board.isPlayed ? 'marks' : 'clues');
}

async function visitNewest(type: PuzzleType): Promise<Destination> {
  const { board, unreadable } = await newestBoard(type);
  if (board?.kind === 'unfetched') return 'unfetched';
  const notice =
    unreadable === undefined ? {} : { notice: { sentence: sayUnreadable(type), text: unreadable } };
  return {
    show: () => (board === undefined ? showEmpty(type) : showBoard(board)),
    ...notice,
  };
}

const showEmpty = (type: PuzzleType, entry?: string): void =>
  showPuzzle(type, emptyPuzzle(type), firstLayer(type, standardParameters(type.parameters)), entry);

function showPuzzle(type: PuzzleType, puzzle: Puzzle, layer: Layer, entry?: string): void {
  openDocument(type, puzzle, undefined, entry);
  resetView(layer);
}

/** The puzzle of a link: with the visitor's marks if it was begun before. */
async function visitPayload(
  type: PuzzleType,
  payload: string,
  entry: string | undefined,
  isThere: boolean,
): Promise<Destination> {
  const linked = await readPayload(type, payload);
  if (linked === 'unfetched') return 'unfetched';
  if (!linked.ok) return visitBadLink(type, linked.problem, isThere);
  const { puzzle, progress, isExample } = linked.value;
  if (isExample === true) return { show: () => showPuzzle(type, puzzle, 'clues', entry) };
  if (progress !== undefined) {
    return {
      show() {
        showPuzzle(type, puzzle, 'marks', entry);
        // An edit as if by hand: it is saved, and undo leaves the puzzle alone.
        enterWork(fittingWork(type, puzzle, progress));
      },
    };
  }
  const show = (): void => showPuzzle(type, puzzle, 'marks', entry);
  const begun = await entryWithText(type, writePuzzle(type, puzzle));
  const board = begun === undefined ? undefined : await boardOf(type, begun);
  if (board?.kind !== 'board') return { show };
  return {
    show() {
      board.show();
      resetView('marks');
    },
  };
}

/** Keeps the board as it is; if there is none yet, shows the visitor's latest. */
async function visitBadLink(
  type: PuzzleType,
  problem: Problem,
  isThere: boolean,
): Promise<Destination> {
  if (isThere) return { show: () => {}, notice: sayBadLink(problem, true), isUnreadable: true };
  const { board } = await newestBoard(type);
  if (board?.kind === 'unfetched') return 'unfetched';
  return {
    show: () => (board === undefined ? showEmpty(type) : showBoard(board)),
    notice: sayBadLink(problem, board !== undefined),
    isUnreadable: true,
  };
}

const sayBadLink = (problem: Problem, isBefore: boolean): Notice => ({
  sentence: `This link could not be opened. ${sayProblem(problem)} ${isBefore ? 'The board shows what was on it before.' : 'The board is empty.'}`,
});

const sayUnreadable = ({ name }: PuzzleType): string =>
  `What this browser kept of your last ${name} cannot be read by this version of the page. It stays kept as it is, and you can copy it.`;
