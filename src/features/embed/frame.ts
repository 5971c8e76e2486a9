/** How the page looks in a frame; `auto` follows the page around it, or else the system. */
export type FrameTheme = 'auto' | 'light' | 'dark';

export const FRAME_THEMES: readonly FrameTheme[] = ['auto', 'light', 'dark'];

/** What makes an address one for a frame: `?embed`, `?embed=light` or `?embed=dark`. */
const QUERY = 'embed';

/** How a frame is to look by the query of its address; `undefined` on the whole page. */
export function frameTheme(search: string): FrameTheme | undefined {
  const value = new URLSearchParams(search).get(QUERY);
  if (value === null) return undefined;
  // Any other word may mean something to a later version.
  return FRAME_THEMES.find((theme) => theme === value) ?? 'auto';
}

/** The address of a frame with what `address` opens on the whole page. */
export function frameAddress(address: string, theme: FrameTheme): string {
  const url = new URL(pageAddress(address));
  // Written by hand: `URLSearchParams` would give "embed=".
  const word = theme === 'auto' ? QUERY : `${QUERY}=${theme}`;
  url.search = url.search === '' ? word : `${url.search}&${word}`;
  return url.href;
}

/** The same address on the whole page, where it may be one for a frame. */
export function pageAddress(address: string): string {
  const url = new URL(address);
  // Other parts of the query stay as they are, which `URLSearchParams` would write anew.
  const others = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== QUERY && !part.startsWith(`${QUERY}=`));
  url.search = others.join('&');
  return url.href;
}

/** Whether this page was opened in a frame, by its address. */
const isFramed = (): boolean => frameTheme(location.search) !== undefined;

/** The attributes of a link to another part of the page: from a frame, it opens a window of its own. */
export const partLink = (
  hash: string,
): { readonly href: string; readonly target?: '_blank'; readonly rel?: 'noopener' } =>
  isFramed()
    ? {
        href: new URL(hash, pageAddress(location.href)).href,
        target: '_blank',
        rel: 'noopener',
      }
    : { href: hash };
