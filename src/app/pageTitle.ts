/** Names the page, the most particular first, as tabs and bookmarks show its beginning. */
export function titlePage(...names: readonly string[]): void {
  document.title = [...names, 'Gridproof'].join(' – ');
}
