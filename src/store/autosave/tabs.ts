/** What one tab tells the others: an entry was written. */
export interface TabMessage {
  readonly id: string;
  readonly revision: number;
}

let channel: BroadcastChannel | undefined;

/** Old browsers lack it: there, a tab that is behind is told when it writes or comes into sight. */
const openChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined'
    ? undefined
    : (channel ??= new BroadcastChannel('gridproof:library'));

export const notifyTabs = (word: TabMessage): void => openChannel()?.postMessage(word);

/**
 * Hears what other tabs tell, from whatever version of the page, until what this returns is called.
 */
export function listenToTabs(hear: (word: TabMessage) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>): void => {
    if (isWord(data)) hear(data);
  };
  const channel = openChannel();
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
}

const isWord = (data: unknown): data is TabMessage =>
  typeof data === 'object' &&
  data !== null &&
  'id' in data &&
  typeof data.id === 'string' &&
  'revision' in data &&
  typeof data.revision === 'number';
