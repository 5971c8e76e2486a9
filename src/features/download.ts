/** How long a download may take to start before its blob is revoked, in milliseconds. */
const KEPT = 60_000;

/** Has the browser save a text or bytes as a file. */
export function download(name: string, content: string | Uint8Array<ArrayBuffer>): void {
  const type =
    typeof content === 'string' ? 'text/plain;charset=utf-8' : 'application/octet-stream';
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
