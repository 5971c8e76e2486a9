import { showText } from '../showPanel.ts';

/**
 * Opens the system's share sheet with the puzzle's link; where there is none, or it fails, the panel
 * with the link and the text. Resolves when the sheet is closed.
 */
export async function shareLink(title: string): Promise<void> {
  const link = { title, url: location.href };
  // Absent in some browsers, and on pages that are not secure.
  if (!('share' in navigator) || navigator.canShare?.(link) === false) return showText();
  try {
    await navigator.share(link);
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosed) showText();
  }
}
