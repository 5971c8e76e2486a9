/** Z3 did not come, for a reason of its own; the message is a sentence for the person who waits. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}
