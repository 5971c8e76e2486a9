/** Where on the built start page begins what is painted after its title and its sentence. */
const BEGIN = '<details class="bring';
const END = '</div><div class="prerendered-puzzle">';

/**
 * Puts what is painted later into a `noscript`. To a browser with scripts that is one piece of text: a
 * link's page does not take it apart, and the start page does once its title is painted, by `putBack`.
 */
export function setAside(html: string): string {
  const begin = html.indexOf(BEGIN);
  const end = html.indexOf(END);
  if (begin === -1 || end < begin) throw new Error('The start page has nothing to set aside');
  return `${html.slice(0, begin)}<noscript>${html.slice(begin, end)}</noscript>${html.slice(end)}`;
}

/**
 * Makes elements of what was set aside, if it is there. Drawing all of its pictures at once would keep
 * a phone from answering: the first are drawn now, and two more in each frame. Its own text is part of
 * the built page, so nothing outside of it can be used.
 */
export function putBack(): void {
  const aside = document.querySelector('.start-page > noscript');
  if (aside === null) return;
  aside.outerHTML = aside.textContent;
  const later = [...document.querySelectorAll<HTMLElement>('.gallery-picture')].slice(4);
  const drawNext = (): void => {
    for (const { style } of later.splice(0, 2)) style.removeProperty('content-visibility');
    if (later.length > 0) requestAnimationFrame(drawNext);
  };
  for (const { style } of later) style.setProperty('content-visibility', 'hidden');
  requestAnimationFrame(() => requestAnimationFrame(drawNext));
}
