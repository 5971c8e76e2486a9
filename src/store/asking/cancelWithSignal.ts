import type { PendingJob } from '#engine/page/client.ts';

/** The answer to a question, which is cancelled when `signal` aborts. */
export async function cancelWithSignal<Answer>(
  asked: PendingJob<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const cancel = () => asked.cancel();
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  try {
    return await asked.outcome;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
