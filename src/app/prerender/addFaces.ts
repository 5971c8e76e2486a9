/**
 * Registers the font faces embedded in the page's head as data blocks (`faceBlocks`), before the
 * first layout. The source text of this function is part of the built page.
 */
export function addFaces(): void {
  const bytes = Uint8Array as { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> };
  for (const block of document.querySelectorAll<HTMLElement>('script[type="font/woff2"]')) {
    const { family = '', weight = '', letters = '' } = block.dataset;
    const data =
      bytes.fromBase64?.(block.textContent) ??
      // Browsers from before 2025, without `Uint8Array.fromBase64`.
      Uint8Array.from(atob(block.textContent), (byte) => byte.charCodeAt(0));
    document.fonts.add(new FontFace(family, data, { weight, unicodeRange: letters }));
  }
}
