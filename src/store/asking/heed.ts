import type { Asked } from '#engine/page/client.ts';

/** What comes of a question that is cancelled when `signal` says so. */
export async function heed<Answer>(asked: Asked<Answer>, signal: AbortSignal): Promise<Answer> {
  const cancel = () => asked.cancel();
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  try {
    return await asked.outcome;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
