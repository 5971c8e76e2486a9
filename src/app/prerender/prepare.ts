/** What the head's script knows of each puzzle type's page, by the type's id. */
export type Pages = Readonly<
  Record<string, { readonly name: string; readonly files: readonly string[] }>
>;

/** A paste that happened before the page's script could handle it. */
interface Held {
  text: string;
  files: readonly File[];
  /** Aborted by the script that handles the paste; nothing is held from then on. */
  readonly ended: AbortController;
}

/**
 * The inline script in the head of the built page, which runs before the first paint. It is
 * embedded as its source text, so it can use nothing but its argument. It sets the chosen theme;
 * shows what the address asks for (the start page, without the newcomers' part if there is saved
 * work, a puzzle's title, or nothing yet in a frame); preloads the files of the named type beside the first script; holds
 * what is pasted on the start page until that script runs; and says so if it fails to load.
 */
export function prepare(pages: Pages): void {
  const { dataset, style } = document.documentElement;
  const [id = ''] = location.hash.replace(/^#?\/?/, '').split('/');
  const page = Object.hasOwn(pages, id) ? pages[id] : undefined;
  // What `features/embed/frame.ts` says of the query.
  const frame = new URLSearchParams(location.search).get('embed');
  if (frame !== null) dataset['page'] = 'frame';
  else dataset['page'] = id === '' ? 'start' : page === undefined ? 'other' : 'puzzle';
  if (page !== undefined) {
    for (const file of page.files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
    style.setProperty('--name', JSON.stringify(page.name));
  }
  // `error` events of elements do not bubble. Of the page's scripts only ours have a `src`.
  const sayUnfetched = ({ target }: Event): void => {
    if (!(target instanceof HTMLScriptElement)) return;
    const said = document.querySelector<HTMLTemplateElement>('template.unfetched')?.content;
    if (said === undefined) return;
    said.querySelector('button')?.addEventListener('click', () => location.reload());
    document.body.prepend(said);
  };
  addEventListener('error', sayUnfetched, { capture: true });
  try {
    dataset['theme'] = frame ?? localStorage.getItem('gridproof:theme') ?? 'auto';
    if (localStorage.getItem('gridproof:begun') !== null) dataset['begun'] = '';
  } catch {
    // Without storage, the page looks as it does to a newcomer.
  }
  if (id === '' && frame === null) {
    const ended = new AbortController();
    const held: Held = { text: '', files: [], ended };
    (globalThis as { gridproofPaste?: Held }).gridproofPaste = held;
    const hold = ({ clipboardData, target }: ClipboardEvent): void => {
      // Text pasted into the text box stays there.
      if (target instanceof HTMLTextAreaElement) return;
      held.text = clipboardData?.getData('text') ?? '';
      held.files = [...(clipboardData?.files ?? [])];
    };
    document.addEventListener('paste', hold, { signal: ended.signal });
  }
}
