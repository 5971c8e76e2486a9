import { labTypeWithId, readLabType } from '#definition/labType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { unpackText } from '#puzzle/link.ts';
import { isDefinitionText, normalDefinition, splitDefinition } from '#puzzle/typeId.ts';
import { ideas } from '#puzzles/ideas.ts';
import { rulesTexts } from '#puzzles/rulesTexts.ts';
import { entryWithId } from '#store/autosave/opening.ts';
import { readDraft } from '#store/lab/draft.ts';
import { followDefinition } from '#store/lab/followDefinition.ts';
import { showDefinition } from '#store/lab/lab.ts';
import { followTrial } from '#store/lab/trial.ts';
import { STARTER } from '#store/lab/starter.ts';
import { useDocument } from '#store/document/document.ts';
import { notify, openPanel } from '#store/document/view.ts';
import { MINE, openAddress } from '../share/address.ts';

/** What an address of the lab leads to. */
interface Place {
  /** The text for the editor. */
  readonly text: string;
  readonly isForeign: boolean;
  /** The rules that the board was kept with, in the library or in the link. */
  readonly before?: string;
  /** The board's own part of the address. */
  readonly payload: string | undefined;
  readonly entry: string | undefined;
}

/** The type of the board while the text in the editor cannot be read as one. */
function fallbackType(): PuzzleType {
  const { type } = useDocument.getState();
  const fallback = isDefinitionText(type.id) ? type : labTypeWithId(STARTER);
  if (fallback === undefined) throw new Error('The first definition cannot be read');
  return fallback;
}

/** Whether a definition is written here: by us, or by the visitor just now. */
const isOurs = (text: string): boolean =>
  [...ideas, ...rulesTexts, { text: readDraft()?.text ?? '' }].some(
    (each) => normalDefinition(each.text) === normalDefinition(text),
  );

/** The definition of an entry in this browser's library. */
async function definitionOf(id: string | undefined): Promise<string | undefined> {
  const entry = id === undefined ? undefined : await entryWithId(id);
  return entry !== undefined && isDefinitionText(entry.type) ? entry.type : undefined;
}

async function find(payload: string | undefined, entry: string | undefined): Promise<Place> {
  const mine = payload?.startsWith(MINE) === true ? payload.slice(MINE.length) : entry;
  const kept = await definitionOf(mine);
  if (kept !== undefined) {
    // What was typed last may not be readable, and then no entry holds it.
    const text = readDraft(mine)?.text ?? kept;
    return { text, isForeign: false, before: kept, payload, entry };
  }
  if (payload !== undefined && !payload.startsWith(MINE)) {
    const unpacked = await unpackText(payload);
    const text = unpacked.ok ? splitDefinition(unpacked.value).definition : STARTER;
    // Typed on this very page before it was loaded again, or left and come back to.
    const typed = entry === undefined ? undefined : readDraft(entry)?.text;
    if (typed !== undefined && normalDefinition(typed) !== normalDefinition(text))
      return { text: typed, isForeign: false, before: text, payload, entry };
    return { text, isForeign: unpacked.ok && !isOurs(text), payload, entry };
  }
  const draft = readDraft();
  const before = await definitionOf(draft?.entry);
  return {
    text: draft?.text ?? STARTER,
    isForeign: false,
    ...(before === undefined ? {} : { before }),
    payload,
    entry: draft?.entry ?? entry,
  };
}

let isFollowing = false;

const UNREADABLE =
  'The rules of this link cannot be read: the list below them says why. The board is of other rules.';

/**
 * Opens an address of the lab: a definition with its board, or what was written last. Resolves to
 * whether everything that it needs was fetched.
 */
export async function openLab(
  payload: string | undefined,
  entry: string | undefined,
  isWanted: () => boolean,
): Promise<boolean> {
  const place = await find(payload, entry);
  if (!isWanted()) return true;
  const reading = readLabType(place.text);
  // A board that is kept opens under the rules that it was kept with; then it follows the text.
  const type =
    (place.before === undefined ? undefined : labTypeWithId(place.before)) ??
    (reading.ok ? reading.type : fallbackType());
  const isBoard = reading.ok || !place.isForeign;
  const arrival = await openAddress(type, isBoard ? place.payload : undefined, place.entry);
  if (arrival === 'unfetched') return false;
  if (!isFollowing) {
    followDefinition();
    followTrial();
  }
  isFollowing = true;
  showDefinition(place.text, place.isForeign);
  openPanel('write');
  if (!reading.ok && place.isForeign) notify({ sentence: UNREADABLE });
  return true;
}
