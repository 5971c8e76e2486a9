/** Z3 could not be downloaded; the message is a sentence for the user. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}
