/** A message to other tabs: an entry was written. */
export interface TabMessage {
  readonly id: string;
  readonly revision: number;
}

let channel: BroadcastChannel | undefined;

/** Absent in old browsers: there, an outdated tab finds out when it writes or becomes visible. */
const openChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined'
    ? undefined
    : (channel ??= new BroadcastChannel('gridproof:library'));

export const notifyTabs = (word: TabMessage): void => openChannel()?.postMessage(word);

/** Calls back with messages of other tabs, of any version; returns a function that stops that. */
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
