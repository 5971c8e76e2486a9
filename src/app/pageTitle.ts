/** Sets the page's title, most specific name first, since tabs and bookmarks show its beginning. */
export function titlePage(...names: readonly string[]): void {
  document.title = [...names, 'Gridproof'].join(' – ');
}
