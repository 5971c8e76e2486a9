/** Where on the built start page begins what is painted after its title and its sentence. */
const BEGIN = '<details class="bring';
const END = '</div><div class="prerendered-puzzle">';

/** What has a rule of its own: see `inlineStyles`. */
const RULED = ' data-p="';

/**
 * Puts what is painted later into a `noscript`, with its `rules`, which nothing else needs. To a browser with
 * scripts that is one piece of text: a link's page does not take it apart, and the start page does once its
 * title is painted, by `putBack`.
 */
export function setAside(html: string, rules: string): string {
  const begin = html.indexOf(BEGIN);
  const end = html.indexOf(END);
  if (begin === -1 || end < begin) throw new Error('The start page has nothing to set aside');
  const [before, aside, after] = [html.slice(0, begin), html.slice(begin, end), html.slice(end)];
  if (`${before}${after}`.includes(RULED))
    throw new Error('What is painted first needs rules, too');
  return `${before}<noscript><style>${rules}</style>${aside}</noscript>${after}`;
}

/**
 * Makes elements of what was set aside, if it is there. Drawing all of its pictures at once would keep
 * a phone from answering: the first are drawn now, and two more in each frame. Its own text is part of
 * the built page, so nothing outside of it can be used.
 */
export function putBack(): void {
  const aside = document.querySelector('.start-page > noscript');
  if (aside === null) return;
  const { content } = Object.assign(document.createElement('template'), {
    innerHTML: aside.textContent,
  });
  // React takes over what is below, and knows of no rules there.
  document.head.append(...content.querySelectorAll('style'));
  aside.replaceWith(content);
  const later = [...document.querySelectorAll<HTMLElement>('.gallery-picture')].slice(4);
  const drawNext = (): void => {
    for (const { style } of later.splice(0, 2)) style.removeProperty('content-visibility');
    if (later.length > 0) requestAnimationFrame(drawNext);
  };
  for (const { style } of later) style.setProperty('content-visibility', 'hidden');
  requestAnimationFrame(() => requestAnimationFrame(drawNext));
}
